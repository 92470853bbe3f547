// npm run steps -w @crescendo/bots -- [--game G,…] [--steps strong,…] [--seats 2,3,4] [--games N] [--seed S] [--adjusted]
// Measures how much stronger each level is than the one below, with two, three and four at the table: the share of the wins of the
// higher level where each level has half of the seats. Two seats: one each. Four: two each, all six seatings. Three: one against
// two and two against one, all six. Every seating has the same dice, and the interval is that of such rounds, so equals have 50.
import { parseArgs } from 'node:util';
import { gameById } from '@crescendo/rules';
import { LEVELS } from '../src/game-bots.ts';
import { botFor } from '../src/registry.ts';
import { gamesOf, namesOf, numbersOf, percent } from './arguments.ts';
import { playRounds, seatingsOf, shareOf } from './mirrored-games.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    steps: { type: 'string', default: 'expert,strong,casual' },
    seats: { type: 'string', default: '2,3,4' },
    games: { type: 'string', default: '600' },
    seed: { type: 'string', default: 'steps' },
    adjusted: { type: 'boolean', default: false },
  },
});

console.log(`| game, step | seats | games | wins | seconds |\n|---|---|---|---|---|`);
for (const id of gamesOf(values.game))
  for (const level of namesOf(values.steps, LEVELS.slice(1)))
    for (const seats of numbersOf(values.seats)) {
      const game = gameById(id)!;
      const below = LEVELS[LEVELS.indexOf(level) - 1]!;
      const [one, other] = [(await botFor(game, level))!, (await botFor(game, below))!];
      const match = { game, seats, one, other, seed: values.seed, isAdjusted: values.adjusted };
      const started = process.cpuUsage();
      const rounds = await playRounds(match, Number(values.games));
      const { share, interval } = shareOf(rounds, values.adjusted);
      const { user, system } = process.cpuUsage(started);
      console.log(
        `| ${id} ${level} : ${below} | ${seats} | ${rounds.length * seatingsOf(seats).length} | ` +
          `${percent(share)} ± ${percent(interval)} | ${((user + system) / 1e6).toFixed(0)} |`,
      );
    }
