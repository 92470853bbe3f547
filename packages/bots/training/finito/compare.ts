// The expert as it is against the one that counts what gaps cost in place of learnt rolls, each with half of the seats.
//   npx tsx packages/bots/training/finito/compare.ts SEATS GAMES SEED
import type { AnyBot, AnyGame } from '@crescendo/rules';
import { finito } from '@crescendo/rules/finito';
import { playRounds, shareOf } from '../../bench/mirrored-games.ts';
import { loadBots } from '../../src/finito/index.ts';
import { GAPS, moveOf, rankByLookahead } from '../../src/finito/rank-moves.ts';

const [seats, games, seed] = [
  Number(process.argv[2] ?? 2),
  Number(process.argv[3] ?? 400),
  process.argv[4] ?? 'compare',
];
const rank = rankByLookahead(GAPS);
const { bots } = await loadBots();
const match = {
  game: finito as unknown as AnyGame,
  seats,
  one: bots.expert as unknown as AnyBot,
  other: {
    id: 'gaps',
    choose: (view: never, _: unknown, budget?: number) => moveOf(view, rank(view, budget)[0]!),
  } as AnyBot,
  seed,
  isAdjusted: true,
};
const rounds = await playRounds(match, games);
for (const isAdjusted of [false, true]) {
  const { share, interval } = shareOf(rounds, isAdjusted);
  console.log(
    `${seats} seats, ${isAdjusted ? 'equal luck' : 'plain'}: ${(100 * share).toFixed(1)} ± ${(100 * interval).toFixed(1)}`,
  );
}
