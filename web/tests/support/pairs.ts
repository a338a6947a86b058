/** Return each pair of different things once. */
export function pairs<T>(things: readonly T[]): [T, T][] {
  return things.flatMap((a, i) => things.slice(0, i).map((b): [T, T] => [a, b]));
}
