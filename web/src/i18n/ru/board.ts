/** The words of the board's own buttons. */
export const board = {
  'board.nearer': 'Ближе',
  'board.farther': 'Дальше',
  'board.whole': 'Всё поле',
};
