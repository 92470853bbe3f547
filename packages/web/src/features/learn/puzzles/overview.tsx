// All puzzles: for each game the one of the day, ten in a row, and the course.
import { lessonsOf } from '@crescendo/bots/puzzles';
import { GAME_CARDS } from '../../../boards/boards.ts';
import { today } from '../../../ui/days.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { GamePicture } from '../../shared/game-picture.tsx';
import { CourseLink } from '../lessons/course-link.tsx';
import { lastGame } from '../progress/last-game.ts';
import { progressOf } from '../progress/progress.ts';
import { SERIES_LENGTH, storedSeries } from '../progress/series.ts';
import { type PuzzleWords, puzzleWords } from '../solving/words.ts';
import { RatingText } from './rating.tsx';

interface CardProps {
  readonly id: string;
  readonly title: string;
  readonly words: PuzzleWords;
}

const TodayLink = ({ id, title, words }: CardProps) => {
  const done = progressOf(id).days[today()];
  return (
    <a class={`button ${done ? '' : 'main'}`} href={`/puzzles/${id}/today`} aria-label={words.todayOf(title)}>
      <Icon name={done?.isSolved ? 'check' : 'calendar'} size={20} />
      {words.today}
    </a>
  );
};

const TenLink = ({ id, title, words }: CardProps) => {
  const answered = storedSeries(id, () => true)?.answers.length ?? 0;
  const isBegun = answered > 0 && answered < SERIES_LENGTH;
  const text = isBegun ? words.tenGoOn(answered) : words.ten;
  return (
    <a class="button" href={`/puzzles/${id}`} aria-label={`${text} · ${title}`}>
      <Icon name="play" size={18} />
      {text}
    </a>
  );
};

const Card = (props: CardProps) => {
  const { id, title, words } = props;
  return (
    <li class="leaf puzzle-card grid gap-16 content-start" data-game={id}>
      <header class="row">
        <GamePicture game={id} class="puzzle-card-picture picture-frame rigid round-14" />
        <div>
          <h2 class="number">{title}</h2>
          <RatingText progress={progressOf(id)} words={words} />
        </div>
      </header>
      <div class="abreast">
        <TodayLink {...props} />
        <TenLink {...props} />
      </div>
      <CourseLink game={id} title={title} />
    </li>
  );
};

/** The cards of games with puzzles, the one last played first. */
const orderedCards = () => {
  const last = lastGame();
  return GAME_CARDS.filter(({ id }) => lessonsOf(id).length > 0).toSorted(
    (a, b) => Number(b.id === last) - Number(a.id === last),
  );
};

export const Overview = () => {
  const words = puzzleWords.value;
  if (!words) return null;
  return (
    <PageFrame title={words.title} class="puzzles">
      <p class="puzzles-about">
        {words.about} {words.aboutToday}
      </p>
      <ul class="puzzle-cards grid gap-16">
        {orderedCards().map(({ id, title }) => (
          <Card key={id} id={id} title={title} words={words} />
        ))}
      </ul>
    </PageFrame>
  );
};
