// An example on the board: a few moves, played one after the other with a caption for each.
import '../../play/frame/table.css';
import type { Example, Lesson } from '@crescendo/bots/puzzles';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../../shell/announce.ts';
import { reducesMotion } from '../../../shell/motion.ts';
import { Icon } from '../../../ui/icons.tsx';
import { namesOf, seatLabelsOf } from '../../play/seats/names.ts';
import { Seats } from '../../play/seats/seats.tsx';
import { tableWords } from '../../play/words.ts';
import type { Course } from './use-course.ts';
import { useExample } from './use-example.ts';
import { ideaOf } from './words.ts';

interface ExamplePlayerProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly example: Example;
}

/** Two bars; no other page needs them. */
const Pause = () => (
  <svg viewBox="0 0 24 24" width={18} height={18} class="rigid" aria-hidden="true">
    <path d="M8.5 6v12M15.5 6v12" stroke="currentColor" stroke-width={2.5} stroke-linecap="round" />
  </svg>
);

export const ExamplePlayer = ({ course, lesson, example }: ExamplePlayerProps) => {
  const { board, translations, courseWords: words } = course;
  const { table, page, step, last, news, isPlaying, show, playOrPause } = useExample(example);
  const draft = useRef(signal<unknown>(undefined));
  const secondsLeft = useRef(signal<number | undefined>(undefined));
  const hasBegun = useRef(false);
  const section = useRef<HTMLElement>(null);
  /** Scrolls to the example after a press, unless all of it can be seen: on a phone it takes the whole window. */
  const withView = (what: () => void) => (): void => {
    what();
    const { top = 0, bottom = 0 } = section.current?.getBoundingClientRect() ?? {};
    if (top >= 0 && bottom <= innerHeight) return;
    section.current?.scrollIntoView({ block: 'start', behavior: reducesMotion() ? 'auto' : 'smooth' });
  };
  const caption = ideaOf(course.ideas, course.id, lesson.id).steps[step] ?? '';
  useEffect(() => {
    if (hasBegun.current) announce(caption);
    hasBegun.current = true;
  }, [caption]);
  const ofTable = tableWords.value;
  if (!ofTable) return null;
  const name = namesOf(table, translations);
  const seatLabel = seatLabelsOf(ofTable, name);
  const { view } = page.moment;
  return (
    <section
      ref={section}
      class="example stage raised grid paper one-column"
      aria-labelledby="example"
      data-game={course.id}
      data-names-others={board.facts.namesOthers || undefined}
      data-seat={example.seat}
    >
      <div class="example-caption">
        <h2 id="example" class="soft">
          {words.example} <small>{words.step(step + 1, last + 1)}</small>
        </h2>
        <p>{caption}</p>
      </div>
      <Seats
        table={table}
        board={board}
        translations={translations}
        words={ofTable}
        name={name}
        seatLabel={seatLabel}
        page={page}
      />
      <p class="unseen">{board.speech.board(view, translations)}</p>
      <div class="board-host" inert>
        <board.Board
          game={board.game}
          view={view}
          news={news}
          moment={step}
          mode="watch"
          translations={translations}
          label={seatLabel}
          name={name}
          asksForGoal
          deciding={page.deciding}
          play={() => {}}
          refuse={() => {}}
          hint={undefined}
          draft={draft.current}
          secondsLeft={secondsLeft.current}
        />
      </div>
      <div class="example-steps row gap-10 paper">
        <button type="button" class="button" disabled={step === 0} onClick={withView(() => show(step - 1))}>
          <Icon name="back" size={18} />
          <span>{words.back}</span>
        </button>
        <button type="button" class="button" onClick={withView(playOrPause)}>
          {isPlaying ? <Pause /> : <Icon name={step >= last ? 'again' : 'play'} size={18} />}
          <span>{isPlaying ? words.pause : step >= last ? words.again : words.play}</span>
        </button>
        <button type="button" class="button" disabled={step >= last} onClick={withView(() => show(step + 1))}>
          <span>{words.forward}</span>
          <Icon name="forward" size={18} />
        </button>
      </div>
    </section>
  );
};
