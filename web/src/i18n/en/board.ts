/** The words of the board's own buttons. */
export const board = {
  'board.nearer': 'Nearer',
  'board.farther': 'Farther',
  'board.whole': 'The whole map',
};
