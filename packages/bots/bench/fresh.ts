// npm run bench:fresh -w @crescendo/bots -- [--game G,…] [--processes N] [--seats 2]
// Measures the very first decision of an expert and the very first advice, each in a process of its own, before the
// engine has compiled anything. The positions are those of games of beginners, from the beginning to the end.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type AnyView, gameById, itemAt, playOut, range, seeded } from '@crescendo/rules';
import { advise, botFor } from '../src/registry.ts';
import { gamesOf } from './arguments.ts';
import { quantile, startTimer, type Time } from './times.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    processes: { type: 'string', default: '20' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'fresh' },
    // The arguments of a child process: its number, and the measurement it makes.
    number: { type: 'string' },
    kind: { type: 'string' },
  },
});
const [processes, seats] = [Number(values.processes), Number(values.seats)];

/** A decision at this part of a game. */
const viewOf = async (id: string, number: number): Promise<AnyView> => {
  const game = gameById(id)!;
  const bot = (await botFor(game, 'beginner'))!;
  const views: AnyView[] = [];
  const watched = {
    ...bot,
    choose: (view: AnyView, dice: () => number) => {
      views.push(view);
      return bot.choose(view, dice);
    },
  };
  playOut({
    game,
    seats,
    options: game.options,
    players: range(seats).map(() => watched),
    dice: seeded(`${values.seed} ${number}`),
  });
  return itemAt(views, Math.floor((views.length * (number + 0.5)) / processes));
};

const timeOne = async (id: string, number: number, kind: string): Promise<Time> => {
  const game = gameById(id)!;
  const view = await viewOf(id, number);
  const expert = (await botFor(game, 'expert'))!;
  const stop = startTimer();
  if (kind === 'advice') await advise(game, view, seeded('advice'));
  else expert.choose(view, seeded('choice'));
  return stop();
};

/** The same program once more. */
const timeApart = (id: string, number: number, kind: string): Time => {
  const told = { game: id, processes, seats, seed: values.seed, number, kind };
  const flags = Object.entries(told).map(([name, value]) => `--${name}=${value}`);
  const file = fileURLToPath(import.meta.url);
  return JSON.parse(
    execFileSync(process.execPath, [...process.execArgv, file, ...flags], { encoding: 'utf8' }),
  );
};

if (values.number !== undefined && values.kind !== undefined)
  console.log(JSON.stringify(await timeOne(values.game!, Number(values.number), values.kind)));
else {
  console.log('clock / processor, milliseconds');
  console.log('| game, seats, first | processes | median | longest |\n|---|---|---|---|');
  for (const id of gamesOf(values.game))
    for (const kind of ['decision', 'advice']) {
      const times = range(processes).map((number) => timeApart(id, number, kind));
      console.log(
        `| ${id}, ${seats}, ${kind} | ${processes} | ${quantile(times, 0.5)} | ${quantile(times, 1)} |`,
      );
    }
}
