import type { RecordWords } from '../words.ts';

export const en: RecordWords = {
  title: 'Open a record',
  about:
    'A record is the text of a whole game, as the table gives it when you share a game. Look at it step by step, or go on playing where it ends.',
  text: 'The text of the record',
  file: 'Choose a file',
  drop: 'or drop one here',
  open: 'Open',
  empty: 'There is no text here yet.',
  tooBig: 'This file is too big to be a record.',
  line: (line) => `Show line ${line}`,
};
