// The Tops of the day by number and by date.
import { isDay, shiftDay, today } from '../../ui/days.ts';

const FIRST_DAY = '2026-10-01';
const DAY = 86_400_000;

export const numberOfDay = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(FIRST_DAY)) / DAY) + 1;

export const dayOfNumber = (number: number): string => shiftDay(FIRST_DAY, number - 1);

/** The address `/top/today`, `/top/2026-11-19` or `/top/50` as a day; `undefined`: none, or one to come. */
export const dayAt = (text: string, now = today()): string | undefined => {
  const day = text === 'today' ? now : /^[1-9]\d{0,4}$/.test(text) ? dayOfNumber(Number(text)) : text;
  return isDay(day) && day >= FIRST_DAY && day <= now ? day : undefined;
};
