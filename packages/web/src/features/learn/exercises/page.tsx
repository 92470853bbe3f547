// A player's own mistakes as exercises, five minutes a day: /mistakes.
import './mistakes.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
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
import { daysUntil, forToday, minutesFor } from '../../review/data/schedule.ts';
import { shareExercises } from '../../review/data/share-exercises.ts';
import { Exercise } from './exercise.tsx';
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
  readonly words: MistakesWords;
  readonly onAhead: () => void;
}

const Done = ({ next, words, onAhead }: DoneProps) => (
  <section class="leaf brief" role="status">
    <h2>{words.done}</h2>
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
  const today = forToday(all, Date.now());
  /** The one that is being answered stays until the player goes on. */
  const current = useSignal<Mistake | undefined>(today[0]);
  const opened = useExercise(current.value, removeMistake);
  const show = (mistake: Mistake | undefined): void => {
    current.value = mistake;
    rescueFocus('.mistakes h1');
  };
  useEffect(() => {
    void shareExercises().then(() => {
      current.value ??= forToday(mistakes(), Date.now())[0];
    });
  }, []);
  const goOn = (): void => show(forToday(mistakes(), Date.now()).find(({ id }) => id !== current.value?.id));
  if (!words) return null;
  const [next] = all;
  const later = all.length - today.length;
  return (
    <PageFrame title={words.title} class="mistakes">
      <p class="mistakes-about soft">
        {today.length === 0 ? (
          words.about
        ) : (
          <b class="ink">{words.today(today.length, minutesFor(today.length))}</b>
        )}{' '}
        {today.length > 0 && later > 0 && <span>{words.later(later)}</span>}
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
      ) : current.value ? null : next ? (
        <Done next={next} words={words} onAhead={() => show(next)} />
      ) : (
        <Nothing words={words} />
      )}
    </PageFrame>
  );
};

export const MistakesPage = afterLoading(loadMistakes, Mistakes);
