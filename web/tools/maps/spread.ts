/** The cheapest ways over a grid of cells, from one or many starting cells (Dijkstra). */

export interface Spread {
  /** The cost of the way to each cell; infinite where none leads. */
  cost: Float64Array;
  /** Which start each cell was reached from: an index into the starts, or -1. */
  owner: Int16Array;
  /** The cell before each cell on its way, or -1. */
  before: Int32Array;
}

interface Grid {
  columns: number;
  rows: number;
}

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Spread from the starts over the grid, where `toll` is what a cell costs to cross. */
export function spread(
  { columns, rows }: Grid,
  starts: number[],
  toll: (cell: number) => number,
  until = -1,
): Spread {
  const size = columns * rows;
  const cost = new Float64Array(size).fill(Infinity);
  const owner = new Int16Array(size).fill(-1);
  const before = new Int32Array(size).fill(-1);
  const queue = new Queue();
  starts.forEach((cell, i) => {
    cost[cell] = 0;
    owner[cell] = i;
    queue.push(0, cell);
  });
  for (let cell = queue.pop(cost); cell >= 0 && cell !== until; cell = queue.pop(cost)) {
    const row = Math.floor(cell / columns);
    const column = cell - row * columns;
    for (const [dx, dy] of STEPS) {
      const [x, y] = [column + dx, row + dy];
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const next = y * columns + x;
      const through = cost[cell]! + toll(next) * (dx && dy ? Math.SQRT2 : 1);
      if (through >= cost[next]!) continue;
      cost[next] = through;
      owner[next] = owner[cell]!;
      before[next] = cell;
      queue.push(through, next);
    }
  }
  return { cost, owner, before };
}

/** A binary heap of cells by cost; outdated entries are passed over when they come up. */
class Queue {
  private costs: number[] = [];
  private cells: number[] = [];

  push(cost: number, cell: number): void {
    let at = this.costs.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.costs[parent]! <= cost) break;
      this.move(parent, at);
      at = parent;
    }
    this.costs[at] = cost;
    this.cells[at] = cell;
  }

  /** Take out the cell that is nearest, or -1 when none is left. */
  pop(known: Float64Array): number {
    while (this.costs.length) {
      const [cost, cell] = [this.costs[0]!, this.cells[0]!];
      this.removeFirst();
      if (cost <= known[cell]!) return cell;
    }
    return -1;
  }

  private removeFirst(): void {
    const [cost, cell] = [this.costs.pop()!, this.cells.pop()!];
    const size = this.costs.length;
    if (!size) return;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && this.costs[child + 1]! < this.costs[child]!) child++;
      if (this.costs[child]! >= cost) break;
      this.move(child, at);
      at = child;
    }
    this.costs[at] = cost;
    this.cells[at] = cell;
  }

  private move(from: number, to: number): void {
    this.costs[to] = this.costs[from]!;
    this.cells[to] = this.cells[from]!;
  }
}
