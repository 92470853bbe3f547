import { type CreateTable, PROTOCOL, type TableInfo, type TableSummary } from '@crescendo/protocol';
import type { AnyGame, OptionValues } from '@crescendo/rules';
import type { Language } from '@crescendo/words';
import { readArguments, readFirst, readGame, readInteger, readOptions } from '../arguments.ts';
import { CliError } from '../cli-error.ts';
import { readLanguage } from '../language.ts';
import { LineFrontend } from '../play/line-frontend.ts';
import { ScreenFrontend } from '../play/screen-frontend.ts';
import type { Frontend } from '../play/session.ts';
import { paintFor } from '../terminal/paint.ts';
import { canDraw, Terminal } from '../terminal/terminal.ts';
import { type Words, wordsFor } from '../words/index.ts';
import { ApiClient, readAddress } from './api-client.ts';
import { newShare } from './dice-share.ts';
import { InterruptibleScreen } from './interruptible-screen.ts';
import { newRemoteSession } from './remote-session.ts';
import { runRemoteSession } from './run-remote-session.ts';

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
  const options = game && readOptions(game, values.options);
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
  if (asked.bots === undefined) return table;
  for (let seat = 1; seat < seats; seat++)
    await client.ask('POST', `/api/tables/${table.id}/bot`, { seat, level: asked.bots });
  return table;
};

const joinTable = async (client: ApiClient, id: string, watch: boolean): Promise<TableInfo> => {
  const { table } = await client.ask<{ table: TableInfo }>('GET', `/api/tables/${id}`);
  // The link is older than the last change of rules or seats.
  if (table.status === 'closed' && table.next !== null) return joinTable(client, table.next, watch);
  const isFree = table.chairs.some(({ kind }) => kind === 'free');
  if (watch || table.seat !== null || table.status !== 'open' || !isFree) return table;
  return client.ask('POST', `/api/tables/${id}/sit`, { commitment: newShare() });
};

/** The table asked for, or a new one; `undefined` when neither was asked for. */
const findTable = async (client: ApiClient, asked: Asked): Promise<TableInfo | undefined> => {
  if (asked.table !== undefined) return joinTable(client, asked.table, asked.watch);
  return asked.game && createTable(client, asked.game, asked);
};

const listTables = async (client: ApiClient, words: Words['join']): Promise<void> => {
  const { tables } = await client.ask<{ tables: TableSummary[] }>('GET', '/api/tables');
  for (const { id, game, seats, taken, status, players } of tables) {
    const names = players.map(({ name, level }) => level ?? name).filter(Boolean);
    process.stdout.write(
      `${client.origin}/t/${id}  ${game.padEnd(9)} ${taken}/${seats}  ${status}  ${names.join(', ')}\n`,
    );
  }
  if (tables.length === 0) process.stdout.write(`${words.noTables}\n`);
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
  if (table === undefined) {
    await listTables(client, words.join);
    return 0;
  }
  if (table.status === 'open')
    process.stdout.write(`${words.join.invite(`${client.origin}/t/${table.id}`)}\n`);
  if (!canDraw()) {
    const frontend = new LineFrontend();
    await playAll(client, table.id, asked.language, frontend, () => {});
    frontend.close();
    return 0;
  }
  const terminal = new Terminal();
  const screen = new InterruptibleScreen(terminal);
  terminal.open();
  try {
    const wake = (isStillToAct: boolean): void => screen.interrupt(isStillToAct ? 'resize' : 'stale');
    await playAll(client, table.id, asked.language, new ScreenFrontend(screen, paintFor(process.env)), wake);
    return 0;
  } finally {
    terminal.close();
  }
};
