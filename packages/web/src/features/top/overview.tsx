// The page of Top: the one of today, another at any time, the archive, and what one misses again and again.
import { type Signal, useSignal } from '@preact/signals';
import { currentLanguage } from '../../shell/language.ts';
import { go } from '../../shell/router.ts';
import { readStored, writeStored } from '../../shell/storage/storage.ts';
import { Segments } from '../../ui/controls.tsx';
import { dayInWords, shiftDay, today } from '../../ui/days.ts';
import { Icon } from '../../ui/icons.tsx';
import { dayOfNumber, numberOfDay } from './numbers.ts';
import { OwnTops } from './own-tops.tsx';
import { begunTops, CLOCKS, resultOf, savedTop, type TopClock, topResults } from './saved-top.ts';
import type { TopWords } from './words.ts';

const CLOCK = 'top-clock';

export const savedClock = (): TopClock => CLOCKS.find((each) => String(each) === readStored(CLOCK)) ?? 0;

/** A name for a game of one's own: nobody else needs it. */
const freshId = (): string =>
  `free-${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

const LAST_DAYS = 7;

const Archive = ({ words }: { readonly words: TopWords }) => {
  const wanted = useSignal('');
  const last = numberOfDay(today());
  const played = new Set(topResults().map(({ id }) => id));
  const open = Array.from({ length: last }, (_, i) => dayOfNumber(last - i)).find((day) => !played.has(day));
  const days = Array.from({ length: LAST_DAYS }, (_, i) => shiftDay(today(), -1 - i));
  return (
    <section class="leaf grid gap-10 one-column">
      <h2>{words.archive}</h2>
      <p class="soft">{words.archiveAbout}</p>
      <ul class="top-days">
        {days.map((day) => (
          <li key={day}>
            <a class="row space-between gap-12 touch-high" href={`/top/${day}`}>
              <span>
                <span class="number">{words.number(numberOfDay(day))}</span> ·{' '}
                {dayInWords(day, currentLanguage())}
              </span>
              <DayState day={day} words={words} />
            </a>
          </li>
        ))}
      </ul>
      <form
        class="cluster gap-10 items-center"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted.value !== '') go(`/top/${wanted.value}`);
        }}
      >
        {open ? (
          <a class="button" href={`/top/${open}`}>
            {words.nextOpen}
          </a>
        ) : (
          <span>{words.allPlayed}</span>
        )}
        <label class="row gap-8">
          <span>{words.goTo}</span>
          <input
            class="top-number"
            type="number"
            inputMode="numeric"
            min={1}
            max={last}
            value={wanted.value}
            onInput={({ currentTarget }) => {
              wanted.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="button">
          {words.go}
        </button>
      </form>
    </section>
  );
};

const DayState = ({ day, words }: { readonly day: string; readonly words: TopWords }) => {
  const result = resultOf(day);
  if (result) {
    const points = result.rounds.reduce((sum, round) => sum + round.points, 0);
    const most = result.rounds.reduce((sum, round) => sum + round.most, 0);
    return <b class="number">{Math.floor((100 * points) / most)} %</b>;
  }
  const begun = savedTop(day)?.seen;
  return begun === undefined ? (
    <Icon name="play" size={16} />
  ) : (
    <span class="soft">{words.round(begun + 1)}</span>
  );
};

const Play = ({ words, clock }: { readonly words: TopWords; readonly clock: Signal<TopClock> }) => {
  const day = today();
  const begun = savedTop(day)?.seen;
  const other = begunTops().find((id) => id.startsWith('free-'));
  const otherSeen = other === undefined ? undefined : savedTop(other)?.seen;
  return (
    <section class="leaf grid gap-12 one-column">
      <p>{words.about}</p>
      <Segments
        legend={words.clock}
        value={clock.value}
        of={CLOCKS.map((each) => [each, each === 0 ? words.noClock : words.seconds(each)] as const)}
        choose={(value) => {
          clock.value = value;
          writeStored(CLOCK, String(value));
        }}
      />
      <div class="top-ways">
        <a class="button main" href={`/top/${day}`}>
          <Icon name={resultOf(day) ? 'check' : 'calendar'} size={20} />
          <span>
            {words.today}
            <small>{begun === undefined ? words.number(numberOfDay(day)) : words.goOn(begun + 1)}</small>
          </span>
        </a>
        <a class="button" href={`/top/${other ?? freshId()}`}>
          <Icon name="play" size={18} />
          <span>
            {words.anyTime}
            {otherSeen !== undefined && <small>{words.goOn(otherSeen + 1)}</small>}
          </span>
        </a>
      </div>
    </section>
  );
};

export const Overview = ({ words }: { readonly words: TopWords }) => {
  const clock = useSignal(savedClock());
  return (
    <div class="top-overview grid gap-16">
      <Play words={words} clock={clock} />
      <Archive words={words} />
      <OwnTops />
      <section class="leaf grid gap-10 one-column">
        <h2>{words.howTo}</h2>
        <ul class="top-rules">
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p>{words.ownWay}</p>
        <p class="soft">{words.credits}</p>
      </section>
    </div>
  );
};
