// npm run top -w @crescendo/bots -- [--games N] [--seed S]
// How far each level comes at Top, and after how many rounds the stronger of two is ahead in 90 of 100 games; level with each other counts half.
import { parseArgs } from 'node:util';
import { itemAt, range } from '@crescendo/rules';
import { TOP_ROUNDS, topPercent } from '@crescendo/rules/top';
import { LEVELS, type Level } from '../src/game-bots.ts';
import { levelPlay, topGame } from '../src/top/index.ts';
import { percent } from './arguments.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: 'top' } },
});
const games = Number(values.games);
const PAIRS: readonly (readonly [Level, Level])[] = [
  ['casual', 'beginner'],
  ['strong', 'casual'],
  ['expert', 'strong'],
];
const OFTEN = 0.9;

interface Game {
  readonly most: readonly number[];
  readonly points: Readonly<Record<Level, readonly number[]>>;
}

const playGame = (seed: string): Game => {
  const rounds = topGame(seed);
  const of = (level: Level) =>
    rounds.map((round) => levelPlay(level, seed, round.number, round, round.top).points);
  return {
    most: rounds.map(({ top }) => top.points),
    points: { beginner: of('beginner'), casual: of('casual'), strong: of('strong'), expert: of('expert') },
  };
};

const sum = (list: readonly number[], from = 0, to = list.length): number =>
  list.slice(from, to).reduce((total, value) => total + value, 0);

const begun = performance.now();
const played = range(games).map((number) => playGame(`${values.seed} ${number}`));

console.log(`${games} games of ${TOP_ROUNDS} rounds, ${Math.round(performance.now() - begun)} ms`);
for (const level of LEVELS) {
  const shares = played.map(({ most, points }) => topPercent(sum(points[level]), sum(most)));
  const found = played.map(
    ({ most, points }) => most.filter((top, round) => itemAt(points[level], round) === top).length,
  );
  console.log(
    `${level.padEnd(9)} ${(sum(shares) / games).toFixed(1)} % of the tops, ${(sum(found) / games).toFixed(1)} of ${TOP_ROUNDS} found`,
  );
}

/** The share of games in which the first is ahead after so many rounds. */
const ahead = ([first, second]: readonly [Level, Level], rounds: number): number => {
  const results = played.map(({ points }) => {
    // The rounds in the middle: the first are easier, the last harder than the others.
    const from = Math.floor((TOP_ROUNDS - rounds) / 2);
    const gap = sum(points[first], from, from + rounds) - sum(points[second], from, from + rounds);
    return gap > 0 ? 1 : gap === 0 ? 0.5 : 0;
  });
  return sum(results) / games;
};

for (const pair of PAIRS) {
  const shares = range(TOP_ROUNDS).map((i) => ahead(pair, i + 1));
  const needed = shares.findIndex((_, i) => shares.slice(i).every((share) => share >= OFTEN)) + 1;
  console.log(
    `${pair[0]} ahead of ${pair[1]}: ${shares.map((share) => percent(share)).join(' ')}; 90 % after ${needed || 'more'} rounds`,
  );
}
