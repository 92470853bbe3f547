// npm run bench: how fast the rules are, each figure beside a yardstick measured in the same run, since
// machines are noisy and a ratio is not. One core.
import { pick, seeded } from '../src/dice.ts';
import type { AnyGame, AnyTypes, Event } from '../src/game.ts';
import { GAMES } from '../src/games.ts';
import { play } from '../src/match.ts';
import { checkRates } from './rummikub-checks.ts';

const SECONDS = Number(process.argv[2] ?? 2);
const OPTIONS: { readonly [game: string]: object } = { finito: { roundLimit: 40 } };

const optionsOf = (game: AnyGame): object => ({ ...game.options, ...OPTIONS[game.id] });

/** Random games through the public contract: view, list the moves, choose, apply. Events a second. */
const contract = (game: AnyGame, seconds: number): number => {
  const bot = {
    id: 'random',
    choose: (view: AnyTypes, dice: () => number) => pick(dice, [...game.moves(view)]),
  };
  const options = optionsOf(game);
  let events = 0;
  const started = performance.now();
  for (let n = 0; performance.now() - started < seconds * 1000; n++)
    events += play(game, { seats: 2, options, players: [bot, bot], dice: seeded(n), limit: 5000 }).events;
  return (events / (performance.now() - started)) * 1000;
};

/** The yardstick: the same games again, the state copied by JSON before each event, as a simple server would do it. */
const naive = (game: AnyGame, seconds: number): number => {
  const games: Event<AnyTypes>[][] = [];
  const bot = {
    id: 'random',
    choose: (view: AnyTypes, dice: () => number) => pick(dice, [...game.moves(view)]),
  };
  const options = optionsOf(game);
  for (let n = 0; n < 5; n++) {
    const list: Event<AnyTypes>[] = [];
    play(game, {
      seats: 2,
      options,
      players: [bot, bot],
      dice: seeded(n),
      limit: 5000,
      tell: (event) => list.push(event),
    });
    games.push(list);
  }
  let events = 0;
  const started = performance.now();
  for (let n = 0; performance.now() - started < seconds * 1000; n++) {
    let state = game.setup(2, options);
    for (const event of games[n % games.length]!) {
      state = game.apply(JSON.parse(JSON.stringify(state)), event);
      game.view(JSON.parse(JSON.stringify(state)), 0);
      events++;
    }
  }
  return (events / (performance.now() - started)) * 1000;
};

const show = (name: string, rate: number, yardstick: number, goal: number): void => {
  const number = (x: number) => Math.round(x).toLocaleString('en').padStart(11);
  const mark = rate >= goal ? 'goal' : 'BELOW';
  console.log(
    `${name.padEnd(22)}${number(rate)}/s${number(yardstick)}/s   × ${(rate / yardstick).toFixed(1).padEnd(6)}${mark} ${goal.toLocaleString('en')}`,
  );
};

const GOALS: { readonly [game: string]: number } = {
  '5vor12': 400_000,
  finito: 250_000,
  qwinto: 250_000,
  rummikub: 0,
};

console.log(
  `${'random play, events'.padEnd(22)}${'contract'.padStart(13)}${'JSON copies'.padStart(13)}   ratio`,
);
for (const game of GAMES) {
  contract(game, 0.5);
  show(game.id, contract(game, SECONDS), naive(game, SECONDS), GOALS[game.id] ?? 0);
}
const { rate, yardstick } = checkRates(SECONDS);
console.log(`\n${'Rummikub, checks'.padEnd(22)}${'check'.padStart(13)}${'naive check'.padStart(13)}   ratio`);
show('80-tile table', rate, yardstick, 50_000);
