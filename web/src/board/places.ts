/** All cities and provinces of a game, lit or not, as things that one can ask about. */
import type { BoardView, Target } from './api';
import type { CityGeometry, MapGeometry } from './geometry';
import { litSpots, type Spot } from './targets';

/** Tell whether a city is part of the game: some variants leave provinces out. */
export function isCityInPlay(city: CityGeometry, view: BoardView): boolean {
  return city.capital || city.name in view.cities;
}

/** Return where cities and bonus markers are, in reading order; `say` puts each into words. */
export function placeSpots(
  geometry: MapGeometry,
  view: BoardView,
  say: (target: Target) => string,
): Spot[] {
  const targets: Target[] = [
    ...geometry.cities
      .filter((city) => isCityInPlay(city, view))
      .map(({ name }): Target => ({ what: 'city', city: name })),
    ...Object.keys(view.markers).map((province): Target => ({ what: 'province', province })),
  ];
  return litSpots(
    targets.map((target) => ({ target, label: say(target) })),
    geometry,
    [],
  );
}
