// npm run even -w @crescendo/bots -- --game qwinto [--pairs beginner:casual,…] [--games N] [--seed S]
// The head start that makes two levels even (docs/competitions.md): the median of what the stronger one is ahead without one,
// then what the weaker one wins with it, in fresh games, sitting on each seat in turn with the same dice.

import { parseArgs } from 'node:util';
import {
  type AnyBot,
  type AnyGame,
  gameById,
  isGameId,
  itemAt,
  MANIFESTS,
  playOut,
  range,
  seeded,
} from '@crescendo/rules';
import { botFor } from '../../src/registry.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'qwinto' },
    pairs: {
      type: 'string',
      default: 'beginner:casual,beginner:strong,beginner:expert,casual:strong,casual:expert,strong:expert',
    },
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'even' },
  },
});
const LIMIT = 20_000;
const SEATS = 2;

const playGame = (
  game: AnyGame,
  players: readonly AnyBot[],
  options: AnyGame['options'],
  seed: string,
): readonly number[] => {
  const { turn } = playOut({ game, seats: SEATS, options, players, dice: seeded(seed), limit: LIMIT });
  if (turn.kind !== 'over') throw new Error(`${seed} did not end`);
  return turn.scores;
};

const botOf = async (game: AnyGame, level: string): Promise<AnyBot> => {
  const bot = await botFor(game, level);
  if (bot === undefined) throw new Error(`nobody is called ${level}`);
  return bot;
};

/** By how much the stronger one is ahead at the end, on each seat in turn. `points`: what the weaker one has from the start. */
const leads = (
  game: AnyGame,
  [weaker, stronger]: readonly [AnyBot, AnyBot],
  points: number,
  seed: string,
) => {
  const { headStart } = isGameId(game.id) ? MANIFESTS[game.id] : {};
  if (headStart === undefined) throw new Error(`${game.id} has no head start`);
  return range(SEATS).map((seat) => {
    const options = { ...game.options, [headStart.amount]: points, [headStart.seat]: seat + 1 };
    const players = range(SEATS).map((other) => (other === seat ? weaker : stronger));
    const scores = playGame(game, players, options, seed);
    return itemAt(scores, 1 - seat) - itemAt(scores, seat);
  });
};

const median = (numbers: readonly number[]): number =>
  itemAt(
    numbers.toSorted((a, b) => a - b),
    numbers.length >> 1,
  );

const share = (lead: number): number => (lead < 0 ? 1 : lead === 0 ? 0.5 : 0);

const measure = async (game: AnyGame, pair: string): Promise<string> => {
  const [weak = '', strong = ''] = pair.split(':');
  const bots = [await botOf(game, weak), await botOf(game, strong)] as const;
  const rounds = Math.ceil(Number(values.games) / SEATS);
  const without = range(rounds).flatMap((n) => leads(game, bots, 0, `${values.seed}/first/${n}`));
  const points = Math.max(0, median(without));
  const even = range(rounds).map((n) => leads(game, bots, points, `${values.seed}/then/${n}`));
  const shares = even.map((each) => each.reduce((sum, lead) => sum + share(lead), 0) / SEATS);
  const mean = shares.reduce((sum, each) => sum + each, 0) / rounds;
  const variance = shares.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (rounds - 1);
  const plain = without.reduce((sum, lead) => sum + share(lead), 0) / without.length;
  const percent = (part: number): string => (100 * part).toFixed(1);
  return `| ${weak} : ${strong} | ${percent(plain)} | ${points} | ${percent(mean)} ± ${percent(1.96 * Math.sqrt(variance / rounds))} |`;
};

const game = gameById(values.game);
if (game === undefined) throw new Error(`unknown game ${values.game}`);
console.log('| weaker : stronger | wins without, % | head start | wins with it, % |\n|---|---|---|---|');
for (const pair of values.pairs.split(',')) console.log(await measure(game, pair));
