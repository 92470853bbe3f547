// Finds the best moves by simulation. Every move is played in the same worlds (the same dice); the first roll or draw is
// spread evenly over them. Each world is played on for some decisions of the seat, then the calibrated chances judge.
// At last the best move and the one that comes closest are played to the end of the game.
import { type AnyChance, type AnyMove, type AnyState, itemAt, type Seat } from '@crescendo/rules';
import { finalShares } from '../../packages/bots/src/win-chances/chances.ts';
import { BATCH, type Study } from './study.ts';

export const MAX_WORLDS = 600;
/** Moves that lose less than this to the best are as good; those that lose more than `GAP` are not. */
export const TIE = 0.01;
export const GAP = 0.02;
/** Standard errors: to be refused in the end, and to be given up early: after one batch, and after more. */
export const SURE = 3;
const verySure = (worlds: number): number => (worlds > BATCH ? 4 : 6);
/** After so many worlds it is asked whether more of them can make it clear. */
const EARLY = 60;
const MAX_TIES = 3;

/** Plays on after the seat's move in one world; gives its share of the game. */
export const playOn = (
  { game, choose, chance }: Study,
  state: AnyState,
  seat: Seat,
  move: AnyMove,
  luck: (state: AnyState) => AnyChance,
  ahead: number,
): number => {
  let now = game.apply(state, { kind: 'move', seat, move });
  for (let own = 0; ; ) {
    const turn = game.turn(now);
    if (turn.kind === 'over') return finalShares(turn)[seat]!;
    if (turn.kind === 'chance') {
      now = game.apply(now, { kind: 'chance', outcome: luck(now) });
      continue;
    }
    if (turn.seats.includes(seat) && own++ === ahead) return chance(game.view(now, seat));
    const before = now;
    for (const other of turn.seats)
      now = game.apply(now, { kind: 'move', seat: other, move: choose(game.view(before, other)) });
  }
};

/** A move and what came of it, world by world. */
export interface Tried {
  readonly move: AnyMove;
  readonly results: number[];
}

export interface Lead {
  readonly mean: number;
  readonly error: number;
}

export const meanOf = ({ results }: Tried): number =>
  results.reduce((sum, result) => sum + result, 0) / results.length;

/** By how much the first is ahead, over the worlds that both were tried in, and its standard error. */
export const leadOf = (one: Tried, other: Tried): Lead => {
  const worlds = Math.min(one.results.length, other.results.length);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < worlds; i++) {
    const lead = one.results[i]! - other.results[i]!;
    sum += lead;
    squares += lead * lead;
  }
  const mean = sum / worlds;
  return { mean, error: Math.sqrt(Math.max(0, squares / worlds - mean * mean) / (worlds - 1)) };
};

const bestOf = (list: readonly Tried[]): Tried =>
  list.reduce((best, one) => (meanOf(one) > meanOf(best) ? one : best));

export interface Verified {
  /** Best first. */
  readonly solutions: readonly Tried[];
  readonly others: readonly Tried[];
}

/** Tells whether every solution leads every other move by three standard errors. */
export const isClear = ({ solutions, others }: Verified): boolean =>
  solutions.every((solution) =>
    others.every((other) => {
      const { mean, error } = leadOf(solution, other);
      return mean > 0 && mean >= SURE * error;
    }),
  );

const part = (tried: readonly Tried[], alive: ReadonlySet<Tried>): Verified | undefined => {
  const best = bestOf([...alive]);
  const isGood = (one: Tried) => alive.has(one) && (one === best || leadOf(best, one).mean < TIE);
  const solutions = tried.filter(isGood).sort((a, b) => meanOf(b) - meanOf(a));
  const others = tried.filter((one) => !isGood(one)).sort((a, b) => meanOf(b) - meanOf(a));
  const verified = { solutions, others };
  const isApart = others.every((one) => leadOf(best, one).mean >= GAP);
  return isApart && isClear(verified) ? verified : undefined;
};

/** Tells whether even the most worlds will not tell the moves apart, as far as can be said now. */
const isHopeless = (alive: ReadonlySet<Tried>, best: Tried, worlds: number, most: number): boolean => {
  let ties = 0;
  for (const one of alive) {
    if (one === best) continue;
    const { mean, error } = leadOf(best, one);
    if (mean < TIE) ties++;
    else if (mean + 1.5 * error < Math.max(GAP, SURE * error * Math.sqrt(worlds / most))) return true;
  }
  return ties > MAX_TIES;
};

/** Whole games for moves that only these can judge: most, and after how many it is asked whether it is worth it. */
const MAX_WHOLE = 600;
const EARLY_WHOLE = 120;

/**
 * Tells whether the best is also better than the one that comes closest when games are played to their end, with other dice. Where the
 * chances cannot be trusted, by three standard errors.
 */
const isConfirmed = (
  study: Study,
  state: AnyState,
  seat: Seat,
  { solutions, others }: Verified,
  name: string,
): boolean => {
  const pair = [itemAt(solutions, 0), itemAt(others, 0)].map(({ move }): Tried => ({ move, results: [] }));
  const [best, next] = [itemAt(pair, 0), itemAt(pair, 1)];
  const play = (worlds: number): Lead => {
    for (const { move, results } of pair)
      while (results.length < worlds) {
        const luck = study.luckOf(`${name}/whole`, results.length);
        results.push(playOn(study, state, seat, move, luck, Number.POSITIVE_INFINITY));
      }
    return leadOf(best, next);
  };
  if (!study.isDoubtful?.(best.move)) return study.whole === 0 || play(study.whole).mean > 0;
  for (let worlds = EARLY_WHOLE; worlds <= MAX_WHOLE; worlds += EARLY_WHOLE / 2) {
    const { mean, error } = play(worlds);
    if (mean >= SURE * error) return mean >= GAP;
    if (mean < error) return false;
  }
  return false;
};

/** Before all moves are tried, the most likely ones must lie clearly apart, as far as a few worlds can say. */
const FEW = 5;
const FIRST_WORLDS = 2 * BATCH;
const PROMISING = 0.035;

const isPromising = (tried: readonly Tried[]): boolean => {
  const best = bestOf(tried);
  const leads = tried.filter((one) => one !== best).map((one) => leadOf(best, one));
  const others = leads.filter(({ mean }) => mean >= TIE);
  return leads.length - others.length <= MAX_TIES && others.every(({ mean }) => mean >= PROMISING);
};

/**
 * The solutions among these moves, the most likely of which come first; `undefined` when simulation cannot tell them from
 * the others.
 */
export const verify = (
  study: Study,
  state: AnyState,
  seat: Seat,
  moves: readonly AnyMove[],
  name: string,
  most = MAX_WORLDS,
): Verified | undefined => {
  const tried: readonly Tried[] = moves.map((move) => ({ move, results: [] }));
  const tryIn = ({ move, results }: Tried, worlds: number): void => {
    while (results.length < worlds)
      results.push(playOn(study, state, seat, move, study.luckOf(name, results.length), study.ahead));
  };
  const likely = tried.slice(0, FEW);
  for (const one of likely) tryIn(one, FIRST_WORLDS);
  if (!isPromising(likely)) return undefined;
  const alive = new Set(tried);
  for (let worlds = BATCH; worlds <= most; worlds += BATCH) {
    for (const one of alive) tryIn(one, worlds);
    const best = bestOf([...alive]);
    let isOpen = false;
    for (const one of alive) {
      if (one === best) continue;
      const { mean, error } = leadOf(best, one);
      if (mean >= GAP && mean >= verySure(worlds) * error) alive.delete(one);
      else if (mean + 2 * error >= GAP) isOpen = true;
    }
    if (!isOpen) break;
    if (worlds >= EARLY && isHopeless(alive, best, worlds, most)) return undefined;
  }
  const verified = part(tried, alive);
  if (verified === undefined || verified.others.length === 0) return undefined;
  return isConfirmed(study, state, seat, verified, name) ? verified : undefined;
};
