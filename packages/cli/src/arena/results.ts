// Adds up the results of all portions: pairings with their intervals, and ratings.
import { itemAt } from '@crescendo/rules';
import type { JobResult } from './jobs.ts';
import { type Adjusted, adjustedBy } from './luck.ts';

interface Pairing {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  readonly wins: number;
  /** The share of games won by `one`, and half the width of its 95 % interval. */
  readonly share: number;
  readonly interval: number;
  readonly mirrored?: Mirrored;
  readonly adjusted?: Adjusted;
  readonly meanScores: readonly [number, number];
}

/** The interval when games with the same dice, from every seat once, count as one: their luck cancels out in part. */
interface Mirrored {
  readonly interval: number;
  /** Its width, as a ratio to that of as many games with dice of their own. */
  readonly ratio: number;
}

interface Standing {
  readonly bot: string;
  /** On the scale of chess: 400 points more win ten times as often, for each seat held. The weakest bot has 0. */
  readonly rating: number;
  readonly msPerMove: number;
  readonly msLongest: number;
}

const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits));

/** A 95 % interval is so many standard errors to each side. */
const Z = 1.96;

const withoutLuck = (list: readonly JobResult[]): Pick<Pairing, 'adjusted'> => {
  const all = list.flatMap(({ luck }) => (luck ? [luck] : []));
  const adjusted = all.length < list.length ? undefined : adjustedBy(all);
  if (adjusted === undefined) return {};
  const { share, interval, parts, ratio } = adjusted;
  return {
    adjusted: {
      share: rounded(share),
      interval: rounded(interval),
      parts: parts.map((part) => rounded(part, 2)),
      ratio: rounded(ratio, 2),
    },
  };
};

/** The time of counting luck, as a multiple of the time of the games. */
export const luckTimeOf = (list: readonly JobResult[]): number => {
  const sum = (of: 'games' | 'luck') => list.reduce((total, { ms }) => total + ms[of], 0);
  return rounded(sum('luck') / Math.max(1, sum('games')), 1);
};

const mirroredBy = (list: readonly JobResult[], plain: number): Pick<Pairing, 'mirrored'> => {
  const all = list.flatMap(({ mirrored }) => (mirrored ? [mirrored] : []));
  const sum = (of: 'rounds' | 'shares' | 'squares') => all.reduce((total, sums) => total + sums[of], 0);
  const rounds = sum('rounds');
  if (all.length < list.length || rounds < 2) return {};
  const mean = sum('shares') / rounds;
  const variance = Math.max(0, sum('squares') - rounds * mean ** 2) / (rounds - 1);
  const interval = Z * Math.sqrt(variance / rounds);
  return { mirrored: { interval: rounded(interval), ratio: rounded(plain > 0 ? interval / plain : 1, 2) } };
};

export const pairings = (outcomes: readonly JobResult[]): Pairing[] => {
  const groups = new Map<string, JobResult[]>();
  for (const outcome of outcomes) {
    const key = `${outcome.one} ${outcome.other}`;
    groups.set(key, [...(groups.get(key) ?? []), outcome]);
  }
  return [...groups.values()].map((list) => {
    const { one, other } = itemAt(list, 0);
    const sum = (value: (outcome: JobResult) => number) =>
      list.reduce((total, each) => total + value(each), 0);
    const [games, wins] = [sum((each) => each.games), sum((each) => each.wins)];
    const share = wins / games;
    const interval = Z * Math.sqrt((share * (1 - share)) / games);
    return {
      one,
      other,
      games,
      wins: rounded(wins, 2),
      share: rounded(share),
      interval: rounded(interval),
      ...mirroredBy(list, interval),
      ...withoutLuck(list),
      meanScores: [
        rounded(sum((each) => each.scores[0]) / games, 2),
        rounded(sum((each) => each.scores[1]) / games, 2),
      ],
    };
  });
};

/**
 * The strengths that explain the results best (Bradley–Terry), found iteratively. Where `one` sits alone against `other` on
 * n - 1 seats, it wins with the chance one / (one + (n - 1) · other): wins count for each seat held, and a bot that wins
 * its fair share of 1 / n is as strong as the others. One game more, shared fairly, keeps the strengths finite.
 */
export const standings = (bots: readonly string[], outcomes: readonly JobResult[], seats = 2): Standing[] => {
  const table = pairings(outcomes);
  const strength = new Map(bots.map((bot) => [bot, 1]));
  const strengthOf = (bot: string): number => strength.get(bot) ?? 1;
  for (let turn = 0; turn < 300; turn++)
    for (const bot of bots) {
      let [wins, weight] = [0, 0];
      for (const { one, other, games, wins: won } of table) {
        if (one !== bot && other !== bot) continue;
        const held = one === bot ? 1 : seats - 1;
        wins += (one === bot ? won : games - won) + held / seats;
        weight += (held * (games + 1)) / (strengthOf(one) + (seats - 1) * strengthOf(other));
      }
      if (weight > 0) strength.set(bot, wins / weight);
    }
  const least = Math.min(...strength.values());
  return bots
    .map((bot) => ({
      bot,
      rating: Math.round(400 * Math.log10(strengthOf(bot) / least)),
      ...spent(bot, outcomes),
    }))
    .sort((a, b) => b.rating - a.rating);
};

const spent = (bot: string, results: readonly JobResult[]) => {
  const own = results.flatMap(({ one, other, times: [ofOne, ofOther] }) => [
    ...(one === bot ? [ofOne] : []),
    ...(other === bot ? [ofOther] : []),
  ]);
  const decisions = own.reduce((sum, each) => sum + each.decisions, 0);
  const ms = own.reduce((sum, each) => sum + each.ms, 0);
  const longest = Math.max(0, ...own.map((each) => each.longest));
  return { msPerMove: rounded(ms / Math.max(1, decisions)), msLongest: rounded(longest, 1) };
};
