export const keys = {
  title: 'Keyboard shortcuts',
  /** The function of each key. */
  keys: {
    last: 'The last move again',
    score: 'Everyone’s score',
    clock: 'The time left',
    turn: 'Whose turn it is, and what to do',
    board: 'What is on the table and what you have',
    hint: 'A hint; again: more of it',
    moves: 'Everything you can do now',
    type: 'Type a move',
    help: 'This list',
    tab: 'From one part of the table to the next',
    arrows: 'From one square, tile or field to the next',
    enter: 'Pick up, put down, press',
    escape: 'Put back, close',
    /** Only in Rummikub. */
    sets: 'To the next or previous set',
    undo: 'Undo a step of your turn',
    back: 'Put the tile back on the rack',
  },
  arrowKeys: 'Arrow keys',
  pageKeys: 'Page up, page down',
  single: 'Single-key shortcuts',
  singleHint: 'Turn them off if you use speech input, or press keys by accident.',
  typing: 'Typing moves',
  typingHint:
    'Moves have a short written form, as shown here. While you type, the page says whether the move is legal; Enter plays it.',
  typeNow: 'Type a move',
  /** Beside the field. */
  typingStart: '“moves” lists what you can do, “?” explains more.',
  yourMove: 'Your move',
  /** The notation of a game's moves, an example a line. */
  notation: {
    '5vor12': [
      ['draw', 'reveal a tile from the supply'],
      ['c2', 'put the tile in column c, row 2'],
      ['7 c2', 'take the face-up 7 and put it there'],
      ['r2 c3', 'row 2, column 3, as it is announced'],
      ['leave', 'leave the tile in the middle'],
      ['arrange 3 7 12 18', 'at the start: your tiles from the top left'],
    ],
    finito: [
      ['place 3 b1', 'put counter 3 in row b, column 1'],
      ['move 3 e4', 'move counter 3 to row e, column 4'],
      ['3 e4', 'the same, shorter'],
      ['3 r5 c4', 'row 5, column 4, as it is announced'],
      ['pass', 'move nothing'],
    ],
    qwinto: [
      ['dice oy', 'roll the orange and the yellow die'],
      ['keep', 'keep the roll'],
      ['reroll', 'roll again'],
      ['write o4', 'write in the orange row, column 4'],
      ['o4', 'the same, shorter'],
      ['skip', 'write nothing'],
    ],
    rummikub: [
      ['draw', 'draw a tile'],
      ['lay K4 K5 K6', 'lay a new set: K black, R red, B blue, Y yellow, J joker'],
      ['lay R9', 'add a tile to the set it fits'],
      ['lay R9 | Y1 Y2 Y3', 'several at once'],
      ['play K4 K5 K6 | R1 R2 R3', 'the whole table, as you want it'],
      ['pass', 'when no tiles are left'],
    ],
  } satisfies { readonly [game: string]: readonly (readonly [text: string, what: string])[] },
  commands: 'You can also type: last, score, clock, turn, board, hint, moves.',
  legal: (move: string) => `${move} Press Enter to play it.`,
  /** A word was typed that asks for something. */
  command: (what: string) => `${what}. Press Enter to hear it.`,
  begins: (moves: readonly string[]) => `Continue with: ${moves.join(', ')}.`,
  notUnderstood: (examples: readonly string[]) => `This isn’t a move. For example: ${examples.join(', ')}.`,
  moves: (moves: readonly string[]) =>
    moves.length === 0 ? 'There is nothing to decide now.' : `Legal: ${moves.join(', ')}.`,
};
