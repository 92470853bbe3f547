// Puzzles that ask for the best move, from one game of bots: candidates by the chances, then verified by simulation.
import {
  type AnyMatch,
  type AnyMove,
  type AnyView,
  formatRecord,
  gameById,
  itemAt,
  seeded,
} from '@crescendo/rules';
import type { PuzzleAnswer } from '../../packages/bots/src/puzzles/puzzle.ts';
import { botFor } from '../../packages/bots/src/registry.ts';
import { type Candidate, candidatesOf, solvedBy } from './candidates.ts';
import type { Draft } from './draft.ts';
import { formatSolved, RUNS, SOLVERS } from './ratings.ts';
import { likenessOf } from './similarity.ts';
import { leadOf, meanOf, type Tried, verify } from './simulate.ts';
import type { Study } from './study.ts';
import { themeOf } from './themes.ts';

/** A beginner is asked so often before anything is simulated, and must fail at least half of the runs. */
const TRIALS = 20;
/** Mistakes worth naming: those that come closest. */
const MISTAKES = 5;
/** The number of positions that are simulated, and taken, from each game. */
const MAX_TRIED = 10;
const MAX_TAKEN = 6;

/** The number of runs out of `RUNS` in which each of the players finds one of these moves. */
export const countSolved = async (
  study: Pick<Study, 'game'>,
  view: AnyView,
  isSolution: (move: AnyMove) => boolean,
  name: string,
): Promise<readonly number[]> => {
  const moves = [...study.game.moves(view)];
  const counts: number[] = [Math.round((RUNS * moves.filter(isSolution).length) / moves.length)];
  for (const level of SOLVERS.slice(1)) {
    // The expert hardly ever changes its mind.
    const runs = level === 'expert' ? 2 : RUNS;
    counts.push((RUNS / runs) * (await solvedBy(study, level, view, isSolution, runs, name)));
  }
  return counts;
};

const draftOf = async (
  study: Study,
  match: AnyMatch,
  { length, seat, moves }: Candidate,
  name: string,
): Promise<Draft | undefined> => {
  const { game } = study;
  const position = match.at(length);
  const view = position.view(seat);
  const verified = verify(study, position.state, seat, moves, name);
  if (verified === undefined) return undefined;
  const format = (move: AnyMove): string => game.notation.move.format(move);
  const top = itemAt(verified.solutions, 0);
  // Not every move was tried in every world: what it loses to the best is measured where both were.
  const chanceOf = (tried: Tried): number => Math.max(0, meanOf(top) - leadOf(top, tried).mean);
  const answers = (list: readonly Tried[]): PuzzleAnswer[] =>
    list.map((tried) => ({ move: format(tried.move), chance: Math.round(1000 * chanceOf(tried)) / 1000 }));
  const solutions = answers(verified.solutions);
  const isSolution = (move: AnyMove) => solutions.some((solution) => solution.move === format(move));
  const counts = await countSolved(study, view, isSolution, name);
  if ((counts[1] ?? 0) > RUNS / 2) return undefined;
  const theme = themeOf(game.id, view, top.move, itemAt(verified.others, 0).move);
  if (theme === undefined) return undefined;
  return {
    seat,
    record: formatRecord(position.record(), gameById),
    goal: { kind: 'best' },
    theme,
    solutions,
    mistakes: answers(verified.others.slice(0, MISTAKES)),
    answer: format(top.move),
    solvedBy: formatSolved(counts),
    likeness: likenessOf(game.id, view),
  };
};

/** New puzzles of one game of bots, of one theme if that is wanted. Themes with few puzzles so far come first. */
export const bestMoves = async (
  study: Study,
  match: AnyMatch,
  number: number,
  themeCount: (theme: string) => number,
  wanted?: string,
): Promise<readonly Draft[]> => {
  const { game } = study;
  const format = (move: AnyMove): string => game.notation.move.format(move);
  const expert = await botFor(game, 'expert');
  if (expert === undefined) throw new Error('no expert');
  const missed: Candidate[] = [];
  for (const candidate of candidatesOf(study, match)) {
    if (wanted !== undefined && candidate.theme !== wanted) continue;
    const good = candidate.moves.slice(0, candidate.good).map(format);
    const view = match.at(candidate.length).view(candidate.seat);
    const name = `beginner/${game.id}/${number}/${candidate.length}`;
    const solved = await solvedBy(
      study,
      'beginner',
      view,
      (move) => good.includes(format(move)),
      TRIALS,
      name,
    );
    if (solved > TRIALS / 2) continue;
    const isSure = study.whole > 0 || good.includes(format(expert.choose(view, seeded(name))));
    if (isSure) missed.push(candidate);
  }
  // Many moves take long to verify.
  const merit = ({ theme, gap, moves }: Candidate) => gap / (1 + themeCount(theme)) / Math.sqrt(moves.length);
  missed.sort((a, b) => merit(b) - merit(a));
  const drafts: Draft[] = [];
  const used: number[] = [];
  for (const candidate of missed.slice(0, MAX_TRIED)) {
    // Not twice nearly the same moment.
    if (used.some((length) => Math.abs(length - candidate.length) < 10)) continue;
    const name = `puzzles/${game.id}/${number}/${candidate.length}/${candidate.seat}`;
    const draft = await draftOf(study, match, candidate, name);
    if (draft === undefined) continue;
    used.push(candidate.length);
    drafts.push(draft);
    if (drafts.length === MAX_TAKEN) break;
  }
  return drafts;
};
