/** A map of three cities, small enough to know by heart. */
import type { BoardView } from '../../src/board/api';
import type { CityGeometry, LineGeometry, MapGeometry } from '../../src/board/geometry';

function city(name: string, x: number, y: number): CityGeometry {
  const label = { lines: [name], anchor: 'start' as const, x: x + 60, y, width: 60, height: 18 };
  return {
    name,
    capital: name === 'Roma',
    province: name === 'Roma' ? null : 'Italia',
    x,
    y,
    label,
    houses: 180,
  };
}

function line(a: string, b: string, kind: 'land' | 'sea', x: number, y: number): LineGeometry {
  return {
    id: `${a}-${b}:${kind}`,
    kind,
    ends: [a, b],
    transit: false,
    path: 'M0,0L1,1',
    stop: { x, y },
  };
}

export const smallMap: MapGeometry = {
  id: 'small',
  name: 'Small',
  width: 800,
  height: 600,
  land: 'M0,0h800v600h-800z',
  contours: [],
  provinces: [
    {
      name: 'Italia',
      pigment: 0,
      path: 'M0,0h800v600h-800z',
      label: { x: 400, y: 300, width: 100, height: 20, size: 24 },
      marker: { x: 400, y: 340 },
    },
  ],
  cities: [city('Roma', 100, 300), city('Novaria', 300, 100), city('Aquileia', 700, 100)],
  lines: [
    line('Novaria', 'Roma', 'land', 200, 200),
    line('Aquileia', 'Novaria', 'land', 500, 100),
    line('Aquileia', 'Roma', 'sea', 450, 280),
  ],
  glyphs: [],
};

export const coins = { brick: 2, food: 2, tools: 2, wine: 2, cloth: 1 };

export const smallView: BoardView = {
  cities: { Novaria: 'wine', Aquileia: 'brick' },
  markers: { Italia: { good: 'wine', active: true } },
  players: [
    { houses: ['Novaria'], in_cities: { Roma: { land: 1, sea: 1 } }, on_lines: [] },
    {
      houses: ['Novaria'],
      in_cities: { Roma: { land: 2, sea: 0 } },
      on_lines: ['Aquileia-Roma:sea'],
    },
  ],
};

/** The same view with some players changed. */
export function viewWith(seat: number, change: Partial<BoardView['players'][number]>): BoardView {
  const players = smallView.players.map((player, i) =>
    i === seat ? { ...player, ...change } : player,
  );
  return { ...smallView, players };
}
