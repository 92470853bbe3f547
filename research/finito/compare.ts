// The expert as it is against the one that counts what gaps cost in place of learnt rolls, each with half of the seats; with one
// seat how many rolls each takes alone, by the rules, with the same dice.
//   npx tsx research/finito/compare.ts SEATS GAMES SEED
import { type AnyBot, type AnyGame, playOut, range, seeded } from '@crescendo/rules';
import { finito } from '@crescendo/rules/finito';
import { playRounds, shareOf } from '../../packages/bots/bench/mirrored-games.ts';
import { loadBots } from '../../packages/bots/src/finito/index.ts';
import { GAPS, moveOf, rankByLookahead } from '../../packages/bots/src/finito/search/rank-moves.ts';

type Player = Awaited<ReturnType<typeof loadBots>>['bots']['expert'];

/** The expert before the learnt one. */
export const gapsExpert = (): Player => {
  const rank = rankByLookahead(GAPS);
  return { id: 'gaps', choose: (view, _, budget) => moveOf(view, rank(view, budget)[0]!) };
};

/** The rolls of one game alone. */
export const rollsAlone = (player: Player, seed: string): number => {
  const { options } = finito;
  const match = playOut({ game: finito, seats: 1, options, players: [player], dice: seeded(seed) });
  return match.view(0).rolls;
};

const meanOf = (list: readonly number[]): string => {
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  const variance = list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (list.length - 1);
  return `${mean.toFixed(3)} ± ${(1.96 * Math.sqrt(variance / list.length)).toFixed(3)}`;
};

if (process.argv[1]?.includes('compare')) {
  const [seats = 2, games = 400] = process.argv.slice(2, 4).map(Number);
  const seed = process.argv[4] ?? 'compare';
  const [one, other] = [(await loadBots()).bots.expert, gapsExpert()];
  if (seats === 1) {
    const pairs = range(games).map((n) => [one, other].map((player) => rollsAlone(player, `${seed}/${n}`)));
    console.log(`alone: ${meanOf(pairs.map(([rolls = 0]) => rolls))} rolls`);
    console.log(`by gaps: ${meanOf(pairs.map(([, rolls = 0]) => rolls))} rolls`);
    console.log(`difference: ${meanOf(pairs.map(([now = 0, before = 0]) => now - before))}`);
  } else {
    const game = finito as unknown as AnyGame;
    const [expert, gaps] = [one, other] as unknown as readonly [AnyBot, AnyBot];
    const rounds = await playRounds({ game, seats, one: expert, other: gaps, seed, isAdjusted: true }, games);
    for (const isAdjusted of [false, true]) {
      const { share, interval } = shareOf(rounds, isAdjusted);
      console.log(
        `${seats} seats, ${isAdjusted ? 'equal luck' : 'plain'}: ${(100 * share).toFixed(1)} ± ${(100 * interval).toFixed(1)}`,
      );
    }
  }
}
