// The calendar of the last weeks: what was played on each day. Days are counted; nothing breaks when one is missed.
import { DailyDays } from '@crescendo/protocol';
import { GAME_IDS } from '@crescendo/rules/manifests';
import { languageTag } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { requestIfKnown } from '../../../server/request-if-known.ts';
import { useRequest } from '../../../server/use-request.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { dayInShort, dayInWords, shiftDay } from '../../../ui/days.ts';
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

interface Span {
  readonly since: string;
  readonly until: string;
}

/** Whole weeks from Monday; `undefined` for days that are not looked at, or not yet there. */
export const weeksOf = ({ since, until }: Span) => {
  const weeks: (string | undefined)[][] = [];
  for (
    let monday = shiftDay(since, -weekdayOf(since));
    monday <= until;
    monday = shiftDay(monday, DAYS_PER_WEEK)
  )
    weeks.push(
      Array.from({ length: DAYS_PER_WEEK }, (_, n) => shiftDay(monday, n)).map((day) =>
        day < since || day > until ? undefined : day,
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

const CALENDAR_DAYS = 42;

/** Those six weeks, with nothing played until the server has answered. */
const emptyUntil = (days: DailyDays, until: string): DailyDays => ({
  ...days,
  since: shiftDay(until, 1 - CALENDAR_DAYS),
  until,
  days: [],
});

interface TurnProps {
  readonly days: DailyDays;
  readonly until: string;
  readonly words: DailyWords;
  readonly turnTo: (until: string) => void;
}

/** Earlier and later weeks, as far as the archive goes. */
const Turn = ({ days: { today, since, first }, until, words, turnTo }: TurnProps) => {
  const later = shiftDay(until, CALENDAR_DAYS);
  return (
    <div class="weeks-turn row gap-8 space-between">
      <button
        type="button"
        class="button"
        disabled={first === undefined || since <= first}
        onClick={() => turnTo(shiftDay(since, -1))}
      >
        {words.archive.earlier}
      </button>
      <button
        type="button"
        class="button"
        disabled={until >= today}
        onClick={() => turnTo(later < today ? later : '')}
      >
        {words.archive.later}
      </button>
    </div>
  );
};

const useWeeks = (latest: DailyDays, until: string): DailyDays => {
  const { data } = useRequest(
    async () => (until === '' ? undefined : requestIfKnown(`/api/daily/days?until=${until}`, DailyDays)),
    until,
  );
  if (until === '') return latest;
  return data?.until === until ? data : emptyUntil(latest, until);
};

export const Weeks = (props: WeeksProps) => {
  const { words } = props;
  const language = currentLanguage();
  /** The last day of earlier weeks. */
  const earlier = useSignal('');
  const days = useWeeks(props.days, earlier.value);
  const until = days.until ?? days.today;
  const weeks = weeksOf({ since: days.since, until });
  const weekday = new Intl.DateTimeFormat(languageTag(language), { weekday: 'short', timeZone: 'UTC' });
  const monday = shiftDay(days.today, -weekdayOf(days.today));
  return (
    <section class="leaf weeks" aria-labelledby="weeks">
      <h2 id="weeks" aria-live="polite">
        {until === days.today ? words.weeks : words.archive.weeksUntil(dayInShort(until, language))}
      </h2>
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
                <td key={day ?? n}>{day && <Day {...props} days={days} day={day} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {days.first !== undefined && (
        <Turn
          days={days}
          until={until}
          words={words}
          turnTo={(day) => {
            earlier.value = day;
          }}
        />
      )}
    </section>
  );
};
