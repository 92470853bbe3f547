// The tables of a server as a person reads them: the game, who plays, how many seats are free and how long it waits.
import type { ListedPlayer, TableSummary } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules';
import type { Language } from '@crescendo/words';
import type { JoinWords } from '../words.ts';
import type { ApiClient } from './api-client.ts';

interface TableList {
  readonly tables: readonly TableSummary[];
}

/** The player's own tables first, then those in the lobby. */
export const loadTables = async (client: ApiClient): Promise<readonly TableSummary[]> => {
  const [mine, lobby] = await Promise.all([
    client.ask<TableList>('GET', '/api/tables/mine'),
    client.ask<TableList>('GET', '/api/tables'),
  ]);
  const isMine = ({ id }: TableSummary): boolean => mine.tables.some((table) => table.id === id);
  return [...mine.tables, ...lobby.tables.filter((table) => !isMine(table))];
};

const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** "3 minutes", in the largest unit that is full; empty below a minute. */
export const durationText = (language: Language, ms: number): string => {
  const minutes = Math.floor(ms / 60_000);
  const [unit, size] = UNITS.find((one) => minutes >= one[1]) ?? ['minute', 1];
  if (minutes < 1) return '';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(minutes / size),
  );
};

const playerText = ({ kind, name }: ListedPlayer, words: JoinWords): string =>
  kind === 'bot' ? words.bot : name || words.someone;

/** "Ada, somebody · 1 of 3 seats free · waiting for 2 minutes" */
export const tableText = (
  { seats, taken, status, players, seat, waits, changed }: TableSummary,
  { words, language, now }: { readonly words: JoinWords; readonly language: Language; readonly now: number },
): string => {
  const names = players.filter(({ kind }) => kind !== 'free').map((player) => playerText(player, words));
  const time = durationText(language, now - changed);
  const waiting = time === '' ? words.justNow : words.waitsFor(time);
  const state =
    status === 'open'
      ? [words.freeSeats(seats - taken, seats), waiting]
      : [seat === null ? words.canBeWatched : waits ? words.yourTurn : words.yourGame];
  return [names.join(', '), ...state].filter(Boolean).join(' · ');
};

/** For a pipe, or a terminal that cannot draw: a line for each table, with the link that leads there. */
export const tableLines = (
  tables: readonly TableSummary[],
  origin: string,
  says: Parameters<typeof tableText>[1],
): readonly string[] => {
  const wide = Math.max(0, ...tables.map(({ game }) => titleOf(game).length));
  return tables.flatMap((table) => [
    `${titleOf(table.game).padEnd(wide)}  ${tableText(table, says)}`,
    `${' '.repeat(wide)}  crescendo join ${origin}/t/${table.id}`,
  ]);
};
