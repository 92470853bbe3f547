// Days of the calendar as the server counts them (UTC), and what is left of today.
import { type Language, languageTag } from '@crescendo/words';

const DAY = 86_400_000;

/** The day it is now. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** "2026-11-15" and −1 → "2026-11-14". */
export const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10);

const inWords = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTag(language), { ...options, timeZone: 'UTC' }).format(Date.parse(day));

/** "Sunday, 15 November" */
export const dayInWords = (day: string, language: Language): string =>
  inWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** "15.11.", short enough to be shared. */
export const dayInShort = (day: string, language: Language): string =>
  inWords(day, language, { day: 'numeric', month: 'numeric' });

/** Whole minutes, rounded up: never "0 min" while it is still today. */
export const timeLeft = (
  until: number,
  now: number,
): { readonly hours: number; readonly minutes: number } => {
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};
