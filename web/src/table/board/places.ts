/** What is to be known about a city or a province now: houses, price, what it would bring. */
import { type Cost, houseCost, lackOf } from '../../game/cost';
import { MARKER_COINS } from '../../game/cards';
import { type Good, GOODS, type Kind, KINDS } from '../../game/names';
import type { GameView, Goods } from '../../net/messages';
import type { MapGeometry } from '../../board/geometry';

export interface CityFacts {
  /** The capital produces nothing, and nobody builds there. */
  good: Good | null;
  owners: number[];
  cost: Cost | null;
  own: boolean;
  /** Whether a colonist of the viewer stands on a line to it, as building needs. */
  beside: boolean;
  /** What the viewer lacks for a house. */
  lack: Cost | null;
  colonists: { seat: number; kind: Kind; count: number }[];
}

/** Tell all about a city, for a seat; -1 for who only watches. */
export function cityFacts(game: GameView, city: string, seat: number): CityFacts {
  const good = game.cities[city] ?? null;
  const owners = game.players.flatMap(({ houses }, i) => (houses.includes(city) ? [i] : []));
  const cost = good && houseCost(good, owners.length);
  const own = owners.includes(seat);
  return {
    good,
    owners,
    cost,
    own,
    beside: !!game.players[seat]?.on_lines.some((line) => endsOf(line).includes(city)),
    lack: cost && game.players[seat] && !own ? lackOf(cost, game, seat) : null,
    colonists: game.players
      .flatMap((one, i) =>
        KINDS.map((kind) => ({ seat: i, kind, count: one.in_cities[city]?.[kind] ?? 0 })),
      )
      .filter(({ count }) => count),
  };
}

/** The two cities of a line: no city's name has a hyphen. */
function endsOf(line: string): string[] {
  return line.split(':')[0]!.split('-');
}

export interface ProvinceFacts {
  good: Good;
  active: boolean;
  /** What the marker shows on its back. */
  coins: number;
  /** What its houses would bring to each seat that has some, before the marker's bonus. */
  harvest: { seat: number; goods: Goods }[];
}

/** Tell all about a province that is in play. */
export function provinceFacts(
  game: GameView,
  province: string,
  geometry: MapGeometry,
): ProvinceFacts {
  const { good, active } = game.markers[province]!;
  const cities = geometry.cities.filter((city) => city.province === province);
  const harvest = game.players.map(({ houses }, seat) => {
    const built = cities.filter(({ name }) => houses.includes(name));
    const count = (one: Good): number =>
      built.filter(({ name }) => game.cities[name] === one).length;
    const goods = Object.fromEntries(
      GOODS.map((one) => [one, count(one)] as const).filter(([, n]) => n),
    );
    return { seat, goods, some: built.length > 0 };
  });
  return {
    good,
    active,
    coins: MARKER_COINS[good],
    harvest: harvest.filter(({ some }) => some).map(({ seat, goods }) => ({ seat, goods })),
  };
}

/** What a house costs in coins, city by city. */
export function housePrices(game: GameView): Record<string, number> {
  return Object.fromEntries(
    Object.entries(game.cities).map(([city, good]) => {
      const standing = game.players.filter(({ houses }) => houses.includes(city)).length;
      return [city, houseCost(good, standing).coins];
    }),
  );
}
