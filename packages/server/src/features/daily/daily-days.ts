// The calendar of the daily games of a person, and what of the archive is still to be played.

import { type DailyDays, dailyNumber, FIRST_DAILY } from '@crescendo/protocol';
import { GAME_IDS } from '@crescendo/rules';
import { asRetryable } from '../../storage/retryable.ts';
import { dayAt } from '../../table/daily.ts';
import { RequestError } from '../../table/request-error.ts';
import { type DailyServices, isDay, isInArchive } from './daily.ts';

/** Six weeks fit on a phone. */
const CALENDAR_DAYS = 42;
const DAY_MS = 86_400_000;

const before = (day: string, days = 1): string => dayAt(Date.parse(day) - days * DAY_MS);

type Begun = readonly { readonly day: string; readonly game: string }[];

/** Of each game the latest deal that can be played and has not been begun. */
const nextOf = (begun: Begun, now: number): NonNullable<DailyDays['next']> => {
  const known = new Set(begun.map(({ day, game }) => `${day} ${game}`));
  const today = dayAt(now);
  const latest = isInArchive(before(today), now) ? before(today) : before(today, 2);
  return GAME_IDS.flatMap((game) => {
    for (let day = latest; day >= FIRST_DAILY; day = before(day))
      if (!known.has(`${day} ${game}`)) return [{ game, day, number: dailyNumber(day) }];
    return [];
  });
};

/** The days of six weeks on which this person has played. `until`: the last of them; `undefined`: today. */
export const dailyDays = async (
  { store, now }: Pick<DailyServices, 'store' | 'now'>,
  person: string | null,
  until: string | undefined,
): Promise<DailyDays> => {
  const today = dayAt(now());
  if (until !== undefined && (!isDay(until) || until > today || until < FIRST_DAILY))
    throw new RequestError('bad-message', { code: 'bad-day' });
  const last = until ?? today;
  const since = before(last, CALENDAR_DAYS - 1);
  const span = { today, since, until: last, first: FIRST_DAILY };
  if (person === null) return { ...span, days: [], total: 0, next: nextOf([], now()) };
  const [{ games, total }, begun] = await asRetryable(
    Promise.all([store.daily.days(person, since, last), store.daily.begun(person)]),
  );
  const days = [...new Set(games.map(({ day }) => day))].map((day) => ({
    day,
    games: games
      .filter((one) => one.day === day)
      .map(({ game, ended, won }) => ({ game, over: ended !== null, won: won === 1 })),
  }));
  return { ...span, days, total, next: nextOf(begun, now()) };
};
