// npm run bench -w @crescendo/bots -- [--game G,…] [--seats 2,4] [--decisions N] [--bots expert,…] [--advice N]
// Measures how long bots think, and advice takes, in milliseconds. Bots of one level play among themselves until there are enough
// decisions. The first ones take longer, until the engine has compiled the program, and stand apart; fresh.ts measures the
// very first.
import { parseArgs } from 'node:util';
import {
  type AnyBot,
  type AnyGame,
  type AnyView,
  gameById,
  itemAt,
  playOut,
  range,
  seeded,
} from '@crescendo/rules';
import { BOTS } from '../src/game-bots.ts';
import { advise, botFor } from '../src/registry.ts';
import { gamesOf, namesOf, numbersOf } from './arguments.ts';
import { quantile, startTimer, type Time } from './times.ts';

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
const [most, advised] = [Number(values.decisions), Number(values.advice)];
/** The number of first decisions that count as those of a program that has just begun. */
const FIRST = 20;

const show = (name: string, times: readonly Time[]): void => {
  const [first, rest] = [times.slice(0, FIRST), times.slice(FIRST)];
  const columns = [0.5, 0.99, 1].map((share) => quantile(rest, share));
  console.log(`| ${name} | ${rest.length} | ${columns.join(' | ')} | ${quantile(first, 1)} |`);
};

/** Thrown to end a game in which enough has been seen. */
const ENOUGH = new Error('enough');

const thinking = (game: AnyGame, seats: number, bot: AnyBot) => {
  const times: Time[] = [];
  const views: AnyView[] = [];
  const watched: AnyBot = {
    id: bot.id,
    choose: (view, dice) => {
      if (times.length >= FIRST + most) throw ENOUGH;
      const stop = startTimer();
      const move = bot.choose(view, dice);
      times.push(stop());
      views.push(view);
      return move;
    },
  };
  const players = range(seats).map(() => watched);
  const { options } = game;
  try {
    for (let n = 0; times.length < FIRST + most; n++)
      playOut({ game, seats, options, players, dice: seeded(`${values.seed} ${n}`), limit: 20_000 });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return { times, views };
};

const advising = async (game: AnyGame, views: readonly AnyView[]): Promise<readonly Time[]> => {
  await advise(game, itemAt(views, 0), seeded('first'));
  const step = Math.max(1, Math.floor(views.length / (advised + FIRST)));
  const times: Time[] = [];
  for (const view of views.filter((_, i) => i % step === 0).slice(0, advised + FIRST)) {
    const stop = startTimer();
    await advise(game, view, seeded('advice'));
    times.push(stop());
  }
  return times;
};

console.log('clock / processor, milliseconds');
console.log(
  '| game, seats, bot | decisions | median | p99 | longest | longest of the first 20 |\n|---|---|---|---|---|---|',
);
for (const id of gamesOf(values.game))
  for (const seats of numbersOf(values.seats))
    for (const name of namesOf(values.bots, BOTS)) {
      const game = gameById(id)!;
      const { times, views } = thinking(game, seats, (await botFor(game, name))!);
      show(`${id}, ${seats}, ${name}`, times);
      if (name !== 'expert' || advised === 0) continue;
      show(`${id}, ${seats}, advice`, await advising(game, views));
    }
