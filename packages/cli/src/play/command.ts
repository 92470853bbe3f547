import { randomInt } from 'node:crypto';
import {
  type AnyGame,
  formatRecord,
  gameById,
  limitedSeries,
  type SeriesOptions,
  seeded,
} from '@crescendo/rules';
import { gameWords } from '@crescendo/words';
import {
  checkSeats,
  readArguments,
  readFirst,
  readGame,
  readInteger,
  readPlayOptions,
  readSeries,
  seatRange,
  seriesByTheBook,
} from '../arguments.ts';
import { boardFor } from '../boards/index.ts';
import { defaultBot, readBots } from '../bots.ts';
import { CliError } from '../cli-error.ts';
import { writeText } from '../files.ts';
import { readLanguage } from '../language.ts';
import { InterruptibleScreen } from '../terminal/interruptible-screen.ts';
import { paintFor } from '../terminal/paint.ts';
import { canDraw, Terminal } from '../terminal/terminal.ts';
import { loadTranslations } from '../translations.ts';
import { wordsFor } from '../words.ts';
import { LineFrontend } from './line-frontend.ts';
import { LocalSession, type LocalSessionConfig } from './local-session.ts';
import { runSession } from './run-session.ts';
import { ScreenFrontend } from './screen-frontend.ts';
import type { Frontend } from './session.ts';
import { runSetupMenu, type SetupChosen } from './setup-menu.ts';

/** Longer than any evening. */
const MAX_ROUNDS = 100;
const MAX_TARGET = 1000;

const FLAGS = {
  seats: { type: 'string' },
  humans: { type: 'string' },
  bot: { type: 'string' },
  first: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string', default: '' },
  series: { type: 'boolean', default: false },
  rounds: { type: 'string' },
  target: { type: 'string' },
  names: { type: 'string' },
  record: { type: 'string' },
} as const;

const read = (args: readonly string[]) => {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  const game = positionals[0] === undefined ? undefined : readGame(positionals[0]);
  const optionsText = values.options;
  if (game === undefined && optionsText !== '') throw new CliError((words) => words.optionsNeedGame);
  const options = game && readPlayOptions(game, optionsText);
  const seats = values.seats === undefined ? undefined : readInteger('seats', values.seats, 1, 99);
  if (game && seats !== undefined) checkSeats(game, seats, optionsText);
  if (game && options && values.first !== undefined)
    readFirst(game, options, seats ?? seatRange(game, optionsText).max, values.first);
  const humans =
    values.humans === undefined ? undefined : readInteger('humans', values.humans, 0, seats ?? 99);
  if (game) seriesAsked(values, game, optionsText);
  const language = readLanguage(values.lang, process.env);
  return { ...values, game, options, optionsText, seats, humans, language };
};

interface AskedSeries {
  readonly series: boolean;
  readonly rounds?: string | undefined;
  readonly target?: string | undefined;
}

/** The series that the flags ask for; `undefined`: they say nothing. */
const seriesAsked = (
  { series, rounds, target }: AskedSeries,
  game: AnyGame,
  optionsText: string,
): SeriesOptions | undefined => {
  if (rounds === undefined && target === undefined) return series ? readSeries(game, optionsText) : undefined;
  return limitedSeries(game, {
    rounds: rounds === undefined ? 0 : readInteger('rounds', rounds, 1, MAX_ROUNDS),
    target: target === undefined ? 0 : readInteger('target', target, 1, MAX_TARGET),
    by: 'points',
  });
};

const namesIn = (text: string): readonly string[] => text.split(',').map((name) => name.trim());

type Asked = ReturnType<typeof read>;

/** The number of seats unless it is given: enough for everyone, and at least one opponent. */
const defaultSeats = (game: AnyGame, humans: number, optionsText: string): number => {
  const { min, max } = seatRange(game, optionsText);
  return Math.min(max, Math.max(min, humans, 2));
};

type Chosen = Omit<SetupChosen, 'clock'> & { readonly clock?: number };

const newConfig = async (asked: Asked, chosen: Chosen): Promise<Omit<LocalSessionConfig, 'dice'>> => {
  const { game, seats, humans, optionsText, names, series, clock = 0 } = chosen;
  checkSeats(game, seats, optionsText);
  if (humans > seats) throw new CliError((words) => words.tooManyPeople(humans, seats));
  const options = readPlayOptions(game, optionsText);
  const first = asked.first === undefined ? chosen.first : readFirst(game, options, seats, asked.first);
  return {
    game,
    seats,
    options,
    ...(first !== undefined && { first }),
    series,
    humans,
    names,
    clock,
    bots: await readBots(game, asked.bot ?? defaultBot(game), seats - humans),
    translations: await loadTranslations(game.id, asked.language),
  };
};

export const playCommand = async (args: readonly string[]): Promise<number> => {
  const asked = read(args);
  return canDraw() ? playOnScreen(asked) : playByLines(asked);
};

/** Tells whether the command line names everything that a game needs: then it begins at once. */
const isComplete = ({ game, seats, humans }: Asked): boolean =>
  game !== undefined && seats !== undefined && humans !== undefined;

const playOnScreen = async (asked: Asked): Promise<number> => {
  const words = await wordsFor(asked.language);
  const paint = paintFor(process.env);
  const terminal = new Terminal();
  terminal.open();
  try {
    const isAsked = !isComplete(asked);
    const chosen = await runSetupMenu(
      { screen: terminal, paint, words },
      {
        ...asked,
        names: asked.names === undefined ? (isAsked ? undefined : []) : namesIn(asked.names),
        series:
          asked.game && (seriesAsked(asked, asked.game, asked.optionsText) ?? (isAsked ? undefined : null)),
        first: asked.first,
        isComplete: !isAsked,
        language: asked.language,
        wordsOf: (id) => gameWords(id, asked.language),
        seatRange,
        readOptions: readPlayOptions,
        seriesOf: seriesByTheBook,
        botLevel: (game) => (asked.bot ?? defaultBot(game)).split(':')[0] ?? '',
        pickSeat: (seats) => randomInt(seats),
      },
    );
    if (chosen === undefined) return 0;
    const screen = new InterruptibleScreen(terminal);
    const config = await newConfig(asked, chosen);
    await playAll(asked, config, new ScreenFrontend(screen, paint, boardFor, (key) => screen.interrupt(key)));
    return 0;
  } finally {
    terminal.close();
  }
};

const playByLines = async (asked: Asked): Promise<number> => {
  const game = asked.game ?? readGame(undefined);
  const humans = asked.humans ?? 1;
  const seats = asked.seats ?? defaultSeats(game, humans, asked.optionsText);
  const config = await newConfig(asked, {
    game,
    seats,
    humans,
    optionsText: asked.optionsText,
    names: asked.names === undefined ? [] : namesIn(asked.names),
    series: seriesAsked(asked, game, asked.optionsText) ?? null,
    first: undefined,
  });
  const frontend = new LineFrontend();
  await playAll(asked, config, frontend);
  frontend.close();
  return 0;
};

/** One game after another, until the players have had enough. */
const playAll = async (
  asked: Asked,
  config: Omit<LocalSessionConfig, 'dice'>,
  frontend: Frontend,
): Promise<void> => {
  const seed = asked.seed ?? String(randomInt(1_000_000_000));
  for (let n = 1; ; n++) {
    const dice = seeded(n === 1 ? seed : `${seed}/${n}`);
    const session = new LocalSession({ ...config, dice });
    const end = await runSession(session, frontend);
    if (asked.record !== undefined) writeText(asked.record, recordOf(session));
    if (end === 'left') return;
    frontend.showResult(session);
    if (!(await frontend.askForAnother(session))) return;
  }
};

const recordOf = (session: LocalSession): string =>
  formatRecord(session.match.record({ names: session.recordNames }), gameById);
