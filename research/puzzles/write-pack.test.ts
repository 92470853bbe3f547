import { expect, test } from 'vitest';
import { readPack } from '../../packages/bots/src/puzzles/format/pack.ts';
import { codeOf, MAX_WORDS, readCode } from '../../packages/bots/src/puzzles/format/pack-codes.ts';
import { linesOfTokens, tokensOfLines } from '../../packages/bots/src/puzzles/format/table-changes.ts';
import { PUZZLE_GAMES } from '../../packages/bots/src/puzzles/themes/index.ts';
import { openPack, packLines } from './write-pack.ts';

test('words are read back, short ones and long ones', () => {
  for (let word = 0; word < MAX_WORDS; word++) {
    const code = codeOf(word);
    expect(readCode(`${code}!`, 0)).toEqual([word, code.length]);
  }
});

test('plays are written as changes of the table', () => {
  const lines = [
    '* K5',
    'A play K1 K2 K3 | R4 B4 Y4',
    'B draw',
    '* J',
    'B play R4 B4 Y4 | K1 K2 K3 K4 | =R5 J J',
  ];
  const tokens = [
    '* K5',
    'A play',
    '+K1 K2 K3',
    '+R4 B4 Y4',
    'B draw',
    '* J',
    'B play',
    '-0',
    '+K1 K2 K3 K4',
    '+=R5 J J',
  ];
  expect(tokensOfLines(lines)).toEqual(tokens);
  expect(linesOfTokens(tokens)).toEqual(lines);
});

test.each(PUZZLE_GAMES)('%s: a pack written anew is the same', (game) => {
  const pack = openPack(game);
  expect(readPack(game, packLines(pack.places, pack.nextGame))).toEqual(pack);
});

test('a puzzle that was taken out leaves a gap with its number', () => {
  const { places, nextGame } = openPack('qwinto');
  const [first, ...rest] = places;
  const read = readPack('qwinto', packLines([{ gap: 3 }, ...rest], nextGame));
  expect(first).toBeDefined();
  expect(read.places[0]).toEqual({ gap: 3 });
  expect(read.puzzles).toEqual(rest.filter((place) => 'puzzle' in place));
});
