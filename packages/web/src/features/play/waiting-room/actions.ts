// The actions before the game begins. A failure is shown in a toast, and changes nothing.
import type { Opponent } from '@crescendo/bots';
import { TableInfo } from '@crescendo/protocol';
import { ensureIdentity, me, rename, requestAsMe } from '../../../server/identity.ts';
import { newShare } from '../../../session/remote/dice-share.ts';
import { attempt } from '../../../session/remote/table-actions.ts';
import { settings } from '../../../shell/settings.ts';
import { createTable } from '../../start/online/create-table.ts';

const MAX_NAME_LENGTH = 24;

const post = (table: string, what: string, body?: object): Promise<TableInfo> =>
  requestAsMe('POST', `/api/tables/${table}/${what}`, TableInfo, body);

/** Changes the player's name; an empty one changes nothing. */
const saveName = async (name: string): Promise<void> => {
  const short = name.trim().slice(0, MAX_NAME_LENGTH);
  if (short === '') return;
  settings.name.value = short;
  await ensureIdentity();
  if (me.value?.name !== short) await rename(short);
};

export const changeName = (name: string): Promise<void> => attempt(saveName(name)) as Promise<void>;

/** Takes this seat or the first free one, or agrees to another game. */
export const takeSeat = (table: string, name: string, seat?: number): Promise<TableInfo | undefined> =>
  attempt(
    (async () => {
      await saveName(name);
      const commitment = await newShare();
      return post(table, 'sit', { ...(seat !== undefined && { seat }), commitment });
    })(),
  );

export const standUp = (table: string): Promise<unknown> => attempt(post(table, 'leave'), 'not-seated');

export const seatBot = (table: string, seat: number, level: Opponent | null): Promise<unknown> =>
  attempt(post(table, 'bot', { seat, level }));

export const startGame = (table: string): Promise<unknown> => attempt(post(table, 'start'), 'not-open');

export const closeTable = (table: string): Promise<unknown> => attempt(post(table, 'close'));

/** Gives every free seat to a bot, one after the other: the last one may start the game. */
export const fillWithBots = async ({ id, seating, level }: TableInfo): Promise<void> => {
  await attempt(
    (async () => {
      for (const [seat, { kind }] of seating.entries())
        if (kind === 'free') await post(id, 'bot', { seat, level });
    })(),
    'not-open',
  );
};

export const removeGuest = (table: string, seat: number): Promise<unknown> =>
  attempt(post(table, 'remove', { seat }));

/** Somebody who watches is offered a seat; where all are taken, one more is added for them. */
export const offerSeat = async (table: TableInfo, key: string): Promise<void> => {
  const asked = await attempt(post(table.id, 'offer', { key }));
  if (asked?.seating.every(({ kind }) => kind !== 'free')) await changeSeats(asked, asked.seats + 1);
};

export const declineSeat = (table: string): Promise<unknown> => attempt(post(table, 'decline'), 'not-seated');

/** The same table with more or fewer seats: everybody keeps theirs, and the old link leads to it. `agreed`: all who have agreed. */
export const changeSeats = async (
  table: TableInfo,
  seats: number,
  agreed = false,
): Promise<TableInfo | undefined> => {
  const { game, preset, options, series, first, clock, stopClock, spectators, delay, talk, level } = table;
  const { absent, start, reactions, drafts } = table;
  const isFirstThere = first === 'random' || (first !== undefined && first < seats);
  return attempt(
    createTable({
      game,
      ...(preset !== '' && { preset }),
      options,
      series: series ?? false,
      ...(isFirstThere && { first }),
      seats,
      clock,
      stopClock,
      public: table.public,
      spectators,
      delay,
      talk,
      ...(reactions !== undefined && { reactions }),
      ...(drafts !== undefined && { drafts }),
      level,
      absent,
      start,
      sit: table.seat !== null,
      instead: table.id,
      ...(agreed && { agreed }),
    }),
  );
};

/** Those who have agreed to another game play it, without those who have not answered; bots make up the numbers. */
export const startWithout = async (table: TableInfo, min: number): Promise<void> => {
  const coming = table.seating.filter(({ kind, ready }) => kind === 'bot' || (kind === 'person' && ready));
  const next = await changeSeats(table, Math.max(min, coming.length), true);
  if (next) await fillWithBots(next);
};
