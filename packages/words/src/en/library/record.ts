export const record = {
  title: 'Open a saved game',
  about:
    'A saved game is the text of a whole game, as you get it with “Share this game”. Go through it step by step, or play on from where it ends.',
  text: 'The text of the game',
  file: 'Choose a file',
  drop: 'or drop one here',
  open: 'Open',
  empty: 'There is no text here yet.',
  tooBig: 'This file is too big to be a saved game.',
  line: (line: number) => `Show line ${line}`,
};
