// npm run bench: how fast the rules are, each figure beside a baseline measured in the same run, since
// machines are noisy and a ratio is not. One core.
import { pick, pickWeighted, seeded } from '../src/dice.ts';
import type { AnyBot, AnyEvent, AnyGame, OptionValues } from '../src/game.ts';
import { GAMES } from '../src/games.ts';
import { itemAt } from '../src/lists.ts';
import type { GameId } from '../src/manifests.ts';
import { playOut } from '../src/match/play-out.ts';
import { checkRates } from './rummikub-checks.ts';

const SECONDS = Number(process.argv[2] ?? 2);
const LIMIT = 5000;

/** Without a limit random play would hardly end. */
const OPTIONS: { readonly [id in GameId]?: OptionValues } = { finito: { roundLimit: 40 } };
/** Events a second through the contract. */
const GOALS: { readonly [id in GameId]?: number } = { '5vor12': 400_000, finito: 250_000, qwinto: 250_000 };

const optionsOf = (game: AnyGame): OptionValues => ({ ...game.options, ...OPTIONS[game.id as GameId] });

const randomBot = (game: AnyGame): AnyBot => ({
  id: 'random',
  choose: (view, dice) => pick(dice, [...game.moves(view)]),
});

/** The processor time of this process: a neighbour's work is not counted. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Repeats games for so long; `game` says how many events it had. Events a second of processor time. */
const rateOf = (seconds: number, game: (n: number) => number): number => {
  let events = 0;
  const started = cpuSeconds();
  for (let n = 0; cpuSeconds() - started < seconds; n++) events += game(n);
  return events / (cpuSeconds() - started);
};

/** Random games by hand through the contract: view, list the moves, choose, apply. */
const contract = (game: AnyGame): ((n: number) => number) => {
  const [bot, options] = [randomBot(game), optionsOf(game)];
  return (n) => {
    const dice = seeded(n);
    let state = game.setup(2, options);
    let turn = game.turn(state);
    let events = 0;
    for (; turn.kind !== 'over' && events < LIMIT; events++) {
      const event: AnyEvent =
        turn.kind === 'chance'
          ? { kind: 'chance', outcome: pickWeighted(dice, game.chances(state)) }
          : decide(itemAt(turn.seats, 0));
      state = game.apply(state, event);
      turn = game.turn(state);
    }
    return events;

    function decide(seat: number): AnyEvent {
      return { kind: 'move', seat, move: bot.choose(game.view(state, seat), dice) };
    }
  };
};

/** The same games driven by Match, which keeps every event and every state. */
const driven = (game: AnyGame): ((n: number) => number) => {
  const bot = randomBot(game);
  const setup = { game, seats: 2, options: optionsOf(game), players: [bot, bot], limit: LIMIT };
  return (n) => playOut({ ...setup, dice: seeded(n) }).length;
};

/** The baseline: the same games again, the state copied by JSON before each event, as a simple server would do it. */
const naive = (game: AnyGame): ((n: number) => number) => {
  const bot = randomBot(game);
  const setup = { game, seats: 2, options: optionsOf(game), players: [bot, bot], limit: LIMIT };
  const games = Array.from({ length: 5 }, (_, n) => playOut({ ...setup, dice: seeded(n) }).events);
  return (n) => {
    let state = game.setup(2, setup.options);
    const events = itemAt(games, n % games.length);
    for (const event of events) {
      state = game.apply(JSON.parse(JSON.stringify(state)), event);
      game.view(JSON.parse(JSON.stringify(state)), 0);
    }
    return events.length;
  };
};

const number = (x: number): string => Math.round(x).toLocaleString('en').padStart(11);

const show = (name: string, rate: number, baseline: number, goal: number, match = ''): void => {
  const mark = rate >= goal ? 'goal' : 'BELOW';
  const ratio = (rate / baseline).toFixed(1).padEnd(6);
  const line = `${name.padEnd(22)}${number(rate)}/s${match}${number(baseline)}/s   × ${ratio}`;
  console.log(`${line}${mark} ${goal.toLocaleString('en')}`);
};

const heading = (...columns: readonly string[]): string =>
  columns.map((text, i) => (i === 0 ? text.padEnd(22) : text.padStart(13))).join('');

console.log(`${heading('random play, events', 'contract', 'Match', 'JSON copies')}   contract : JSON copies`);
for (const game of GAMES) {
  const [byHand, byMatch, byCopies] = [contract(game), driven(game), naive(game)];
  rateOf(0.5, byHand);
  rateOf(0.5, byMatch);
  // Turn and turn about, so that a noisy neighbour meets both.
  const parts = Array.from({ length: 4 }, () => [rateOf(SECONDS / 4, byHand), rateOf(SECONDS / 4, byMatch)]);
  const mean = (column: number) => parts.reduce((sum, part) => sum + itemAt(part, column), 0) / parts.length;
  const match = `${number(mean(1))}/s`;
  show(game.id, mean(0), rateOf(SECONDS, byCopies), GOALS[game.id as GameId] ?? 0, match);
}
const { rate, baseline } = checkRates(SECONDS);
console.log(`\n${heading('Rummikub, checks', 'check', 'naive check')}   ratio`);
show('80-tile table', rate, baseline, 50_000);
