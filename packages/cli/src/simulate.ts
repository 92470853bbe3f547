import { type AnyBot, type AnyGame, formatSeat, type OptionValues, playOut, seeded } from '@crescendo/rules';
import { checkSeats, readArguments, readGame, readInteger, readOptions } from './arguments.ts';
import { readBot } from './bots.ts';
import { progress } from './progress.ts';

interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export interface SimulationResult {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options: OptionValues;
  /** Games played, including abandoned ones. */
  readonly games: number;
  /** Games abandoned because they did not end: they count for nobody. */
  readonly givenUp: number;
  /** For each seat: games won; a shared win is split. */
  readonly wins: readonly number[];
  /** For each seat; `null` when no game ended. */
  readonly meanScores: readonly (number | null)[];
  readonly events: number;
  readonly eventsPerSecond: number;
  readonly decisionMs: readonly Times[];
}

export interface SimulationConfig {
  readonly game: AnyGame;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly options: OptionValues;
  readonly limit: number;
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

export const simulate = async (setting: SimulationConfig): Promise<SimulationResult> => {
  const { game, bots, games, seed, options, limit } = setting;
  const times = bots.map((): number[] => []);
  const chosen = await Promise.all(bots.map((id) => readBot(game, id)));
  const players = chosen.map((bot, seat) => timed(bot, times[seat]!));
  const wins = bots.map(() => 0);
  const sums = bots.map(() => 0);
  const bar = progress(game.id, games);
  let [events, givenUp] = [0, 0];
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    const dice = seeded(`${seed}/${i}`);
    const { length, turn } = playOut({ game, seats: bots.length, options, players, dice, limit });
    events += length;
    if (turn.kind === 'over') {
      const { scores, winners } = turn;
      for (const seat of winners) wins[seat]! += 1 / winners.length;
      for (const [seat, score] of scores.entries()) sums[seat]! += score;
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
    wins: wins.map((won) => rounded(won)),
    meanScores: sums.map((sum) => (ended === 0 ? null : rounded(sum / ended))),
    events,
    eventsPerSecond: Math.round(events / Math.max(seconds, 1e-6)),
    decisionMs: times.map(timesOf),
  };
};

const table = ({
  bots,
  games,
  givenUp,
  wins,
  meanScores,
  events,
  eventsPerSecond,
  decisionMs,
}: SimulationResult): string => {
  const ended = games - givenUp;
  const rows = bots.map((bot, seat) => {
    const share = ended === 0 ? '–' : `${((100 * wins[seat]!) / ended).toFixed(1)} %`;
    const { p50, p99, max } = decisionMs[seat]!;
    return [
      formatSeat(seat),
      bot,
      String(rounded(wins[seat]!, 2)),
      share,
      meanScores[seat]?.toFixed(2) ?? '–',
      p50.toFixed(3),
      p99.toFixed(3),
      max.toFixed(3),
    ];
  });
  const all = [['seat', 'bot', 'wins', 'share', 'mean score', 'ms p50', 'p99', 'max'], ...rows];
  const widths = all[0]!.map((_, i) => Math.max(...all.map((row) => row[i]!.length)));
  const lines = all.map((row) =>
    row.map((text, i) => (i < 2 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!))).join('  '),
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
  const result = await simulate({ game, bots, games, seed: values.seed, options, limit });
  process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : table(result));
  if (result.givenUp > 0) process.stderr.write(`crescendo: ${givenUpText(game, result, limit)}\n`);
  return 0;
};

const givenUpText = (game: AnyGame, { givenUp, games }: SimulationResult, limit: number): string => {
  const advice = Object.hasOwn(game.optionKinds, 'roundLimit') ? ' Try --options roundLimit=40.' : '';
  return `${givenUp} of ${games} games did not end within ${limit} events: they were abandoned and count for nobody.${advice}`;
};
