// npm run losses -w @crescendo/bots -- [--game G] [--seats 2,4] [--moments N] [--worlds N] [--bots casual,beginner,strong,expert] [--budget N] [--seed S] [--seconds N] [--lines] [--read FILE,…]
// Compares the cost of mistakes in reviews with what comes of them. Bots of unequal levels play, and their games are reviewed until
// there are so many moments, or so many seconds have passed. Each is played on to the end in worlds that its seat could not tell from the
// real one, once after the move that was played and once after the better one, by the expert (with this budget), who is the reference
// player of reviews. `--lines` prints each moment as JSON instead of the table, and `--read` makes the table of such files.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gamesOf, numbersOf } from './arguments.ts';
import { type Found, momentsFound } from './losses/moments.ts';
import { tableOf } from './losses/table.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: '2,4' },
    moments: { type: 'string', default: '60' },
    worlds: { type: 'string', default: '8' },
    bots: { type: 'string', default: 'casual,beginner,strong,expert' },
    budget: { type: 'string' },
    seed: { type: 'string', default: 'losses' },
    seconds: { type: 'string', default: 'Infinity' },
    lines: { type: 'boolean', default: false },
    read: { type: 'string' },
  },
});

const readLines = (path: string): readonly Found[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Found]));

const find = async (): Promise<readonly Found[]> => {
  const all: Found[] = [];
  for (const game of gamesOf(values.game))
    for (const seats of numbersOf(values.seats)) {
      const until = performance.now() + 1000 * Number(values.seconds);
      const sought = {
        game,
        seats,
        levels: values.bots.split(','),
        worlds: Number(values.worlds),
        budget: values.budget === undefined ? undefined : Number(values.budget),
        seed: values.seed,
      };
      let count = 0;
      for await (const one of momentsFound(sought)) {
        all.push(one);
        if (values.lines) console.log(JSON.stringify(one));
        if (++count >= Number(values.moments) || performance.now() > until) break;
      }
    }
  return all;
};

const found = values.read === undefined ? await find() : values.read.split(',').flatMap(readLines);
if (!values.lines) for (const line of tableOf(found)) console.log(line);
