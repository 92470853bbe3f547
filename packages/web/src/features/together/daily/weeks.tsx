// The calendar of the last weeks: what was played on each day. Days are counted; nothing breaks when one is missed.
import type { DailyDays } from '@crescendo/protocol';
import { GAME_IDS } from '@crescendo/rules/manifests';
import { languageTag } from '@crescendo/words';
import { currentLanguage } from '../../../shell/language.ts';
import { dayInWords, shiftDay } from '../../../ui/days.ts';
import type { DailyWords } from '../../shared/daily/words.ts';

interface WeeksProps {
  readonly days: DailyDays;
  /** The day that the page shows. */
  readonly shown: string;
  readonly words: DailyWords;
}

const DAYS_PER_WEEK = 7;

/** 0: Monday. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % DAYS_PER_WEEK;

/** Whole weeks from Monday; `undefined` for days that are not looked at, or not yet there. */
export const weeksOf = ({ since, today }: Pick<DailyDays, 'since' | 'today'>) => {
  const weeks: (string | undefined)[][] = [];
  for (
    let monday = shiftDay(since, -weekdayOf(since));
    monday <= today;
    monday = shiftDay(monday, DAYS_PER_WEEK)
  )
    weeks.push(
      Array.from({ length: DAYS_PER_WEEK }, (_, n) => shiftDay(monday, n)).map((day) =>
        day < since || day > today ? undefined : day,
      ),
    );
  return weeks;
};

const Day = ({ day, days, shown, words }: WeeksProps & { readonly day: string }) => {
  const games = days.days.find((one) => one.day === day)?.games ?? [];
  const over = games.filter((game) => game.over);
  return (
    <a
      href={day === days.today ? '/daily' : `/daily/${day}`}
      aria-label={words.dayDone(dayInWords(day, currentLanguage()), over.length, GAME_IDS.length)}
      aria-current={day === shown ? 'date' : undefined}
      data-all={over.length === GAME_IDS.length ? '' : undefined}
    >
      <span class="number text-15">{Number(day.slice(-2))}</span>
      <span class="weeks-dots">
        {GAME_IDS.flatMap((id) => {
          const game = games.find((one) => one.game === id);
          return game ? [<i key={id} class={game.over ? 'over' : ''} />] : [];
        })}
      </span>
    </a>
  );
};

export const Weeks = (props: WeeksProps) => {
  const { days, words } = props;
  const weeks = weeksOf(days);
  const weekday = new Intl.DateTimeFormat(languageTag(currentLanguage()), {
    weekday: 'short',
    timeZone: 'UTC',
  });
  const monday = shiftDay(days.today, -weekdayOf(days.today));
  return (
    <section class="leaf weeks" aria-labelledby="weeks">
      <h2 id="weeks">{words.weeks}</h2>
      <p class="quiet">{words.daysPlayed(days.total)}</p>
      <table class="full-width text-center">
        <thead class="soft">
          <tr>
            {Array.from({ length: DAYS_PER_WEEK }, (_, n) => (
              <th key={n} scope="col">
                {weekday.format(Date.parse(shiftDay(monday, n)))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.join()}>
              {week.map((day, n) => (
                <td key={day ?? n}>{day && <Day {...props} day={day} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
