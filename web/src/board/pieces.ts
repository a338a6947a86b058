/** The colonists on the board: where each stands, and which one moved when the view changes. */
import type { Kind } from '../game/names';
import type { BoardView } from './api';
import { type CityGeometry, type MapGeometry, type Point, rim } from './geometry';

export interface Piece {
  /** The same as long as the piece is on the board, wherever it goes. */
  key: string;
  seat: number;
  kind: Kind;
  /** A city, or a line's id. */
  place: string;
}

export interface Group extends Point {
  key: string;
  seat: number;
  kind: Kind;
  place: string;
  count: number;
}

/** List all colonists of a view, without keys of their own yet. */
export function listPieces(view: BoardView): Omit<Piece, 'key'>[] {
  return view.players.flatMap((player, seat) => [
    ...Object.entries(player.in_cities).flatMap(([place, kinds]) =>
      (Object.entries(kinds) as [Kind, number][]).flatMap(([kind, count]) =>
        Array.from({ length: count }, () => ({ seat, kind, place })),
      ),
    ),
    ...player.on_lines.map((place) => ({ seat, kind: kindOfLine(place), place })),
  ]);
}

/** Return the kind of a line by its id. */
export function kindOfLine(line: string): Kind {
  return /:land(#|$)/.test(line) ? 'land' : 'sea';
}

/**
 * Give the pieces of a view the keys that they had before.
 *
 * Who stands where a piece of his stood keeps its key; of the rest, each piece that is new somewhere
 * takes the key of one that is missing elsewhere, for it has moved.
 */
export function followPieces(before: Piece[], view: BoardView): Piece[] {
  const left = [...before];
  const take = (match: (piece: Piece) => boolean): string | undefined => {
    const at = left.findIndex(match);
    return at < 0 ? undefined : left.splice(at, 1)[0]!.key;
  };
  const listed = listPieces(view).map((piece) => ({
    ...piece,
    key: take((old) => sameOwner(old, piece) && old.place === piece.place),
  }));
  let fresh = 1 + Math.max(-1, ...before.map(({ key }) => Number(key.split(' ')[1])));
  return listed.map((piece) => ({
    ...piece,
    key: piece.key ?? take((old) => sameOwner(old, piece)) ?? `piece ${fresh++}`,
  }));
}

function sameOwner(a: Omit<Piece, 'key'>, b: Omit<Piece, 'key'>): boolean {
  return a.seat === b.seat && a.kind === b.kind;
}

/** Where pieces stand: one on each line; in a city in rows below it, equal ones as one with a number. */
export function groupPieces(pieces: Piece[], geometry: MapGeometry): Group[] {
  const lines = new Map(geometry.lines.map((line) => [line.id, line]));
  const cities = new Map(geometry.cities.map((city) => [city.name, city]));
  const groups = new Map<string, Group>();
  for (const piece of pieces) {
    const id = `${piece.place} ${piece.seat} ${piece.kind}`;
    const known = groups.get(id);
    if (known) known.count++;
    else groups.set(id, { ...piece, x: 0, y: 0, count: 1 });
  }
  const all = [...groups.values()];
  for (const group of all) {
    const stop = lines.get(group.place)?.stop;
    if (stop) Object.assign(group, stop);
  }
  for (const city of cities.values())
    standInCity(
      all.filter(({ place }) => place === city.name),
      city,
    );
  return all;
}

const ROW = 4;
const STEP = { x: 25, y: 24 };

function standInCity(groups: Group[], city: CityGeometry): void {
  groups.forEach((group, i) => {
    const row = Math.floor(i / ROW);
    const inRow = Math.min(ROW, groups.length - row * ROW);
    group.x = city.x + ((i % ROW) - (inRow - 1) / 2) * STEP.x;
    group.y = city.y + rim(city) * 0.75 + row * STEP.y;
  });
}
