/** Where houses stand around a city: on the side that its name leaves free. */
import { type CityGeometry, type Point, SIZES } from './geometry';

/** The angle between two houses; six of them fill little more than half of the ring. */
const APART = 34;

/** Return the places of so many houses, from the city's middle. */
export function housePlaces(city: CityGeometry, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((city.houses + (i - (count - 1) / 2) * APART) * Math.PI) / 180;
    return { x: SIZES.houses * Math.cos(angle), y: SIZES.houses * Math.sin(angle) };
  });
}
