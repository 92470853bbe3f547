import { configOf, parseStoredEvent, recordText, type Store } from '@crescendo/server';
import { readArguments } from '../arguments.ts';
import { CliError } from '../cli-error.ts';
import { showTop } from './admin-top.ts';
import { openData } from './backup.ts';

const FLAGS = { data: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
const MAX_TABLES = 10_000;

const list = async ({ lists }: Store, asJson: boolean): Promise<void> => {
  const rows = (await lists.all(MAX_TABLES)).map(({ id, status, settings, made, changed }) => ({
    id,
    status,
    game: (JSON.parse(settings) as { game: string }).game,
    made: new Date(made).toISOString(),
    changed: new Date(changed).toISOString(),
  }));
  if (asJson) process.stdout.write(`${JSON.stringify({ tables: rows })}\n`);
  else
    for (const { id, status, game, changed } of rows)
      process.stdout.write(`${id}  ${status.padEnd(8)} ${game.padEnd(9)} ${changed}\n`);
};

const find = async ({ tables }: Store, id: string | undefined) => {
  if (id === undefined) throw new CliError((words) => words.whichTable);
  const row = await tables.find(id);
  if (row === undefined) throw new CliError((words) => words.noTable(id));
  return row;
};

/** The person who sits down in this event of a log. */
const personIn = (body: string): string | undefined => {
  const event = parseStoredEvent(body);
  return event.kind === 'sit' ? event.person : undefined;
};

const exportTable = async (store: Store, id: string | undefined): Promise<void> => {
  const row = await find(store, id);
  const events = await store.tables.events(row.id, 0);
  if (row.status === 'open') throw new CliError((words) => words.notStarted);
  const sitting = events.flatMap(({ body }) => personIn(body) ?? []);
  const names = await store.people.names([...new Set(sitting)]);
  process.stdout.write(await recordText(configOf(row), events, (person) => names.get(person) ?? ''));
};

export const adminCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, FLAGS, 2);
  const [what, id] = positionals;
  if (what !== 'tables' && what !== 'export' && what !== 'delete' && what !== 'top')
    throw new CliError((words) => words.adminWhat(['tables', 'export', 'delete', 'top']));
  const store = await openData(values.data);
  try {
    if (what === 'tables') await list(store, values.json);
    else if (what === 'top') await showTop(store, values.json);
    else if (what === 'export') await exportTable(store, id);
    else await store.tables.remove((await find(store, id)).id);
    return 0;
  } finally {
    await store.engine.close();
  }
};
