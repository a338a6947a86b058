/** Where houses and prices stand around a city: on the sides that its name leaves free. */
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

/** Return the place of a price: beside name and houses, on the upper side of the two that are left. */
export function pricePlace(city: CityGeometry): Point {
  const angle = ((city.houses + 90) * Math.PI) / 180;
  const upper = Math.sin(angle) <= 0 ? 1 : -1;
  const away = SIZES.city + 7;
  return { x: upper * away * Math.cos(angle), y: upper * away * Math.sin(angle) };
}
