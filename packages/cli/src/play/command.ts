import { randomInt } from 'node:crypto';
import { type AnyGame, formatRecord, gameById, range, seeded } from '@crescendo/rules';
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
} from '../arguments.ts';
import { defaultBot, readBots } from '../bots.ts';
import { CliError } from '../cli-error.ts';
import { writeText } from '../files.ts';
import { readLanguage } from '../language.ts';
import { paintFor } from '../terminal/paint.ts';
import { canDraw, Terminal } from '../terminal/terminal.ts';
import { loadTranslations } from '../translations.ts';
import { wordsFor } from '../words.ts';
import { LineFrontend } from './line-frontend.ts';
import { LocalSession, type LocalSessionConfig } from './local-session.ts';
import { runSession } from './run-session.ts';
import { ScreenFrontend } from './screen-frontend.ts';
import type { Frontend } from './session.ts';
import { runSetupMenu } from './setup-menu.ts';

const FLAGS = {
  seats: { type: 'string' },
  humans: { type: 'string' },
  bot: { type: 'string' },
  first: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string', default: '' },
  series: { type: 'boolean', default: false },
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
  if (game && values.series) readSeries(game, optionsText);
  const language = readLanguage(values.lang, process.env);
  return { ...values, game, options, optionsText, seats, humans, language };
};

type Asked = ReturnType<typeof read>;

/** The number of seats unless it is given: enough for everyone, and at least one opponent. */
const defaultSeats = (game: AnyGame, humans: number, optionsText: string): number => {
  const { min, max } = seatRange(game, optionsText);
  return Math.min(max, Math.max(min, humans, 2));
};

const newConfig = async (
  asked: Asked,
  game: AnyGame,
  seats: number,
  humans: number,
): Promise<Omit<LocalSessionConfig, 'dice'>> => {
  checkSeats(game, seats, asked.optionsText);
  if (humans > seats) throw new CliError((words) => words.tooManyPeople(humans, seats));
  const options = asked.options ?? readPlayOptions(game, asked.optionsText);
  return {
    game,
    seats,
    options,
    ...(asked.first !== undefined && { first: readFirst(game, options, seats, asked.first) }),
    series: asked.series ? readSeries(game, asked.optionsText) : null,
    humans,
    bots: await readBots(game, asked.bot ?? defaultBot(game), seats - humans),
    translations: await loadTranslations(game.id, asked.language),
  };
};

export const playCommand = async (args: readonly string[]): Promise<number> => {
  const asked = read(args);
  return canDraw() ? playOnScreen(asked) : playByLines(asked);
};

const playOnScreen = async (asked: Asked): Promise<number> => {
  const words = await wordsFor(asked.language);
  const paint = paintFor(process.env);
  const terminal = new Terminal();
  terminal.open();
  try {
    const chosen = await runSetupMenu(
      { screen: terminal, paint, words },
      {
        ...asked,
        about: async (id) => (await gameWords(id, asked.language)).about,
        seatRange: (game) => seatRange(game, asked.optionsText),
      },
    );
    if (chosen === undefined) return 0;
    const config = await newConfig(asked, chosen.game, chosen.seats, chosen.humans);
    await playAll(asked, config, new ScreenFrontend(terminal, paint));
    return 0;
  } finally {
    terminal.close();
  }
};

const playByLines = async (asked: Asked): Promise<number> => {
  const game = asked.game ?? readGame(undefined);
  const humans = asked.humans ?? 1;
  const seats = asked.seats ?? defaultSeats(game, humans, asked.optionsText);
  const config = await newConfig(asked, game, seats, humans);
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

const recordOf = ({ match, who }: LocalSession): string =>
  formatRecord(match.record({ names: range(match.seats).map(who) }), gameById);
