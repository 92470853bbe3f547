// The daily games are numbered like newspapers: number 1 is the first day of the archive.

const DAY_MS = 86_400_000;

export const FIRST_DAILY = '2026-01-01';

export const dailyNumber = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(FIRST_DAILY)) / DAY_MS) + 1;

export const dayOfDailyNumber = (number: number): string =>
  new Date(Date.parse(FIRST_DAILY) + (number - 1) * DAY_MS).toISOString().slice(0, 10);
