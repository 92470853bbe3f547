// A player's own mistakes as exercises, five minutes a day: /mistakes.
import './mistakes.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { afterLoading } from '../../../shell/after-loading.tsx';
import { rescueFocus } from '../../../shell/focus.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { showToast } from '../../../ui/toast.tsx';
import {
  loadMistakes,
  type Mistake,
  mistakeChanges,
  mistakes,
  removeMistake,
} from '../../review/data/mistakes.ts';
import { answeredOn, daysUntil, forToday, minutesFor } from '../../review/data/schedule.ts';
import { shareExercises } from '../../review/data/share-exercises.ts';
import { Exercise } from './exercise.tsx';
import { nextExercise } from './next-exercise.ts';
import { useExercise } from './use-exercise.ts';
import { type MistakesWords, mistakesWords } from './words.ts';

const Nothing = ({ words }: { readonly words: MistakesWords }) => (
  <section class="leaf brief">
    <h2>{words.none}</h2>
    <p>{words.noneWhy}</p>
    <div class="abreast">
      <a class="button main" href="/mine">
        {words.toGames}
      </a>
    </div>
  </section>
);

interface DoneProps {
  readonly next: Mistake;
  /** Tells whether an exercise was answered today. */
  readonly hasPractised: boolean;
  readonly words: MistakesWords;
  readonly onAhead: () => void;
}

const Done = ({ next, hasPractised, words, onAhead }: DoneProps) => (
  <section class="leaf brief" role="status">
    <h2>{hasPractised ? words.done : words.nothingToday}</h2>
    <p>{words.doneWhy(daysUntil(next.card.due, Date.now()))}</p>
    <div class="abreast">
      <button type="button" class="button" onClick={onAhead}>
        {words.ahead}
      </button>
    </div>
  </section>
);

const Mistakes = () => {
  const words = mistakesWords.value;
  void mistakeChanges.value;
  const all = mistakes();
  const now = Date.now();
  const today = forToday(all, now);
  /** The one that is being answered stays until the player goes on. */
  const current = useSignal<Mistake | undefined>(today[0]);
  const isAhead = useSignal(false);
  const done = useRef<ReadonlySet<string>>(new Set());
  const show = (mistake: Mistake | undefined): void => {
    current.value = mistake;
    rescueFocus('.mistakes h1');
  };
  const next = (): Mistake | undefined =>
    nextExercise(mistakes(), { now: Date.now(), done: done.current, isAhead: isAhead.value });
  useEffect(() => {
    void shareExercises().then(() => {
      current.value ??= next();
    });
  }, []);
  const goOn = (): void => {
    if (current.value) done.current = new Set([...done.current, current.value.id]);
    show(next());
  };
  const opened = useExercise(current.value, (id) => {
    removeMistake(id);
    goOn();
  });
  const goAhead = (): void => {
    isAhead.value = true;
    done.current = new Set();
    show(next());
  };
  if (!words) return null;
  const [first] = all;
  // With the one on the board, which may have been answered.
  const count = today.length + (current.value && !today.some(({ id }) => id === current.value?.id) ? 1 : 0);
  const later = all.length - count;
  return (
    <PageFrame title={words.title} class="mistakes">
      <p class="mistakes-about soft">
        {count === 0 ? (
          words.about
        ) : (
          <b class="ink">{isAhead.value ? words.ahead : words.today(count, minutesFor(count))}</b>
        )}{' '}
        {count > 0 && later > 0 && !isAhead.value && <span>{words.later(later)}</span>}
      </p>
      {opened ? (
        <Exercise
          key={opened.mistake.id}
          {...opened}
          words={words}
          onNext={goOn}
          onRemove={() => {
            removeMistake(opened.mistake.id);
            void shareExercises();
            showToast({ text: words.removed });
            goOn();
          }}
        />
      ) : current.value ? null : first ? (
        <Done next={first} hasPractised={answeredOn(all, now) > 0} words={words} onAhead={goAhead} />
      ) : (
        <Nothing words={words} />
      )}
    </PageFrame>
  );
};

export const MistakesPage = afterLoading(loadMistakes, Mistakes);
