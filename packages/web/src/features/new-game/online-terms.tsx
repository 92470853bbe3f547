// The terms of a table for friends: how many seats, the clock, and what most people leave unchanged.
import { LEVELS } from '@crescendo/bots';
import type { Clock } from '@crescendo/protocol';
import type { AnyGame, OptionValues } from '@crescendo/rules';
import type { TableTerms } from '../../session/remote/table-terms.ts';
import { Segments, Select, Switch } from '../../ui/controls.tsx';
import type { LevelWords } from '../../ui/page/words.ts';
import { formatDuration } from '../play/waiting-room/header/table-facts.ts';
import { useTimeUpRule } from './use-time-up-rule.ts';
import type { OnlineTermsWords } from './words.ts';

interface TermsProps {
  readonly terms: TableTerms;
  readonly change: (terms: TableTerms) => void;
  readonly words: OnlineTermsWords;
}

export const SeatCountChoice = ({
  terms,
  change,
  words,
  min,
  max,
}: TermsProps & { min: number; max: number }) => (
  <section class="leaf" aria-labelledby="how-many">
    <h2 id="how-many">{words.howMany}</h2>
    <Segments
      legend={words.howMany}
      quiet
      value={terms.seats}
      of={Array.from({ length: max - min + 1 }, (_, i) => [min + i, String(min + i)] as const)}
      choose={(seats) => change({ ...terms, seats })}
    />
    <p class="quiet">{words.howManyHint}</p>
  </section>
);

const KINDS = ['none', 'move', 'bank', 'days'] as const;

const OFFERED: { readonly [K in Clock['kind']]: readonly Clock[] } = {
  none: [{ kind: 'none' }],
  move: [30, 60, 120, 180, 300].map((seconds) => ({ kind: 'move', seconds })),
  bank: [
    { kind: 'bank', seconds: 180, increment: 2 },
    { kind: 'bank', seconds: 300, increment: 5 },
    { kind: 'bank', seconds: 600, increment: 10 },
    { kind: 'bank', seconds: 1200, increment: 10 },
  ],
  days: [1, 2, 3, 7].map((days) => ({ kind: 'days', days })),
};

/** The first choice for each kind of clock. */
const FIRST: { readonly [K in Clock['kind']]: Clock } = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  bank: { kind: 'bank', seconds: 300, increment: 5 },
  days: { kind: 'days', days: 2 },
};

const key = (clock: Clock): string => JSON.stringify(clock);

const length = (clock: Clock): number =>
  clock.kind === 'days' ? clock.days : clock.kind === 'none' ? 0 : clock.seconds;

/** Those worth offering, with the edition's own and the one that is chosen. */
const offeredOf = (kind: Clock['kind'], own: Clock | undefined, now: Clock): readonly Clock[] => {
  const all = [...OFFERED[kind], ...(own?.kind === kind ? [own] : []), now];
  return [...new Map(all.map((clock) => [key(clock), clock])).values()].sort((a, b) => length(a) - length(b));
};

const clockText = (clock: Clock, words: OnlineTermsWords): string => {
  if (clock.kind === 'days') return words.days(clock.days);
  if (clock.kind === 'move') return formatDuration(clock.seconds);
  if (clock.kind === 'bank')
    return words.bank(formatDuration(clock.seconds), formatDuration(clock.increment));
  return words.clockKinds.none;
};

interface ClockProps extends TermsProps {
  readonly title: string;
  readonly game: AnyGame;
  readonly options: OptionValues;
  /** The clock the edition asks for. */
  readonly own: Clock | undefined;
}

/** The rules decide what happens when time is up, where they speak of it; otherwise a bot moves. */
const hintsFor = (
  kind: Clock['kind'],
  words: OnlineTermsWords,
  rule: ReturnType<typeof useTimeUpRule>,
): readonly string[] => {
  if (kind === 'none' || !rule.isOwn) return [words.clockHints[kind]];
  return [...(kind === 'move' ? [] : [words.clockHints[kind]]), rule.text ?? ''];
};

export const OnlineClock = ({ terms, change, words, title, own, game, options }: ClockProps) => {
  const { clock } = terms;
  const rule = useTimeUpRule(game, options);
  const all = offeredOf(clock.kind, own, clock);
  const take = (next: Clock): void => change({ ...terms, clock: next });
  return (
    <section class="leaf" aria-labelledby="clock">
      <h2 id="clock">{title}</h2>
      <Segments
        legend={title}
        quiet
        value={clock.kind}
        of={KINDS.map((kind) => [kind, words.clockKinds[kind]] as const)}
        choose={(kind) => take(own?.kind === kind ? own : FIRST[kind])}
      />
      {own && clock.kind === 'none' && (
        <button type="button" class="button" onClick={() => take(own)}>
          {words.asPrinted(clockText(own, words))}
        </button>
      )}
      {clock.kind !== 'none' && (
        <div class="fields">
          <Select
            label={words.time}
            quiet
            value={key(clock)}
            of={all.map((one) => {
              const text = clockText(one, words);
              return [key(one), own && key(one) === key(own) ? words.booklet(text) : text] as const;
            })}
            choose={(text) => take(all.find((one) => key(one) === text) ?? clock)}
          />
        </div>
      )}
      <p class="quiet">{hintsFor(clock.kind, words, rule).join(' ')}</p>
    </section>
  );
};

const DELAYS = [0, 60, 300, 3600];

interface MoreTermsProps extends TermsProps {
  readonly levels: LevelWords;
  /** Tells whether the others can watch a move in the making. */
  readonly hasDrafts: boolean;
}

export const MoreTerms = ({ terms, change, words, levels, hasDrafts }: MoreTermsProps) => (
  <section class="leaf">
    <Switch on={terms.public} turn={(on) => change({ ...terms, public: on })} hint={words.publicHint}>
      {words.public}
    </Switch>
    {hasDrafts && (
      <Switch on={terms.drafts} turn={(drafts) => change({ ...terms, drafts })} hint={words.draftsHint}>
        {words.drafts}
      </Switch>
    )}
    <details class="single-rules">
      <summary>{words.more}</summary>
      <Switch
        on={terms.spectators}
        turn={(spectators) => change({ ...terms, spectators })}
        hint={words.spectatorsHint}
      >
        {words.spectators}
      </Switch>
      {terms.spectators && (
        <Switch
          on={terms.reactions}
          turn={(reactions) => change({ ...terms, reactions })}
          hint={words.reactionsHint}
        >
          {words.reactions}
        </Switch>
      )}
      <Switch on={terms.talk} turn={(talk) => change({ ...terms, talk })} hint={words.talkHint}>
        {words.talk}
      </Switch>
      <div class="fields">
        {terms.spectators && (
          <Select
            label={words.delay}
            value={terms.delay}
            of={[...new Set([...DELAYS, terms.delay])].map(
              (n) => [n, n === 0 ? words.noDelay : words.later(formatDuration(n))] as const,
            )}
            choose={(delay) => change({ ...terms, delay })}
          />
        )}
        <Select
          label={words.level}
          value={terms.level}
          of={LEVELS.map((level) => [level, levels[level].name] as const)}
          choose={(level) => change({ ...terms, level })}
        />
      </div>
    </details>
  </section>
);
