import { randomBytes } from 'node:crypto';
import type { TableInfo, TableLine } from '@crescendo/protocol';
import type { Language } from '@crescendo/words';
import { readArguments, readGame, readLanguage, readOptions, readWhole } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { LineFront } from '../play/lines.ts';
import { ScreenFront } from '../play/screen.ts';
import type { Front, Table } from '../play/table.ts';
import { paintFor } from '../terminal/paint.ts';
import { Terminal } from '../terminal/terminal.ts';
import { wordsFor } from '../words/index.ts';
import { playRemote } from './play.ts';
import { remoteTable } from './remote.ts';
import { WakingScreen } from './screen.ts';
import { readAddress, Server } from './server.ts';

const FLAGS = {
  game: { type: 'string' },
  seats: { type: 'string', default: '2' },
  bots: { type: 'string' },
  options: { type: 'string', default: '' },
  series: { type: 'boolean', default: false },
  public: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  name: { type: 'string' },
  lang: { type: 'string' },
} as const;

type Asked = ReturnType<typeof read>;

const read = (args: readonly string[]) => {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  if (positionals[0] === undefined) throw new Complaint('Which server? Name its address.');
  const game = values.game === undefined ? undefined : readGame(values.game);
  const options = game && readOptions(game, values.options);
  const seats = readWhole('seats', values.seats, 1, 16);
  return {
    ...values,
    ...readAddress(positionals[0]),
    game,
    options,
    seats,
    language: readLanguage(values.lang, process.env),
  };
};

/** This device's share of the dice. */
const entropy = (): string => randomBytes(32).toString('hex');

const setUp = async (server: Server, asked: Asked): Promise<TableInfo> => {
  const { game, options, seats, series } = asked;
  const table: TableInfo = await server.ask('POST', '/api/tables', {
    game: game!.id,
    options,
    seats,
    series,
    public: asked.public,
    entropy: entropy(),
  });
  if (asked.bots === undefined) return table;
  for (let seat = 1; seat < seats; seat++)
    await server.ask('POST', `/api/tables/${table.id}/bot`, { seat, level: asked.bots });
  return table;
};

const sitDown = async (server: Server, id: string, watch: boolean): Promise<TableInfo> => {
  const { table }: { table: TableInfo } = await server.ask('GET', `/api/tables/${id}`);
  const isFree = table.chairs.some(({ kind }) => kind === 'free');
  if (watch || table.seat !== null || table.status !== 'open' || !isFree) return table;
  return server.ask('POST', `/api/tables/${id}/sit`, { entropy: entropy() });
};

const listOpen = async (server: Server): Promise<void> => {
  const { tables }: { tables: TableLine[] } = await server.ask('GET', '/api/tables');
  for (const { id, game, seats, taken, status, names } of tables)
    process.stdout.write(
      `${server.origin}/t/${id}  ${game.padEnd(9)} ${taken}/${seats}  ${status}  ${names.filter(Boolean).join(', ')}\n`,
    );
  if (tables.length === 0) process.stdout.write('No table is open: set one up with --game.\n');
};

interface WholeFront extends Front {
  over(table: Table): void;
  again(table: Table): Promise<boolean>;
}

/** Game after game with the same players, until this person has enough. */
const playAll = async (
  server: Server,
  first: string,
  language: Language,
  front: WholeFront,
  changed: (isStillToAct: boolean) => void,
): Promise<void> => {
  for (let id = first; ; ) {
    const { table: info }: { table: TableInfo } = await server.ask('GET', `/api/tables/${id}`);
    const table = await remoteTable(info, language);
    if ((await playRemote({ server, id, table, front, changed })) === 'left') return;
    front.over(table);
    if (!(await front.again(table)) || table.seat === null) return;
    id = (await server.ask('POST', `/api/tables/${id}/rematch`)).id;
    await sitDown(server, id, false).catch(() => {});
    await server.ask('POST', `/api/tables/${id}/sit`, { entropy: entropy() }).catch(() => {});
  }
};

const canDraw = (): boolean =>
  Boolean(process.stdin.isTTY && process.stdout.isTTY) && process.env.TERM !== 'dumb';

export const joinCommand = async (args: readonly string[]): Promise<number> => {
  const asked = read(args);
  const server = new Server(asked.origin);
  await server.hello(asked.name);
  if (asked.table === undefined && asked.game === undefined) {
    await listOpen(server);
    return 0;
  }
  const table =
    asked.table === undefined ? await setUp(server, asked) : await sitDown(server, asked.table, asked.watch);
  const words = await wordsFor(asked.language);
  if (table.status === 'open')
    process.stdout.write(`${words.join.invite(`${server.origin}/t/${table.id}`)}\n`);
  if (!canDraw()) {
    const front = new LineFront();
    await playAll(server, table.id, asked.language, front, () => {});
    front.close();
    return 0;
  }
  const terminal = new Terminal();
  const screen = new WakingScreen(terminal);
  terminal.open();
  try {
    const wake = (isStillToAct: boolean): void => screen.wake(isStillToAct ? 'resize' : 'stale');
    await playAll(server, table.id, asked.language, new ScreenFront(screen, paintFor(process.env)), wake);
    return 0;
  } finally {
    terminal.close();
  }
};
