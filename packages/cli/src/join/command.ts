import { type CreateTable, PROTOCOL, type TableInfo } from '@crescendo/protocol';
import type { AnyGame, OptionValues } from '@crescendo/rules';
import type { Language } from '@crescendo/words';
import { readArguments, readFirst, readGame, readInteger, readPlayOptions } from '../arguments.ts';
import { CliError } from '../cli-error.ts';
import { readLanguage } from '../language.ts';
import { LineFrontend } from '../play/line-frontend.ts';
import { ScreenFrontend } from '../play/screen-frontend.ts';
import type { Frontend } from '../play/session.ts';
import { InterruptibleScreen } from '../terminal/interruptible-screen.ts';
import type { MenuScreen } from '../terminal/menu.ts';
import { paintFor } from '../terminal/paint.ts';
import { canDraw, Terminal } from '../terminal/terminal.ts';
import { type JoinWords, wordsFor } from '../words.ts';
import { ApiClient, readAddress } from './api-client.ts';
import { chooseTable, requestFor } from './choose-table.ts';
import { memoryFile, savedMemory } from './dice-memory.ts';
import { newShare } from './dice-share.ts';
import { newRemoteSession } from './remote-session.ts';
import { runRemoteSession } from './run-remote-session.ts';
import { loadTables, tableLines } from './table-list.ts';

const FLAGS = {
  game: { type: 'string' },
  seats: { type: 'string', default: '2' },
  bots: { type: 'string' },
  options: { type: 'string', default: '' },
  series: { type: 'boolean', default: false },
  first: { type: 'string' },
  public: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  name: { type: 'string' },
} as const;

type Asked = ReturnType<typeof read>;

const read = (args: readonly string[]) => {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  if (positionals[0] === undefined) throw new CliError((words) => words.whichServer);
  const game = values.game === undefined ? undefined : readGame(values.game);
  const options = game && readPlayOptions(game, values.options);
  const seats = readInteger('seats', values.seats, 1, 16);
  return {
    ...values,
    ...readAddress(positionals[0]),
    ...(game && options && { first: readTableFirst(game, options, seats, values.first) }),
    game,
    options,
    seats,
    language: readLanguage(values.lang, process.env),
  };
};

/** A seat, or `random`: the server draws it when the game starts. */
const readTableFirst = (
  game: AnyGame,
  options: OptionValues,
  seats: number,
  text: string | undefined,
): CreateTable['first'] => {
  if (text === undefined) return undefined;
  return text === 'random' && game.choosesFirst(options) ? text : readFirst(game, options, seats, text);
};

const createTable = async (client: ApiClient, game: AnyGame, asked: Asked): Promise<TableInfo> => {
  const { options, seats, series, first } = asked;
  const table = await client.ask<TableInfo>('POST', '/api/tables', {
    game: game.id,
    options,
    seats,
    series,
    first,
    public: asked.public,
    commitment: newShare(),
  });
  if (asked.bots !== undefined) await seatBots(client, table, asked.bots);
  return table;
};

const joinTable = async (client: ApiClient, id: string, watch: boolean): Promise<TableInfo> => {
  const { table } = await client.ask<{ table: TableInfo }>('GET', `/api/tables/${id}`);
  // One link all evening: that of an earlier table leads to the table of the moment.
  if (table.next !== null && (table.status === 'closed' || table.status === 'over')) {
    const { now = table.next } = await client.ask<{ now?: string }>('GET', `/api/tables/${id}/evening`);
    if (now !== id) return joinTable(client, now, watch);
  }
  const isFree = table.seating.some(({ kind }) => kind === 'free');
  if (watch || table.seat !== null || table.status !== 'open' || !isFree) return table;
  return client.ask('POST', `/api/tables/${id}/sit`, { commitment: newShare() });
};

/** Bots of this level on all seats but the first. */
const seatBots = async (client: ApiClient, { id, seats }: TableInfo, level: string): Promise<void> => {
  for (let seat = 1; seat < seats; seat++) await client.ask('POST', `/api/tables/${id}/bot`, { seat, level });
};

/** The table asked for, or a new one; `undefined` when neither was asked for. */
const findTable = async (client: ApiClient, asked: Asked): Promise<TableInfo | undefined> => {
  if (asked.table !== undefined) return joinTable(client, asked.table, asked.watch);
  return asked.game && createTable(client, asked.game, asked);
};

/** Without a screen to choose on: lists the tables, and says how to join one or create one. */
const listTables = async (client: ApiClient, language: Language, words: JoinWords): Promise<void> => {
  const tables = await loadTables(client);
  const lines =
    tables.length === 0
      ? [words.noTables]
      : [
          words.tablesAt(client.origin),
          '',
          ...tableLines(tables, client.origin, { words, language, now: Date.now() }),
        ];
  process.stdout.write(`${[...lines, '', words.howToCreate].join('\n')}\n`);
};

/** The table that the player chooses on the screen, or creates there; `undefined`: none. */
const tableFromMenu = async (
  client: ApiClient,
  menu: MenuScreen,
  language: Language,
): Promise<TableInfo | undefined> => {
  const chosen = await chooseTable(menu, client.origin, language, () => loadTables(client));
  if (chosen === undefined) return undefined;
  if (chosen.kind === 'join') return joinTable(client, chosen.id, false);
  const asked = { ...requestFor(chosen.table), commitment: newShare() };
  const table = await client.ask<TableInfo>('POST', '/api/tables', asked);
  if (chosen.table.with === 'bots') await seatBots(client, table, 'casual');
  return table;
};

/** One game after another with the same players, until this player has had enough. */
const playAll = async (
  client: ApiClient,
  first: string,
  language: Language,
  frontend: Frontend,
  onChange: (isStillToAct: boolean) => void,
): Promise<void> => {
  for (let id = first; ; ) {
    const { table } = await client.ask<{ table: TableInfo }>('GET', `/api/tables/${id}`);
    const session = await newRemoteSession(table, language);
    const end = await runRemoteSession({ client, id, session, frontend, onChange });
    if (end === 'left') return;
    if (end !== 'over') {
      id = end.next;
      continue;
    }
    if (savedMemory(id) !== undefined) session.log.push(session.translations.cli.fair.kept(memoryFile(id)));
    frontend.showResult(session);
    if (!(await frontend.askForAnother(session)) || session.seat === null) return;
    ({ id } = await client.ask<TableInfo>('POST', `/api/tables/${id}/rematch`));
    await joinTable(client, id, false).catch(() => {});
    await client.ask('POST', `/api/tables/${id}/sit`, { commitment: newShare() }).catch(() => {});
  }
};

export const joinCommand = async (args: readonly string[]): Promise<number> => {
  const asked = read(args);
  const client = new ApiClient(asked.origin);
  const words = await wordsFor(asked.language);
  await client.signIn(asked.name);
  const { protocol } = await client.ask<{ protocol: number }>('GET', '/api/server');
  if (protocol !== PROTOCOL) throw new CliError(() => words.join.versionMismatch(protocol, PROTOCOL));
  const table = await findTable(client, asked);
  const { language } = asked;
  if (!canDraw()) {
    if (table === undefined) {
      await listTables(client, language, words.join);
      return 0;
    }
    const frontend = new LineFrontend();
    await playAll(client, table.id, language, frontend, () => {});
    frontend.close();
    return 0;
  }
  const terminal = new Terminal();
  const screen = new InterruptibleScreen(terminal);
  const paint = paintFor(process.env);
  terminal.open();
  try {
    const { id } = table ?? (await tableFromMenu(client, { screen, paint, words }, language)) ?? {};
    if (id === undefined) return 0;
    const wake = (isStillToAct: boolean): void => screen.interrupt(isStillToAct ? 'resize' : 'stale');
    await playAll(client, id, language, new ScreenFrontend(screen, paint), wake);
    return 0;
  } finally {
    terminal.close();
  }
};
