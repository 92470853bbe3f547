// The games of an arena: every bot against every other, from every seat, in portions for the worker threads.
import {
  type AnyBot,
  type AnyGame,
  gameById,
  itemAt,
  type OptionValues,
  playOut,
  range,
  seeded,
  stableDraws,
} from '@crescendo/rules';
import { readBot } from '../bots.ts';
import { CliError } from '../cli-error.ts';
import { type LuckSums, luckSums, type Measures, measuresOf } from './luck.ts';

export interface Job {
  /** Names the portion: the same job always gives the same result. */
  readonly key: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** `one` sits alone against `other` on all other seats. */
  readonly one: string;
  readonly other: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** Also count what each game would have brought with equal luck. */
  readonly isAdjusted?: boolean;
  /** Each seat draws the same whatever was chosen before, so that games with the same dice share more of their luck. */
  readonly isStable?: boolean;
}

export interface JobResult {
  readonly key: string;
  readonly one: string;
  readonly other: string;
  readonly games: number;
  /** Games `one` won; a shared win is split. */
  readonly wins: number;
  /** The shares of `one` in rounds of games with the same dice, from every seat once; without those cut short. */
  readonly mirrored?: MirroredSums;
  /** The sums needed to subtract luck. */
  readonly luck?: LuckSums;
  /** Sums of the scores of `one`, and of the mean score of the others. */
  readonly scores: readonly [number, number];
  /** Milliseconds of each decision of `one` and of `other`: how many, their sum, the longest. */
  readonly times: readonly [DecisionTimes, DecisionTimes];
  /** Milliseconds that all games took, and counting their luck. */
  readonly ms: { readonly games: number; readonly luck: number };
}

export interface MirroredSums {
  readonly rounds: number;
  readonly shares: number;
  readonly squares: number;
}

interface DecisionTimes {
  readonly decisions: number;
  readonly ms: number;
  readonly longest: number;
}

/** At least eight games, and `one` has sat on every seat equally often. */
export const portionOf = (seats: number): number => seats * Math.ceil(8 / seats);
/** A game that has not ended by then does not count. */
const MAX_EVENTS = 20_000;

/** All portions of a round robin. */
export const jobsOf = (
  plan: Pick<Job, 'game' | 'options' | 'seats' | 'seed' | 'isAdjusted' | 'isStable'> & {
    readonly bots: readonly string[];
    readonly games: number;
  },
): Job[] => {
  const { bots, games, ...rest } = plan;
  const portion = portionOf(plan.seats);
  const jobs: Job[] = [];
  for (const [i, one] of bots.entries())
    for (const other of bots.slice(i + 1))
      for (let from = 0; from < games; from += portion)
        jobs.push({
          ...rest,
          one,
          other,
          from,
          to: Math.min(games, from + portion),
          key: `${one}-${other}-${from}`,
        });
  return jobs;
};

/** `expert` or `expert:bold`, or `expert@10000`: the same with this budget, in nodes. */
export const readEntrant = async (game: AnyGame, text: string): Promise<AnyBot> => {
  const [id = '', budget] = text.split('@');
  const bot = await readBot(game, id);
  if (budget === undefined) return bot;
  const nodes = Number(budget);
  if (!Number.isInteger(nodes) || nodes < 1) throw new CliError((words) => words.budget(id, budget));
  return { id: text, choose: (view, dice, fewer = nodes) => bot.choose(view, dice, fewer) };
};

/** The bot with a clock; `tell` hears of each decision whether dice were thrown for it. */
const timed = (bot: AnyBot, tell: (threw: boolean) => void) => {
  const spent = { decisions: 0, ms: 0, longest: 0 };
  const choose: AnyBot['choose'] = (view, dice) => {
    let threw = false;
    const started = performance.now();
    const move = bot.choose(view, () => {
      threw = true;
      return dice();
    });
    const ms = performance.now() - started;
    tell(threw);
    spent.decisions++;
    spent.ms += ms;
    spent.longest = Math.max(spent.longest, ms);
    return move;
  };
  return { bot: { id: bot.id, choose }, spent };
};

/** Consecutive games share their dice: one game for each seat that `one` can take. */
export const runJob = async (job: Job): Promise<JobResult> => {
  const game = gameById(job.game);
  if (game === undefined) throw new Error(`unknown game ${job.game}`);
  let threw: boolean[] = [];
  const tell = (did: boolean) => threw.push(did);
  const entrants = [await readEntrant(game, job.one), await readEntrant(game, job.other)] as const;
  const [one, other] = [timed(entrants[0], tell), timed(entrants[1], tell)];
  const ms = { games: 0, luck: 0 };
  let wins = 0;
  const measures: Measures[] = [];
  const shares: number[] = [];
  const scores: [number, number] = [0, 0];
  for (let n = job.from; n < job.to; n++) {
    const seat = n % job.seats;
    const players = range(job.seats).map((i) => (i === seat ? one.bot : other.bot));
    const seed = `${job.seed}/${Math.floor(n / job.seats)}`;
    const { seats, options } = job;
    const draws = job.isStable ? { draws: stableDraws(seed) } : {};
    threw = [];
    const started = performance.now();
    const match = playOut({ game, seats, options, players, dice: seeded(seed), ...draws, limit: MAX_EVENTS });
    const { turn } = match;
    const ended = performance.now();
    ms.games += ended - started;
    if (turn.kind !== 'over') continue;
    const share = turn.winners.includes(seat) ? 1 / turn.winners.length : 0;
    wins += share;
    shares.push(share);
    if (job.isAdjusted) {
      const bots = range(job.seats).map((i) => (i === seat ? entrants[0] : entrants[1]));
      measures.push(await measuresOf({ match, bots, threw, seed: `${job.seed}/${n}/luck` }, seat, share));
      ms.luck += performance.now() - ended;
    }
    const sum = turn.scores.reduce((total, score) => total + score, 0);
    const own = itemAt(turn.scores, seat);
    scores[0] += own;
    scores[1] += (sum - own) / (job.seats - 1);
  }
  const { key } = job;
  // A game that did not end leaves its round incomplete, and unknown which: then nothing is said about rounds.
  const isWhole = shares.length === job.to - job.from;
  return {
    key,
    one: job.one,
    other: job.other,
    games: job.to - job.from,
    wins,
    ...(isWhole && { mirrored: mirroredSums(shares, job.seats) }),
    ...(isWhole && job.isAdjusted && { luck: luckSums(measures, job.seats) }),
    scores,
    times: [one.spent, other.spent],
    ms,
  };
};

const mirroredSums = (shares: readonly number[], seats: number): MirroredSums => {
  const means = range(Math.floor(shares.length / seats)).map(
    (round) =>
      shares.slice(round * seats, (round + 1) * seats).reduce((sum, share) => sum + share, 0) / seats,
  );
  return {
    rounds: means.length,
    shares: means.reduce((sum, mean) => sum + mean, 0),
    squares: means.reduce((sum, mean) => sum + mean ** 2, 0),
  };
};
