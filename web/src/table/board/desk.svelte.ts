/** What is shown of the board just now. */
export class Desk {
  /** The map as a list, in its place. */
  listed = $state(false);
  /** What a house costs, beside each city. */
  priced = $state(false);
}
