// The deal of a day: the same draws and dice for everybody, and the same answers of the bot to the same moves.
import { createHmac } from 'node:crypto';
import type { Seat } from '@crescendo/rules';
import type { TableConfig, TableSnapshot } from './snapshot.ts';

const DAY_MS = 86_400_000;
/** Whoever has begun before midnight may still play to the end. */
const LATE_MS = 3_600_000;

export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** When the next day begins; not a number where there is no such day. */
export const endOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY_MS;

/** Can it still be played for the table of results? So long nobody else may see its dice. */
export const isSealed = (day: string, now: number): boolean => now < endOfDay(day) + LATE_MS;

/** The same for all who play it, and nobody can guess it. */
export const dailySeed = (secret: string, day: string, game: string): string =>
  createHmac('sha256', secret).update(`daily ${day} ${game}`).digest('hex');

/** What a bot's choice is left to: the same for the same choice. */
export const botSeed = ({ seed }: TableConfig, { moves }: TableSnapshot, seat: Seat): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(`bot ${seat} ${moves[seat]}`).digest('hex');

/** A deal whose day is over and that has been played may be looked at. */
export const isOpened = ({ settings }: TableConfig, { status }: TableSnapshot, now: number): boolean =>
  settings.daily !== null && status === 'over' && !isSealed(settings.daily, now);
