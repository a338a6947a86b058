/** The words of the board's own buttons. */
export const board = {
  'board.nearer': 'Näher',
  'board.farther': 'Weiter weg',
  'board.whole': 'Der ganze Plan',
};
