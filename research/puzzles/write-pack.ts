// Packs as files: words that occur often first, since those are written with one sign.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isPacked,
  PACK_VERSION,
  type Pack,
  type Packed,
  readPack,
} from '../../packages/bots/src/puzzles/format/pack.ts';
import { codeOf, MAX_WORDS } from '../../packages/bots/src/puzzles/format/pack-codes.ts';
import { tokensOfLines } from '../../packages/bots/src/puzzles/format/table-changes.ts';
import type { PuzzleGoal } from '../../packages/bots/src/puzzles/goals/index.ts';
import type { PuzzleAnswer } from '../../packages/bots/src/puzzles/puzzle.ts';

const FOLDER = join(import.meta.dirname, '../../packages/bots/src/puzzles/packs');
const pathOf = (game: string): string => join(FOLDER, `${game}.ts`);

const LETTERS = {
  best: 'b',
  'win-now': 'w',
  'empty-rack': 'e',
  'free-joker': 'j',
  open: 'o',
  'keep-open': 's',
  'keep-room': 'g',
} as const;

const formatGoal = (goal: PuzzleGoal): string => {
  switch (goal.kind) {
    case 'lay-most':
      return `m${goal.tiles}`;
    case 'fewest-changes':
      return `c${goal.sets}.${goal.tiles}`;
    case 'keep-joker':
      return `k${goal.tiles}`;
    case 'last-square':
      return `l${goal.tiles}`;
    case 'chain':
      return `h${goal.length}`;
    case 'finishing-rolls':
      return `r${goal.rolls}`;
    case 'points':
      return `p${goal.points}`;
    case 'keep-fields':
      return `f${goal.lost}`;
    case 'safe-dice':
      return `d${goal.misses}`;
    default:
      return LETTERS[goal.kind];
  }
};

export const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));
const linesOf = (record: string): string[] =>
  record
    .slice(record.indexOf('\n\n') + 2)
    .trimEnd()
    .split('\n');
const seatsOf = (record: string): string => /^seats (\d)$/m.exec(record)?.[1] ?? '';

/** The words of a puzzle: those of its events, and those of the play that answers it. */
const wordsOf = ({ puzzle: { record, seat, answer, goal } }: Packed): { events: string[]; own: string[] } => {
  const lines = linesOf(record);
  if (goal.kind === 'best') return { events: tokensOfLines(lines), own: [] };
  const all = tokensOfLines([...lines, `${String.fromCharCode(65 + seat)} ${answer}`]);
  const events = tokensOfLines(lines);
  return { events, own: all.slice(events.length) };
};

export const packLines = (places: Pack['places'], nextGame: number): string[] => {
  const puzzles = places.filter(isPacked);
  const counts = new Map<string, number>();
  for (const one of puzzles) {
    const { events, own } = wordsOf(one);
    const answers = [...one.puzzle.solutions, ...one.puzzle.mistakes].map(({ move }) => move);
    for (const word of [...events, ...own, ...answers]) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1));
  if (words.length > MAX_WORDS) throw new Error(`${words.length} words are too many`);
  const codes = new Map(words.map((word, i) => [word, codeOf(i)]));
  const written = (list: readonly string[]) => list.map((word) => codes.get(word)).join('');
  const answered = (list: readonly PuzzleAnswer[]) =>
    list.map(({ move, chance }) => `${codes.get(move)}${Math.round(1000 * chance)}`).join(',');
  const lines = places.map((one) => {
    if (!isPacked(one)) return String(one.gap);
    const { puzzle, solvedBy } = one;
    const { events, own } = wordsOf(one);
    return [
      numberOf(puzzle.id),
      seatsOf(puzzle.record),
      puzzle.seat,
      puzzle.theme,
      puzzle.rating,
      formatGoal(puzzle.goal),
      solvedBy,
      written(events),
      answered(puzzle.solutions),
      answered(puzzle.mistakes),
      written(own),
    ].join(';');
  });
  return [`${PACK_VERSION};${nextGame}`, words.join(','), ...lines];
};

const HEAD =
  '// Made by research/puzzles/make.ts; not to be edited.\n// biome-ignore-all format: made by a program\n';

export const savePack = (game: string, places: Pack['places'], nextGame: number): void => {
  const lines = packLines(places, nextGame).map((line) => `'${line}',\n`);
  writeFileSync(pathOf(game), `${HEAD}export const LINES = [\n${lines.join('')}];\n`);
};

/** The pack as it is; an empty one where there is none. */
export const openPack = (game: string): Pack => {
  if (!existsSync(pathOf(game))) return { nextGame: 0, places: [], puzzles: [] };
  const lines = readFileSync(pathOf(game), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith("'"));
  return readPack(
    game,
    lines.map((line) => line.slice(1, -2)),
  );
};

/** The number of puzzles in a lesson. */
const LESSON = 5;

/** For every theme the easiest puzzles, evenly from the easier half so that each is a little harder than the one before. */
const lessonOf = (puzzles: readonly Packed[], theme: string): readonly number[] => {
  const list = puzzles.map(({ puzzle }) => puzzle).filter((puzzle) => puzzle.theme === theme);
  const easy = list
    .sort((a, b) => a.rating - b.rating)
    .slice(0, Math.max(LESSON, Math.ceil(list.length / 2)));
  const stride = Math.max(1, Math.floor(easy.length / LESSON));
  return easy
    .filter((_, i) => i % stride === 0)
    .slice(0, LESSON)
    .map(({ id }) => numberOf(id));
};

export const saveLessons = (games: readonly string[]): void => {
  const lessons = games.map((game) => {
    const { puzzles } = openPack(game);
    const themes = [...new Set(puzzles.map(({ puzzle }) => puzzle.theme))].sort();
    return [game, Object.fromEntries(themes.map((theme) => [theme, lessonOf(puzzles, theme)]))] as const;
  });
  const text = JSON.stringify(Object.fromEntries(lessons));
  writeFileSync(join(FOLDER, 'lessons.ts'), `${HEAD}export const LESSON_PUZZLES = ${text} as const;\n`);
};
