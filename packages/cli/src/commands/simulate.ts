import {
  type AnyBot,
  type AnyGame,
  formatSeat,
  itemAt,
  type OptionValues,
  playOut,
  seeded,
  stableDraws,
} from '@crescendo/rules';
import { checkSeats, readArguments, readGame, readInteger, readOptions } from '../arguments.ts';
import { readBot } from '../bots.ts';
import { readLanguage } from '../language.ts';
import { progress } from '../progress.ts';
import { errorWords } from '../words.ts';

interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

interface SimulationResult {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options: OptionValues;
  /** Games played, including abandoned ones. */
  readonly games: number;
  /** Games abandoned because they did not end: they do not count. */
  readonly givenUp: number;
  /** For each seat: games won; a shared win is split. */
  readonly wins: readonly number[];
  /** For each seat; `null` when no game ended. */
  readonly meanScores: readonly (number | null)[];
  readonly events: number;
  readonly eventsPerSecond: number;
  readonly decisionMs: readonly Times[];
}

interface SimulationConfig {
  readonly game: AnyGame;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options: OptionValues;
  readonly limit: number;
  readonly isStable: boolean;
}

const rounded = (value: number, digits = 6): number => Number(value.toFixed(digits));

const timesOf = (times: number[]): Times => {
  times.sort((a, b) => a - b);
  const at = (part: number) =>
    rounded(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), max: rounded(times.at(-1) ?? 0) };
};

const timed = (bot: AnyBot, times: number[]): AnyBot => ({
  id: bot.id,
  choose: (view, dice, budget) => {
    const start = performance.now();
    const move = bot.choose(view, dice, budget);
    times.push(performance.now() - start);
    return move;
  },
});

/** The results of one seat so far. */
interface Tally {
  readonly player: AnyBot;
  readonly times: number[];
  wins: number;
  scoreSum: number;
}

const newTally = async (game: AnyGame, id: string): Promise<Tally> => {
  const times: number[] = [];
  return { player: timed(await readBot(game, id), times), times, wins: 0, scoreSum: 0 };
};

const simulate = async (config: SimulationConfig): Promise<SimulationResult> => {
  const { game, bots, games, seed, options, limit, isStable } = config;
  const tallies = await Promise.all(bots.map((id) => newTally(game, id)));
  const players = tallies.map(({ player }) => player);
  const bar = progress(game.id, games);
  let [events, givenUp] = [0, 0];
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    const dice = seeded(`${seed}/${i}`);
    const draws = isStable ? { draws: stableDraws(`${seed}/${i}`) } : {};
    const { length, turn } = playOut({ game, seats: bots.length, options, players, dice, ...draws, limit });
    events += length;
    if (turn.kind === 'over') {
      for (const [seat, tally] of tallies.entries()) {
        tally.wins += turn.winners.includes(seat) ? 1 / turn.winners.length : 0;
        tally.scoreSum += itemAt(turn.scores, seat);
      }
    } else givenUp++;
    await bar.at(i + 1);
  }
  bar.end();
  const seconds = (performance.now() - start) / 1000;
  const ended = games - givenUp;
  return {
    game: game.id,
    bots,
    seed,
    options,
    games,
    givenUp,
    wins: tallies.map(({ wins }) => rounded(wins)),
    meanScores: tallies.map(({ scoreSum }) => (ended === 0 ? null : rounded(scoreSum / ended))),
    events,
    eventsPerSecond: Math.round(events / Math.max(seconds, 1e-6)),
    decisionMs: tallies.map(({ times }) => timesOf(times)),
  };
};

const HEADINGS = ['seat', 'bot', 'wins', 'share', 'mean score', 'ms p50', 'p99', 'max'];

const table = (result: SimulationResult): string => {
  const { bots, games, givenUp, wins, meanScores, events, eventsPerSecond, decisionMs } = result;
  const ended = games - givenUp;
  const rows = bots.map((bot, seat) => {
    const won = itemAt(wins, seat);
    const { p50, p99, max } = itemAt(decisionMs, seat);
    return [
      formatSeat(seat),
      bot,
      String(rounded(won, 2)),
      ended === 0 ? '–' : `${((100 * won) / ended).toFixed(1)} %`,
      meanScores[seat]?.toFixed(2) ?? '–',
      ...[p50, p99, max].map((ms) => ms.toFixed(3)),
    ];
  });
  const all = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  const lines = all.map((row) =>
    widths.map((wide, i) => (i < 2 ? row[i]?.padEnd(wide) : row[i]?.padStart(wide))).join('  '),
  );
  return `${lines.join('\n')}\n\n${games} games, ${events} events, ${eventsPerSecond} events per second\n`;
};

const FLAGS = {
  game: { type: 'string' },
  bots: { type: 'string', default: 'random,random' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '' },
  limit: { type: 'string', default: '20000' },
  stable: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export const simulateCommand = async (args: readonly string[]): Promise<number> => {
  const { values } = readArguments(args, FLAGS, 0);
  const game = readGame(values.game);
  const bots = values.bots.split(',').map((id) => id.trim());
  const options = readOptions(game, values.options);
  checkSeats(game, bots.length, values.options);
  const games = readInteger('games', values.games, 1, 10_000_000);
  const limit = readInteger('limit', values.limit, 1);
  const result = await simulate({
    game,
    bots,
    games,
    seed: values.seed,
    options,
    limit,
    isStable: values.stable,
  });
  process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : table(result));
  if (result.givenUp > 0) {
    const { givenUp } = await errorWords(readLanguage(values.lang, process.env));
    const canEnd = Object.hasOwn(game.optionKinds, 'roundLimit');
    process.stderr.write(`crescendo: ${givenUp(result.givenUp, result.games, limit, canEnd)}\n`);
  }
  return 0;
};
