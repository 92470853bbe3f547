// The lessons of a game, with how far each is.
import './lessons.css';
import { lessonsOf } from '@crescendo/bots/puzzles';
import { Icon } from '../../../ui/icons.tsx';
import { progressOf } from '../progress/progress.ts';
import { lessonsWords, lessonTitle } from './words.ts';

interface LessonLinksProps {
  readonly game: string;
  readonly title: string;
  readonly class?: string;
}

export const LessonLinks = ({ game, title, class: name = '' }: LessonLinksProps) => {
  const words = lessonsWords.value;
  if (!words) return null;
  const { puzzles } = progressOf(game);
  const lessons = lessonsOf(game).map((lesson) => ({
    ...lesson,
    solved: lesson.puzzles.filter((id) => puzzles[id]?.isSolved).length,
  }));
  const done = lessons.filter(({ puzzles, solved }) => solved === puzzles.length).length;
  return (
    <nav class={`lesson-links ruled ${name}`} aria-label={words.titleOf(title)}>
      <p class="lesson-links-title row gap-10">
        <span class="grow bold" aria-hidden="true">
          {words.title}
        </span>
        <small class="soft">{words.progress(done, lessons.length)}</small>
      </p>
      <ol>
        {lessons.map(({ id, solved, puzzles: { length } }) => (
          <li key={id}>
            <a
              class="row gap-10 touch-high"
              href={`/course/${game}/${id}`}
              style={{ '--part': solved / length }}
            >
              <span class="grow">{lessonTitle(words, game, id)}</span>
              <small class="inline-flex items-center gap-4 soft">
                {solved === length && <Icon name="check" size={16} />}
                {words.state(solved, length)}
              </small>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
