// npm run bench:review -w @crescendo/bots -- [--game G] [--games N] [--bots strong,casual] [--seats N]
// Measures the processor time of a review: until luck is counted, and as a whole.
import { parseArgs } from 'node:util';
import { gameById, itemAt, playOut, range, seeded } from '@crescendo/rules';
import { botFor } from '../src/registry.ts';
import { reviewGame } from '../src/review/index.ts';
import { gamesOf } from './arguments.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '5' },
    bots: { type: 'string', default: 'strong,casual' },
    seats: { type: 'string' },
    budget: { type: 'string' },
  },
});
const bots = values.bots.split(',');
const budget = values.budget ? { budget: Number(values.budget) } : {};

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

console.log('| game, seats | events, decisions | first screen: mean, longest | whole: mean, longest (ms) |');
console.log('|---|---|---|---|');
for (const id of gamesOf(values.game)) {
  const game = gameById(id)!;
  for (const seats of values.seats ? [Number(values.seats)] : [2, 4]) {
    const [firsts, wholes]: [number[], number[]] = [[], []];
    let [events, decisions] = [0, 0];
    for (const n of range(Number(values.games) + 1)) {
      const players = await Promise.all(
        range(seats).map(async (i) => (await botFor(game, itemAt(bots, (i + n) % bots.length)))!),
      );
      const match = playOut({ game, seats, options: game.options, players, dice: seeded(`bench ${n}`) });
      const start = cpu();
      let first = 0;
      for await (const { review } of reviewGame(match, budget))
        if (review && first === 0) first = cpu() - start;
      const whole = cpu() - start;
      // The first one is slower, until the engine has compiled it.
      if (n === 0) continue;
      firsts.push(first);
      wholes.push(whole);
      events += match.length;
      decisions += match.events.filter(({ kind }) => kind === 'move').length;
    }
    const mean = (list: readonly number[]) => list.reduce((sum, ms) => sum + ms, 0) / list.length;
    const text = (list: readonly number[]) => `${mean(list).toFixed(0)}, ${Math.max(...list).toFixed(0)}`;
    const count = (sum: number) => Math.round(sum / firsts.length);
    console.log(
      `| ${id} ${seats} | ${count(events)}, ${count(decisions)} | ${text(firsts)} | ${text(wholes)} |`,
    );
  }
}
