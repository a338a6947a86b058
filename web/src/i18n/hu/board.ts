/** The words of the board's own buttons. */
export const board = {
  'board.nearer': 'Közelebb',
  'board.farther': 'Távolabb',
  'board.whole': 'Az egész térkép',
};
