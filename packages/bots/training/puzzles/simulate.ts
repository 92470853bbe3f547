// Which moves are best, by simulation. Every move is played in the same worlds (the same dice); the first roll or draw is
// spread evenly over them. Each world is played on for some decisions of the seat, then the calibrated chances judge.
import { type AnyMove, type AnyState, type Dice, pickWeighted, type Seat, seeded } from '@crescendo/rules';
import { finalShares } from '../../src/win-chances/chances.ts';
import type { Study } from './study.ts';

/** Worlds are added so many at a time: as many as there are numbers on the die of Finito!. */
const BATCH = 20;
export const MOST_WORLDS = 400;
/** Moves that lose less than this to the best are as good; those that lose more than `GAP` are not. */
export const TIE = 0.01;
export const GAP = 0.02;
/** Standard errors: to be refused in the end, and to be given up early, after `LEAST_WORLDS` at least. */
export const SURE = 3;
const VERY_SURE = 4;
const LEAST_WORLDS = 60;
/** With more moves than this still in the race after `EARLY` worlds nothing clear will come of it. */
const MOST_ALIVE = 4;
const EARLY = 120;

/** The dice of a world; the first throw of a batch falls once into each part. */
const diceOf = (name: string, world: number): Dice => {
  const dice = seeded(`${name}/${world}`);
  let isFirst = true;
  return () => {
    if (!isFirst) return dice();
    isFirst = false;
    return ((world % BATCH) + dice()) / BATCH;
  };
};

/** What a seat has of the game after its move, in one world. */
export const playOn = (
  { game, choose, chance }: Study,
  state: AnyState,
  seat: Seat,
  move: AnyMove,
  dice: Dice,
  ahead: number,
): number => {
  let now = game.apply(state, { kind: 'move', seat, move });
  for (let own = 0; ; ) {
    const turn = game.turn(now);
    if (turn.kind === 'over') return finalShares(turn)[seat]!;
    if (turn.kind === 'chance') {
      now = game.apply(now, { kind: 'chance', outcome: pickWeighted(dice, game.chances(now)) });
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

/** Does every solution lead every other move by three standard errors? */
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

/** The solutions among these moves; `undefined` when simulation cannot tell them from the others. */
export const verify = (
  study: Study,
  state: AnyState,
  seat: Seat,
  moves: readonly AnyMove[],
  name: string,
  most = MOST_WORLDS,
): Verified | undefined => {
  const tried: readonly Tried[] = moves.map((move) => ({ move, results: [] }));
  const alive = new Set(tried);
  for (let worlds = 0; worlds < most; ) {
    for (let i = 0; i < BATCH; i++, worlds++)
      for (const one of alive)
        one.results.push(playOn(study, state, seat, one.move, diceOf(name, worlds), study.ahead));
    if (worlds < Math.min(most, LEAST_WORLDS)) continue;
    const best = bestOf([...alive]);
    let isOpen = false;
    for (const one of alive) {
      if (one === best) continue;
      const { mean, error } = leadOf(best, one);
      if (mean >= GAP && mean >= VERY_SURE * error) alive.delete(one);
      else if (mean + 2 * error >= GAP) isOpen = true;
    }
    if (!isOpen) break;
    if (worlds >= EARLY && alive.size > MOST_ALIVE) return undefined;
  }
  return part(tried, alive);
};
