// A pack: all puzzles of a game as lines of text. The first line has its version and where making it goes on, the second
// the words that the others are written with, then a line for each puzzle:
//   number;seats;seat;theme;rating;goal;solved by;events;solutions;mistakes;answer
// A line with a number alone is a gap: that puzzle was taken out, and the others keep their places, which days go by.
import { itemAt } from '@crescendo/rules';
import { GOALS, type PuzzleGoal } from '../goals/index.ts';
import type { Puzzle, PuzzleAnswer } from '../puzzle.ts';
import { readCode } from './pack-codes.ts';
import { linesOfTokens } from './table-changes.ts';

export const PACK_VERSION = '1';

/** A puzzle and what only the maker of packs needs. */
export interface Packed {
  readonly puzzle: Puzzle;
  /** The number of runs out of ten in which each bot of `SOLVERS` solved it: a digit each, `A` for ten. */
  readonly solvedBy: string;
}

export const formatId = (game: string, number: number): string =>
  `${game}-${String(number).padStart(4, '0')}`;

export const recordText = (game: string, seats: number, lines: readonly string[]): string =>
  `${['crescendo 1', `game ${game}`, `seats ${seats}`, '', ...lines].join('\n')}\n`;

const parseGoal = (text: string): PuzzleGoal => {
  const [first = 0, second = 0] = text.slice(1).split('.').map(Number);
  const make = GOALS[text.charAt(0)];
  if (make === undefined) throw new Error(`no goal ${text}`);
  return make(first, second);
};

const wordsIn = (text: string, words: readonly string[]): string[] => {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const [word, next] = readCode(text, at);
    found.push(itemAt(words, word));
    at = next;
  }
  return found;
};

const answersIn = (text: string, words: readonly string[]): PuzzleAnswer[] =>
  text === ''
    ? []
    : text.split(',').map((part) => {
        const [word, next] = readCode(part, 0);
        return { move: itemAt(words, word), chance: Number(part.slice(next)) / 1000 };
      });

const readLine = (game: string, line: string, words: readonly string[]): Packed => {
  const fields = line.split(';');
  const field = (at: number) => itemAt(fields, at);
  const [tokens, last] = [wordsIn(field(7), words), wordsIn(field(10), words)];
  const lines = linesOfTokens([...tokens, ...last]);
  const solutions = answersIn(field(8), words);
  // An arrangement is written down as the play that would follow the record.
  const own = last.length > 0 ? lines.pop() : undefined;
  const puzzle: Puzzle = {
    id: formatId(game, Number(field(0))),
    game,
    record: recordText(game, Number(field(1)), lines),
    seat: Number(field(2)),
    goal: parseGoal(field(5)),
    theme: field(3),
    rating: Number(field(4)),
    solutions,
    mistakes: answersIn(field(9), words),
    answer: own === undefined ? itemAt(solutions, 0).move : own.slice(2),
  };
  return { puzzle, solvedBy: field(6) };
};

/** The place of a puzzle that was taken out, which another may take. */
export interface Gap {
  readonly gap: number;
}

export interface Pack {
  /** The number of the game of bots to go on with. */
  readonly nextGame: number;
  /** Puzzles and gaps, place by place. */
  readonly places: readonly (Packed | Gap)[];
  readonly puzzles: readonly Packed[];
}

export const isPacked = (place: Packed | Gap): place is Packed => 'puzzle' in place;

export const readPack = (game: string, lines: readonly string[]): Pack => {
  const [version, nextGame] = itemAt(lines, 0).split(';');
  if (version !== PACK_VERSION) throw new Error(`a pack of version ${version}`);
  const words = itemAt(lines, 1).split(',');
  const places = lines
    .slice(2)
    .map((line) => (line.includes(';') ? readLine(game, line, words) : { gap: Number(line) }));
  return { nextGame: Number(nextGame), places, puzzles: places.filter(isPacked) };
};
