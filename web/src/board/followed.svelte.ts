/** The colonists as views come and go: who stands where, and on what way each came there. */
import type { BoardView } from './api';
import type { MapGeometry } from './geometry';
import { reducedMotion } from './motion';
import { followPieces, type Group, groupPieces, type Piece } from './pieces';
import { walkFrames } from './walk';

export class Followed {
  private pieces: Piece[] = $state.raw([]);
  private map: MapGeometry;
  /** The walks that lead to where pieces stand now, by their keys. */
  walks: Record<string, Keyframe[]> = $state.raw({});
  groups: Group[] = $state.raw([]);

  constructor(map: MapGeometry, view: BoardView) {
    this.map = map;
    this.stand(view);
  }

  /** Show another view: whoever moved since the one before walks there. */
  follow(map: MapGeometry, view: BoardView): void {
    const before = this.pieces;
    const stood = this.groups;
    const same = map === this.map;
    this.map = map;
    this.stand(view);
    this.walks = same && !reducedMotion() ? this.walksSince(before, stood) : {};
  }

  private stand(view: BoardView): void {
    this.pieces = followPieces(this.pieces, view);
    this.groups = groupPieces(this.pieces, this.map);
  }

  private walksSince(before: Piece[], stood: Group[]): Record<string, Keyframe[]> {
    const found: Record<string, Keyframe[]> = {};
    for (const { key, place } of this.pieces) {
      const old = before.find((piece) => piece.key === key);
      const group = this.groups.find((one) => one.key === key);
      if (!old || !group || old.place === place) continue;
      const from = stood.find(
        (one) => one.place === old.place && one.seat === old.seat && one.kind === old.kind,
      );
      if (from) found[key] = walkFrames(from, group, this.map);
    }
    return found;
  }
}
