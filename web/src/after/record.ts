/** What is read of a record before it is uploaded: who sits where (docs/reference/record.md). */

/** List the players' names in a record's heading, in seat order; empty where it has none. */
export function seatNames(record: string): string[] {
  return [...heading(record).matchAll(/^seat \d+:[ \t]*(.*?)[ \t]*\r?$/gm)].map(
    ([, name]) => name!,
  );
}

/** Whether a record says that its game has come to an end. */
export function isFinished(record: string): boolean {
  return /^result:(?![ \t]*unfinished)/m.test(heading(record));
}

function heading(record: string): string {
  return record.split(/^\[setup\]|^\[position\]/m)[0]!;
}

/** A name for a downloaded record, from what was played. */
export function recordFileName(map: string, table: string): string {
  return `concordia-${map}-${table}.cgn`;
}
