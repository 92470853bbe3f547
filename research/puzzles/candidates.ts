// Decisions of a game of bots that may make a puzzle: by the chances the best move leads clearly, and a beginner misses it.
import { type AnyMatch, type AnyMove, type AnyView, itemAt, type Seat, seeded } from '@crescendo/rules';
import type { PuzzleTheme } from '../../packages/bots/src/puzzles/themes/index.ts';
import { botFor } from '../../packages/bots/src/registry.ts';
import type { Study } from './study.ts';
import { themeOf } from './themes.ts';

export interface Candidate {
  /** The number of events of the match that lead to it. */
  readonly length: number;
  readonly seat: Seat;
  /** By the chances: how far the moves that are not as good as the best fall behind. */
  readonly gap: number;
  readonly theme: PuzzleTheme;
  /** All moves by the chances, best first, and how many of them are as good as the best. */
  readonly moves: readonly AnyMove[];
  readonly good: number;
}

/** By the chances alone: as good as the best, and clearly not. */
const TIE = 0.012;
const LEAD = 0.03;
/** A puzzle asks neither for one of many solutions nor for saving a game that is lost or won. */
const MAX_SOLUTIONS = 3;
const [MIN_CHANCE, MAX_CHANCE] = [0.08, 0.97];

const chanceAfter = ({ outcomes, chance }: Study, view: AnyView, move: AnyMove): number => {
  let [sum, total] = [0, 0];
  for (const [after, weight] of outcomes(view, move)) {
    sum += weight * chance(after);
    total += weight;
  }
  return sum / total;
};

const screen = (study: Study, view: AnyView): Omit<Candidate, 'length' | 'seat'> | undefined => {
  const moves = [...study.game.moves(view)];
  if (moves.length < 2) return undefined;
  const judged = moves
    .map((move) => ({ move, chance: chanceAfter(study, view, move) }))
    .sort((a, b) => b.chance - a.chance);
  const best = itemAt(judged, 0);
  const others = judged.filter(({ chance }) => chance < best.chance - TIE);
  const [next] = others;
  const isTrivial = next === undefined || judged.length - others.length > MAX_SOLUTIONS;
  if (isTrivial || best.chance - next.chance < LEAD) return undefined;
  if (best.chance < MIN_CHANCE || best.chance > MAX_CHANCE) return undefined;
  const theme = themeOf(study.game.id, view, best.move, next.move);
  if (theme === undefined) return undefined;
  return {
    gap: best.chance - next.chance,
    theme,
    moves: judged.map(({ move }) => move),
    good: judged.length - others.length,
  };
};

/** True if nobody has chosen yet when all choose at once. */
const isUntouched = (state: object): boolean =>
  !('pending' in state) || (state.pending as readonly unknown[]).every((choice) => choice === null);

/** The number of runs in which a bot of this level finds one of these moves. */
export const solvedBy = async (
  { game }: Pick<Study, 'game'>,
  level: string,
  view: AnyView,
  isSolution: (move: AnyMove) => boolean,
  runs: number,
  name: string,
): Promise<number> => {
  const bot = await botFor(game, level);
  if (bot === undefined) throw new Error(`no bot ${level}`);
  const dice = seeded(`${name}/${level}`);
  let solved = 0;
  for (let run = 0; run < runs; run++) if (isSolution(bot.choose(view, dice))) solved++;
  return solved;
};

/** All candidates of a match, those that lead most first. */
export const candidatesOf = (study: Study, match: AnyMatch): readonly Candidate[] => {
  const found: Candidate[] = [];
  for (let length = 0; length < match.length; length++) {
    const here = match.at(length);
    if (here.turn.kind !== 'players' || !isUntouched(here.state)) continue;
    for (const seat of here.turn.seats) {
      const seen = screen(study, here.view(seat));
      if (seen) found.push({ length, seat, ...seen });
    }
  }
  return found.sort((a, b) => b.gap - a.gap);
};
