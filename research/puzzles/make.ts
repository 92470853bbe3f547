// npm run puzzles -w @crescendo/bots -- --game qwinto --count 300 [--seconds 500] [--theme waiting] [--rate] [--remove 17,90]
// Makes puzzles until the pack has so many, from games of bots one after another, and goes on where it stopped. Every puzzle
// is verified (simulate.ts and play-outs/, rummikub-puzzles.ts); numbers, once given, stay. `--rate` asks the bots of
// today who solves the puzzles that are there, and rates all anew; where the expert must agree (Qwinto) and does not any more,
// a puzzle is left out. `--remove` takes out puzzles by their numbers; new ones take their places.
import { parseArgs } from 'node:util';
import { type AnyMove, gameById } from '@crescendo/rules';
import type { Move, View } from '@crescendo/rules/rummikub';
import { playedTiles, rummikub } from '@crescendo/rules/rummikub';
import { formatId, type Gap, isPacked, type Packed } from '../../packages/bots/src/puzzles/format/pack.ts';
import { grade } from '../../packages/bots/src/puzzles/grade.ts';
import { positionOf } from '../../packages/bots/src/puzzles/load.ts';
import type { Puzzle } from '../../packages/bots/src/puzzles/puzzle.ts';
import { hasPuzzles, PUZZLE_GAMES, PUZZLE_THEMES } from '../../packages/bots/src/puzzles/themes/index.ts';
import { bestMoves, countSolved } from './best-moves.ts';
import { botGame } from './bot-games.ts';
import type { Draft } from './draft.ts';
import { confirmer } from './play-outs/confirm.ts';
import { fitRatings, formatSolved, parseSolved, SOLVERS } from './ratings.ts';
import { rummikubPuzzles } from './rummikub/rummikub-puzzles.ts';
import { effortOf } from './rummikub/technique.ts';
import { areAlike, type Likeness, likenessOf } from './similarity.ts';
import { studyOf } from './study.ts';
import { themeOf } from './themes.ts';
import { numberOf, openPack, saveLessons, savePack } from './write-pack.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    count: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '500' },
    theme: { type: 'string' },
    rate: { type: 'boolean', default: false },
    remove: { type: 'string', default: '' },
  },
});
const id = values.game;
if (!hasPuzzles(id)) throw new Error(`--game is one of ${PUZZLE_GAMES.join(', ')}`);
const game = gameById(id)!;
const wanted = Number(values.count);
const end = performance.now() + 1000 * Number(values.seconds);

/** No theme takes more than this part of a pack. */
const MAX_OF_A_THEME = id === 'rummikub' ? 0.19 : 0.42;

/** By what themes are now. */
const withTheme = ({ puzzle, solvedBy }: Packed): Packed => {
  const [mistake] = puzzle.mistakes;
  if (puzzle.goal.kind !== 'best' || mistake === undefined) return { puzzle, solvedBy };
  const [best, next] = [puzzle.answer, mistake.move].map((text) => game.notation.move.parse(text)!);
  const theme = themeOf(id, positionOf(puzzle).view(puzzle.seat), best!, next!) ?? puzzle.theme;
  return { puzzle: { ...puzzle, theme }, solvedBy };
};

/** By what the bots are now; Rummikub's ratings do not depend on them. */
const solvedAnew = async ({ puzzle }: Packed): Promise<Packed> => {
  const position = positionOf(puzzle);
  const isSolution = (move: AnyMove) => grade(puzzle, move, position).isSolved;
  const counts = await countSolved({ game }, position.view(puzzle.seat), isSolution, `rate/${puzzle.id}`);
  return { puzzle, solvedBy: formatSolved(counts) };
};

const pack = openPack(id);
const study = id === 'rummikub' ? undefined : await studyOf(id);
const isConfirmed = study && (await confirmer(study));

const removed = values.remove.split(',').filter(Boolean).map(Number);
const isRemoved = ({ puzzle }: Packed): boolean => removed.includes(numberOf(puzzle.id));
const gapOf = ({ puzzle }: Packed): Gap => ({ gap: numberOf(puzzle.id) });

/** A place as it is from now on. */
const renewed = async (place: Packed | Gap): Promise<Packed | Gap> => {
  if (!isPacked(place) || isRemoved(place)) return isPacked(place) ? gapOf(place) : place;
  if (!values.rate || study === undefined) return withTheme(place);
  const rated = await solvedAnew(withTheme(place));
  const isRight = study.whole > 0 || (parseSolved(rated.solvedBy).at(-1) ?? 0) > 0;
  return isRight ? rated : gapOf(rated);
};

const places: (Packed | Gap)[] = [];
for (const place of pack.places) places.push(await renewed(place));
const puzzles: Packed[] = places.filter(isPacked);
const looks: { readonly likeness: Likeness; readonly answer: string }[] = puzzles.map(({ puzzle }) => ({
  likeness: likenessOf(id, positionOf(puzzle).view(puzzle.seat)),
  answer: puzzle.answer,
}));
let { nextGame } = pack;
let lastNumber = Math.max(
  0,
  ...places.map((place) => (isPacked(place) ? numberOf(place.puzzle.id) : place.gap)),
);

const themeCount = (theme: string): number => puzzles.filter(({ puzzle }) => puzzle.theme === theme).length;

const add = ({ solvedBy, likeness, ...draft }: Draft): void => {
  if (puzzles.length >= wanted || themeCount(draft.theme) >= MAX_OF_A_THEME * wanted) return;
  const isKnown = looks.some((one) => one.answer === draft.answer && areAlike(one.likeness, likeness));
  if (isKnown) return;
  const puzzle: Puzzle = { id: formatId(id, lastNumber + 1), game: id, rating: 1500, ...draft };
  if (isConfirmed && !isConfirmed(puzzle)) return;
  lastNumber++;
  const packed: Packed = { puzzle, solvedBy };
  const gap = places.findIndex((place) => !isPacked(place));
  places.splice(gap < 0 ? places.length : gap, 1, packed);
  puzzles.push(packed);
  looks.push({ likeness, answer: draft.answer });
};

/** Rummikub: what an arrangement takes, on a scale like the others'. */
const ratingsByEffort = (): readonly number[] => {
  const efforts = puzzles.map(({ puzzle }) => {
    const view = positionOf(puzzle).view(puzzle.seat) as View;
    const move = rummikub.notation.move.parse(puzzle.answer) as Extract<Move, { readonly type: 'play' }>;
    return effortOf(view.table, move.table, playedTiles(view.table, move.table).length);
  });
  const mean = efforts.reduce((sum, effort) => sum + effort, 0) / efforts.length;
  const spread = Math.sqrt(efforts.reduce((sum, effort) => sum + (effort - mean) ** 2, 0) / efforts.length);
  return efforts.map((effort) => 1500 + (200 * (effort - mean)) / (spread || 1));
};

const ratings = (): readonly number[] => {
  if (id === 'rummikub') return ratingsByEffort();
  const fitted = fitRatings(puzzles.map(({ solvedBy }) => parseSolved(solvedBy)));
  console.log(SOLVERS.map((solver, i) => `${solver} ${fitted.players[i]?.toFixed(0)}`).join(', '));
  return fitted.puzzles;
};

const save = (): void => {
  const fitted = ratings();
  const rated = places.map((place) => {
    if (!isPacked(place)) return place;
    const rating = Math.round(fitted[puzzles.indexOf(place)] ?? 1500);
    return { ...place, puzzle: { ...place.puzzle, rating } };
  });
  savePack(id, rated, nextGame);
  saveLessons(PUZZLE_GAMES);
};

while (puzzles.length < wanted && performance.now() < end) {
  const match = await botGame(game, nextGame);
  const drafts = study
    ? await bestMoves(study, match, nextGame, themeCount, values.theme)
    : await rummikubPuzzles(match, nextGame, themeCount);
  for (const draft of drafts) add(draft);
  nextGame++;
  if (nextGame % 25 > 0) continue;
  console.log(`${nextGame} games, ${puzzles.length} puzzles`);
  save();
}
save();
console.log(`${puzzles.length} puzzles from ${nextGame} games`);
for (const theme of PUZZLE_THEMES[id]) console.log(`  ${theme} ${themeCount(theme)}`);
