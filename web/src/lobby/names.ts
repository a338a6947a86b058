/** Names on the lobby's pages: maps are called as on their boards, ways to play in one's language. */
import type { MapId } from '../board/maps';

export function mapName(id: MapId): string {
  return id[0]!.toUpperCase() + id.slice(1);
}
