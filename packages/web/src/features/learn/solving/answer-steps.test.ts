// Solutions in words: in Rummikub everything that is laid or moved, step by step; in other games one sentence.
import { loadPuzzles, type Puzzle, positionOf } from '@crescendo/bots/puzzles';
import { stepGroups } from '@crescendo/bots/rummikub';
import type { AnyMove, AnyView } from '@crescendo/rules';
import { heapOf, type Move, playedTiles, type Tile, type View } from '@crescendo/rules/rummikub';
import { LANGUAGES } from '@crescendo/words';
import { expect, test } from 'vitest';
import { cardOf } from '../../../boards/boards.ts';
import { loadTranslations } from '../../../boards/translations.ts';
import { moveText } from './answer-steps.ts';

const SAMPLE = 60;

const answerOf = (puzzle: Puzzle): { readonly move: AnyMove; readonly view: AnyView } => {
  const position = positionOf(puzzle);
  return {
    move: position.game.notation.move.parse(puzzle.answer)!,
    view: position.view(puzzle.seat),
  };
};

const contains = (all: readonly Tile[], some: readonly Tile[]): boolean => {
  const heap = heapOf(all);
  return some.every((tile) => --heap[tile]! >= 0);
};

test.each(LANGUAGES)('rummikub in %s: every step of the answer, in order', async (language) => {
  const board = await cardOf('rummikub')!.load();
  const [hints, translations] = await Promise.all([board.hints(), loadTranslations(board, language)]);
  const lengths = new Set<number>();
  for (const puzzle of (await loadPuzzles('rummikub')).slice(0, SAMPLE)) {
    const { move, view } = answerOf(puzzle);
    const { table } = view as View;
    const laid = playedTiles(table, (move as Extract<Move, { type: 'play' }>).table);
    const steps = stepGroups(table, (move as Extract<Move, { type: 'play' }>).table, laid).flat();
    const { shown, heard } = moveText({ board, translations }, hints, move, view);
    const numbers = [...shown.matchAll(/\((\d+)\)/g)].map(([, number]) => Number(number));
    expect(numbers, puzzle.id).toEqual(steps.length > 1 ? steps.map((_, i) => i + 1) : []);
    expect(
      contains(
        steps.flatMap(({ tiles }) => tiles),
        laid,
      ),
      puzzle.id,
    ).toBe(true);
    expect(`${shown} ${heard}`, puzzle.id).not.toMatch(/undefined|NaN|\[object/);
    expect(heard.length, puzzle.id).toBeGreaterThan(0);
    lengths.add(steps.length);
  }
  expect(lengths.size).toBeGreaterThan(3);
});

test.each(['5vor12', 'finito', 'qwinto'])('%s: the answer in one sentence', async (id) => {
  const board = await cardOf(id)!.load();
  const [hints, translations] = await Promise.all([board.hints(), loadTranslations(board, 'en')]);
  for (const puzzle of (await loadPuzzles(id)).slice(0, SAMPLE)) {
    const { move, view } = answerOf(puzzle);
    expect(moveText({ board, translations }, hints, move, view)).toEqual({
      shown: board.texts.describe(move, view, translations),
      heard: board.speech.describe(move, view, translations),
    });
  }
});
