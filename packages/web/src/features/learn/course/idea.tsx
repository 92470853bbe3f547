// The beginning of a lesson: its idea in two sentences, and an example on the board.
import { Icon } from '../../../ui/icons.tsx';
import { lessonProgress } from '../progress/course-progress.ts';
import { ExamplePlayer } from './example-player.tsx';
import { type LessonPartProps, lessonAt } from './lesson-props.ts';
import { ideaOf } from './words.ts';

interface IdeaProps extends LessonPartProps {
  readonly practise: () => void;
  readonly test: () => void;
}

export const Idea = (props: IdeaProps) => {
  const { course, practise, test } = props;
  const { lesson, example } = lessonAt(props);
  const { id, courseWords: words, ideas } = course;
  const { solved, of, isPassed } = lessonProgress(id, lesson);
  const isPractised = solved === of || isPassed;
  return (
    <>
      <div class="lesson-idea">
        {ideaOf(ideas, id, lesson.id).idea.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {example && <ExamplePlayer course={course} lesson={lesson} example={example} />}
      <div class="abreast lesson-go">
        <button type="button" class={isPractised ? 'button' : 'button main'} onClick={practise}>
          <Icon name="play" size={18} />
          {isPractised ? words.practiseAgain : solved > 0 ? words.goOn : words.toPositions}
        </button>
        {isPractised && (
          <button type="button" class="button main" onClick={test}>
            {isPassed ? words.testAgain : words.toTest}
          </button>
        )}
      </div>
    </>
  );
};
