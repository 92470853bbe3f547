// npm run bench -w @crescendo/bots -- [--game G,…] [--seats 2,4] [--decisions N] [--bots expert,…] [--advice N]
// How long bots think, and advice takes, in milliseconds: on the clock, and the processor's own time, which does not count what other
// programs do meanwhile. Bots of one level play among themselves until there are enough decisions. The first ones take
// longer, until the engine has compiled the program, and stand apart.
import { parseArgs } from 'node:util';
import {
  type AnyBot,
  type AnyView,
  GAME_IDS,
  gameById,
  isGameId,
  playOut,
  range,
  seeded,
} from '@crescendo/rules';
import { advise, botFor } from '../src/registry.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: '2,4' },
    decisions: { type: 'string', default: '400' },
    bots: { type: 'string', default: 'expert' },
    advice: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'thinking' },
  },
});
const ids = values.game === undefined ? GAME_IDS : values.game.split(',').filter(isGameId);
const [most, advised] = [Number(values.decisions), Number(values.advice)];
/** Of a program that has just begun. */
const FIRST = 20;

interface Time {
  readonly clock: number;
  readonly processor: number;
}

const timed = <T>(work: () => T): readonly [T, Time] => {
  const [cpu, clock] = [process.cpuUsage(), performance.now()];
  const result = work();
  const elapsed = performance.now() - clock;
  const { user, system } = process.cpuUsage(cpu);
  return [result, { clock: elapsed, processor: (user + system) / 1000 }];
};

const at = (times: readonly number[], share: number): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
};

const show = (name: string, times: readonly Time[]): void => {
  const [first, rest] = [times.slice(0, FIRST), times.slice(FIRST)];
  const columns = [0.5, 0.99, 1].map((share) =>
    (['clock', 'processor'] as const)
      .map((of) =>
        at(
          rest.map((time) => time[of]),
          share,
        ),
      )
      .join(' / '),
  );
  const longest = (['clock', 'processor'] as const)
    .map((of) =>
      at(
        first.map((time) => time[of]),
        1,
      ),
    )
    .join(' / ');
  console.log(`| ${name} | ${rest.length} | ${columns.join(' | ')} | ${longest} |`);
};

/** Thrown to end a game in which enough has been seen. */
const ENOUGH = new Error('enough');

const thinking = (game: NonNullable<ReturnType<typeof gameById>>, seats: number, bot: AnyBot) => {
  const times: Time[] = [];
  const views: AnyView[] = [];
  const watched: AnyBot = {
    id: bot.id,
    choose: (view, dice) => {
      if (times.length >= FIRST + most) throw ENOUGH;
      const [move, time] = timed(() => bot.choose(view, dice));
      times.push(time);
      views.push(view);
      return move;
    },
  };
  const players = range(seats).map(() => watched);
  try {
    for (let n = 0; times.length < FIRST + most; n++)
      playOut({
        game,
        seats,
        options: game.options,
        players,
        dice: seeded(`${values.seed} ${n}`),
        limit: 20_000,
      });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return { times, views };
};

console.log('clock / processor, milliseconds');
console.log(
  '| game, seats, bot | decisions | median | p99 | longest | longest of the first 20 |\n|---|---|---|---|---|---|',
);
for (const id of ids)
  for (const seats of values.seats.split(',').map(Number))
    for (const name of values.bots.split(',')) {
      const game = gameById(id)!;
      const bot = await botFor(game, name);
      if (bot === undefined) throw new Error(`there is no bot ${name}`);
      const { times, views } = thinking(game, seats, bot);
      show(`${id}, ${seats}, ${name}`, times);
      if (name !== 'expert' || advised === 0) continue;
      await advise(game, views[0]!, seeded('first'));
      const step = Math.max(1, Math.floor(views.length / (advised + FIRST)));
      const asked: Time[] = [];
      for (const view of views.filter((_, i) => i % step === 0).slice(0, advised + FIRST)) {
        const [cpu, clock] = [process.cpuUsage(), performance.now()];
        await advise(game, view, seeded('advice'));
        const { user, system } = process.cpuUsage(cpu);
        asked.push({ clock: performance.now() - clock, processor: (user + system) / 1000 });
      }
      show(`${id}, ${seats}, advice`, asked);
    }
