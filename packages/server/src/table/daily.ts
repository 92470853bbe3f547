// The deal of the day: the same draws and dice for everyone, and the same replies of the bot to the same moves.
import { createHmac } from 'node:crypto';
import type { Seat } from '@crescendo/rules';
import type { TableSnapshot } from './snapshot.ts';
import type { TableConfig } from './table-config.ts';

const DAY_MS = 86_400_000;
/** A game started before midnight may still be finished. */
const GRACE_MS = 3_600_000;

export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The beginning of the next day; NaN for an invalid day. */
export const endOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY_MS;

/** Tells whether it can still be played for the ranking. Until then nobody else may see its dice. */
export const isSealed = (day: string, now: number): boolean => now < endOfDay(day) + GRACE_MS;

/** The same for all players, and impossible to guess. */
export const dailySeed = (secret: string, day: string, game: string): string =>
  createHmac('sha256', secret).update(`daily ${day} ${game}`).digest('hex');

/** Stands for a network for one day: without the secret nobody can tell which, and tomorrow it is another. */
export const networkMark = (secret: string, day: string, address: string): string =>
  createHmac('sha256', secret).update(`network ${day} ${address}`).digest('base64url').slice(0, 22);

/** The seed of a bot's decision: the same for the same decision. */
export const botSeed = ({ seed }: TableConfig, { moves }: TableSnapshot, seat: Seat): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(`bot ${seat} ${moves[seat]}`).digest('hex');

/** A finished deal may be watched by others once its day is over. */
export const isOpened = ({ settings }: TableConfig, { status }: TableSnapshot, now: number): boolean =>
  settings.daily !== null && status === 'over' && !isSealed(settings.daily, now);
