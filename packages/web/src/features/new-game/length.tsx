// Chooses the length: one game or several, and the clock.
import { type AnyGame, limitedSeries, presetOptions, type SeriesOptions } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { decisionSeconds, type SetupChoice, seriesOf, withClock } from '../../session/setup/setup-choice.ts';
import { Segments, Select } from '../../ui/controls.tsx';
import { useTimeUpRule } from './use-time-up-rule.ts';
import type { NewGameWords } from './words.ts';

interface LengthProps {
  readonly game: AnyGame;
  readonly words: NewGameWords;
  readonly choice: SetupChoice;
  readonly change: (choice: SetupChoice) => void;
}

type Way = 'one' | 'booklet' | 'own';

const OWN: SeriesOptions = { rounds: 3, target: 0, by: 'points' };
const ROUNDS = [2, 3, 4, 5, 6, 8, 10];
const TARGETS = [10, 20, 30, 50, 100, 200, 300, 500];
const CLOCKS = [0, 30, 60, 120, 180];

const same = (a: SeriesOptions | null | undefined, b: SeriesOptions | null | undefined): boolean =>
  a?.rounds === b?.rounds && a?.target === b?.target && a?.by === b?.by;

const withNow = (numbers: readonly number[], now: number): readonly number[] =>
  [...new Set([...numbers, now])].filter((n) => n > 0).sort((a, b) => a - b);

/** Such a series might never end, so this game offers a number of rounds. */
const isUnlimited = (game: AnyGame, series: SeriesOptions): boolean =>
  limitedSeries(game, { ...series, rounds: 0 }).rounds > 0;

/** Without a target the limit that came with it goes as well. */
const withTarget = (game: AnyGame, series: SeriesOptions, target: number): SeriesOptions => {
  const free = { ...series, rounds: 0 };
  const isLimit = series.target > 0 && limitedSeries(game, free).rounds === series.rounds;
  return { ...(isLimit ? free : series), target };
};

const OwnSeries = ({ game, series, change, words }: OwnProps) => (
  <div class="fields">
    <Select
      label={words.rounds}
      value={series.rounds}
      of={[
        ...(isUnlimited(game, series)
          ? []
          : [[0, series.target > 0 ? words.noLimit : words.roundsEach] as const]),
        ...withNow(ROUNDS, series.rounds).map((n) => [n, String(n)] as const),
      ]}
      choose={(rounds) => change({ ...series, rounds })}
    />
    <Select
      label={words.target}
      value={series.target}
      of={[[0, words.noTarget], ...withNow(TARGETS, series.target).map((n) => [n, String(n)] as const)]}
      choose={(target) => change(withTarget(game, series, target))}
    />
    <Select
      label={words.by}
      value={series.by}
      of={[
        ['points', words.byPoints],
        ['wins', words.byWins],
      ]}
      choose={(by) => change({ ...series, by })}
    />
  </div>
);

interface OwnProps {
  readonly game: AnyGame;
  readonly series: SeriesOptions;
  readonly change: (series: SeriesOptions) => void;
  readonly words: NewGameWords;
}

export const Length = ({ game, words, choice, seats, change }: LengthProps & { readonly seats: number }) => {
  const booklet = seriesOf(game, choice.preset);
  const { series } = choice;
  const own = useSignal(false);
  const way: Way =
    series === null ? 'one' : !own.value && booklet && same(series, booklet) ? 'booklet' : 'own';
  const take = (next: Way): void => {
    own.value = next === 'own';
    change({
      ...choice,
      series: next === 'one' ? null : next === 'booklet' ? (booklet ?? null) : (series ?? OWN),
    });
  };
  return (
    <section class="leaf" aria-labelledby="how-long">
      <h2 id="how-long">{words.howLong}</h2>
      <Segments
        legend={words.howLong}
        quiet
        value={way}
        of={[
          ['one', words.oneGame],
          ...(booklet ? [['booklet', words.bookletSeries] as const] : []),
          ['own', words.ownSeries],
        ]}
        choose={take}
      />
      {way === 'own' && series && (
        <OwnSeries
          game={game}
          series={series}
          words={words}
          change={(next) => change({ ...choice, series: limitedSeries(game, next) })}
        />
      )}
      {series && <p class="quiet">{words.series(series, seats)}</p>}
    </section>
  );
};

export const ClockChoice = ({ game, words, choice, change }: LengthProps) => {
  const booklet = decisionSeconds(game, presetOptions(game, choice.preset));
  const all = [...new Set([...CLOCKS, booklet ?? 0, choice.clock])].sort((a, b) => a - b);
  const rule = useTimeUpRule(game, choice.options);
  const text = (n: number): string => {
    if (n === 0) return words.noClock;
    const time = n % 60 === 0 ? words.minutes(n / 60) : words.seconds(n);
    return n === booklet ? words.online.booklet(time) : time;
  };
  return (
    <section class="leaf" aria-labelledby="clock">
      <h2 id="clock">{words.clock}</h2>
      <Segments
        legend={words.clock}
        quiet
        value={choice.clock}
        of={all.map((n) => [n, text(n)] as const)}
        choose={(clock) => change(withClock(choice, game, clock))}
      />
      <p class="quiet">
        {choice.clock === 0 ? words.noClockHint : `${words.clockHint} ${rule.text ?? ''}`.trim()}
      </p>
    </section>
  );
};
