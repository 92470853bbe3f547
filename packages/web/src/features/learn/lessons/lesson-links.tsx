// The lessons of a game, with how far each is.
import './lessons.css';
import { lessonsOf } from '@crescendo/bots/puzzles';
import { Icon } from '../../../ui/icons.tsx';
import { progressOf } from '../progress/progress.ts';
import { lessonsWords, lessonWords } from './words.ts';

interface LessonLinksProps {
  readonly game: string;
  readonly title: string;
  readonly class?: string;
}

export const LessonLinks = ({ game, title, class: name = '' }: LessonLinksProps) => {
  const words = lessonsWords.value;
  if (!words) return null;
  const { puzzles } = progressOf(game);
  return (
    <nav class={`lesson-links ruled ${name}`} aria-label={words.titleOf(title)}>
      <p class="lesson-links-title bold" aria-hidden="true">
        {words.title}
      </p>
      <ol>
        {lessonsOf(game).map((lesson) => {
          const solved = lesson.puzzles.filter((id) => puzzles[id]?.isSolved).length;
          const isDone = solved === lesson.puzzles.length;
          return (
            <li key={lesson.id}>
              <a class="row gap-10 touch-high" href={`/puzzles/${game}/lessons/${lesson.id}`}>
                <span class="grow">{lessonWords(words, game, lesson.id).title}</span>
                {solved > 0 && (
                  <small class="inline-flex items-center gap-4 soft">
                    {isDone && <Icon name="check" size={16} />}
                    {words.state(solved, lesson.puzzles.length)}
                  </small>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
