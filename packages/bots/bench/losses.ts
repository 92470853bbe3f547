// npm run losses -w @crescendo/bots -- [--game G] [--seats 2,4] [--moments N] [--worlds N] [--bots casual,beginner,strong] [--budget N] [--seed S]
// Compares the cost of mistakes in reviews with what comes of them. Bots of unequal levels play, and their games are reviewed until
// there are so many moments. Each is played on to the end in worlds that its seat could not tell from the real one, once after
// the move that was played and once after the better one, by the expert (with this budget), who is the reference player of reviews. Said
// and came in percent with 95 % intervals, and the slope of what came on what was said.
import { parseArgs } from 'node:util';
import {
  type AnyBot,
  type AnyMatch,
  type AnyView,
  gameById,
  itemAt,
  playOut,
  range,
  seeded,
} from '@crescendo/rules';
import { botFor, winChancesOf } from '../src/registry.ts';
import { loadReviewed } from '../src/review/games/games.ts';
import { type ReviewMoment, reviewGame } from '../src/review/index.ts';
import { rollOut } from '../src/review/rollouts/roll-out.ts';
import { gamesOf, percent } from './arguments.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: '2,4' },
    moments: { type: 'string', default: '60' },
    worlds: { type: 'string', default: '8' },
    bots: { type: 'string', default: 'casual,beginner,strong,expert' },
    /** The budget of the experts who play on. */
    budget: { type: 'string' },
    seed: { type: 'string', default: 'losses' },
  },
});
const worlds = Number(values.worlds);
const budget = values.budget ? Number(values.budget) : undefined;
const levels = values.bots.split(',');

interface Found {
  readonly theme: string;
  readonly said: number;
  readonly saidAfter: number;
  /** By how much the better move was worth more, world by world, and what the move played was worth. */
  readonly came: readonly number[];
  readonly cameAfter: number;
}

const momentsOf = async (match: AnyMatch): Promise<readonly ReviewMoment[]> => {
  const steps = reviewGame(match);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value.moments;
  }
};

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

const momentsFound = async function* (id: string, seats: number): AsyncGenerator<Found> {
  const game = gameById(id)!;
  const [expert, chances, reviewed] = [
    (await botFor(game, 'expert'))!,
    (await winChancesOf(game))!,
    (await loadReviewed(id))!,
  ];
  const player: AnyBot = { id: 'expert', choose: (view, dice) => expert.choose(view, dice, budget) };
  const bots = await Promise.all(levels.map(async (level) => (await botFor(game, level))!));
  const table = {
    game,
    chancesOf: (view: AnyView) => chances(view).chances,
    unanswered: reviewed.unanswered?.bind(reviewed),
  };
  for (let n = 0; ; n++) {
    const players = range(seats).map((seat) => itemAt(bots, (seat + n) % bots.length));
    const dice = seeded(`${values.seed} ${n}`);
    const match = playOut({ game, seats, options: game.options, players, dice, limit: 5000 });
    if (match.turn.kind !== 'over') continue;
    for (const { length, seat, played, better, theme, loss, playedChance } of await momentsOf(match)) {
      const view = { ...match.at(length).view(seat), seat };
      const way = { player, worlds, decisions: Infinity };
      const ends = rollOut(table, view, [played, better], way, `${values.seed} ${n} ${length}`);
      yield {
        theme: theme ?? '',
        said: loss.value,
        saidAfter: playedChance,
        came: ends.map(([after = 0, instead = 0]) => instead - after),
        cameAfter: mean(ends.map(([after = 0]) => after)),
      };
    }
  }
};

const errorOf = (lists: readonly (readonly number[])[]): number => {
  const variances = lists.map((list) => {
    const middle = mean(list);
    return list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (list.length - 1) / list.length;
  });
  return Math.sqrt(variances.reduce((sum, one) => sum + one, 0)) / lists.length;
};

/** The slope of came on said, and half its 95 % interval. */
const slopeOf = (some: readonly Found[]): string => {
  const xs = some.map(({ said }) => said);
  const ys = some.map(({ came }) => mean(came));
  const [x, y] = [mean(xs), mean(ys)];
  const spread = xs.reduce((sum, one) => sum + (one - x) ** 2, 0);
  const slope = xs.reduce((sum, one, i) => sum + (one - x) * (itemAt(ys, i) - y), 0) / spread;
  const rest = ys.reduce((sum, one, i) => sum + (one - y - slope * (itemAt(xs, i) - x)) ** 2, 0);
  const error = Math.sqrt(rest / Math.max(1, xs.length - 2) / spread);
  return `${slope.toFixed(2)} ± ${(1.96 * error).toFixed(2)}`;
};

const print = (name: string, some: readonly Found[]): void => {
  if (some.length < 2) return;
  const came = some.map((one) => one.came);
  const after = `${percent(mean(some.map(({ saidAfter }) => saidAfter)))}, ${percent(mean(some.map(({ cameAfter }) => cameAfter)))}`;
  console.log(
    `| ${name} | ${some.length} | ${percent(mean(some.map(({ said }) => said)))} | ${percent(mean(came.map(mean)))} ± ${percent(1.96 * errorOf(came))} | ${slopeOf(some)} | ${after} |`,
  );
};

console.log('| moments | number | said | came | slope | chance after the move played: said, came |');
console.log('|---|---|---|---|---|---|');
for (const id of gamesOf(values.game))
  for (const seats of values.seats.split(',').map(Number)) {
    const found: Found[] = [];
    for await (const one of momentsFound(id, seats)) {
      found.push(one);
      if (found.length >= Number(values.moments)) break;
    }
    const name = `${id} ${seats}`;
    for (const theme of new Set(found.map((one) => one.theme)))
      print(
        `${name}, ${theme}`,
        found.filter((one) => one.theme === theme),
      );
    for (const [from, to] of [
      [0, 0.05],
      [0.05, 0.1],
      [0.1, 0.2],
      [0.2, 2],
    ] as const)
      print(
        `${name}, ${percent(from)} and more`,
        found.filter(({ said }) => said >= from && said < to),
      );
    print(`${name}, all`, found);
  }
