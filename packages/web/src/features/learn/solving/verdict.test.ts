import { grade, isNearlyBest, loadPuzzles, type Puzzle, positionOf } from '@crescendo/bots/puzzles';
import { required } from '@crescendo/rules';
import { LANGUAGES, load } from '@crescendo/words';
import { expect, test } from 'vitest';
import { FRESH, withAnswer } from './attempt.ts';
import type { PuzzleGame } from './use-puzzle-game.ts';
import { verdictTexts } from './verdict.tsx';

const puzzles = await loadPuzzles('qwinto');
const near = (puzzle: Puzzle) => puzzle.mistakes.find((mistake) => isNearlyBest(puzzle, mistake));

/** The answer of this puzzle that is nearly as good, graded and told. */
const toldOf = async (puzzle: Puzzle, language: (typeof LANGUAGES)[number]) => {
  const position = positionOf(puzzle);
  const { move, chance } = required(near(puzzle), puzzle.id);
  const given = required(position.game.notation.move.parse(move), move);
  const attempt = withAnswer(FRESH, given, grade(puzzle, given, position));
  const game = { words: await load(language, 'learn/puzzles') } as unknown as PuzzleGame;
  const answered = { puzzle, game, attempt, judged: undefined };
  return { attempt, chance, texts: verdictTexts(answered, (text) => `<${text}>`) };
};

test.each(LANGUAGES)(
  '%s: a move that is nearly as good counts, with both figures and the best',
  async (language) => {
    for (const puzzle of puzzles.filter(near).slice(0, 20)) {
      const { attempt, chance, texts } = await toldOf(puzzle, language);
      expect([attempt.phase, attempt.first]).toEqual(['solved', 'solved']);
      const figures = (texts[1]?.match(/\d+/g) ?? []).map(Number).filter((figure) => figure !== 100);
      const best = Math.round(100 * puzzle.solutions[0]!.chance);
      expect(figures.sort((a, b) => a - b).at(-1), puzzle.id).toBe(best);
      expect(Math.abs(figures[0]! - 100 * chance), puzzle.id).toBeLessThan(1.51);
      expect(texts.at(-1)).toBe(`<${puzzle.answer}>`);
    }
  },
);
