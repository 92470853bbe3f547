// The puzzle of a day: the same for everybody, with a result to share.
import { type Puzzle, puzzleOfTheDay } from '@crescendo/bots/puzzles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { linkTo } from '../../../shell/base.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { dayInShort, dayInWords, shiftDay, timeLeft, today } from '../../../ui/days.ts';
import { Icon } from '../../../ui/icons.tsx';
import { shareOrCopy } from '../../../ui/share-or-copy.ts';
import { showToast } from '../../../ui/toast.tsx';
import { progressOf, saveDay, saveFirstAnswer, saveSolved } from '../progress/progress.ts';
import { type Attempt, dayResultOf, isOver } from '../solving/attempt.ts';
import { Stage } from '../solving/stage.tsx';
import type { PuzzleGame } from '../solving/use-puzzle-game.ts';
import { RatingText } from './rating.tsx';
import { shareText } from './share.ts';

interface DayProps {
  readonly game: PuzzleGame;
  readonly day: string;
}

/** Shows the result, to be looked at and shared. */
const Result = ({ game, day }: DayProps) => {
  const { words } = game;
  const result = progressOf(game.id).days[day];
  if (!result) return null;
  const share = async (): Promise<void> => {
    const text = shareText(words, result, {
      game: game.title,
      day: dayInShort(day, currentLanguage()),
      link: linkTo(`/puzzles/${game.id}/${day}`),
    });
    const way = await shareOrCopy(text);
    if (way !== 'system') showToast({ text: way === 'copied' ? words.copied : words.notCopied });
  };
  return (
    <button type="button" class="button main" onClick={() => void share()}>
      <Icon name="share" size={20} />
      {words.share}
    </button>
  );
};

const usePuzzleOf = (game: string, day: string): Puzzle | undefined => {
  const puzzle = useSignal<Puzzle | undefined>(undefined);
  useEffect(() => {
    // The pack is here already: it came with the page.
    void puzzleOfTheDay(game, day).then((found) => {
      puzzle.value = found;
    });
  }, [game, day]);
  return puzzle.value;
};

/** Ticks, as the page may stay open. */
const Left = ({ day, game: { words } }: DayProps) => {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 15_000);
    return () => clearInterval(timer);
  }, []);
  const { hours, minutes } = timeLeft(Date.parse(shiftDay(day, 1)), now.value);
  return (
    <span class="quiet" role="timer">
      {words.left(hours, minutes)}
    </span>
  );
};

export const Day = ({ game, day }: DayProps) => {
  const { words } = game;
  const puzzle = usePuzzleOf(game.id, day);
  if (!puzzle) return null;
  const progress = progressOf(game.id);
  const isToday = day === today();
  const onAnswer = (attempt: Attempt, before: Attempt): void => {
    if (attempt.first !== undefined && before.first === undefined)
      saveFirstAnswer(puzzle, attempt.first, true);
    else if (attempt.phase === 'solved') saveSolved(puzzle);
    if (isOver(attempt)) saveDay(game.id, day, dayResultOf(attempt));
  };
  return (
    <>
      <div class="puzzle-day cluster items-center space-between" data-today={isToday || undefined}>
        <b>{dayInWords(day, currentLanguage())}</b>
        {isToday ? (
          <Left game={game} day={day} />
        ) : (
          <a class="button" href={`/puzzles/${game.id}/today`}>
            {words.toToday}
          </a>
        )}
      </div>
      <Stage
        key={puzzle.id}
        puzzle={puzzle}
        game={game}
        counts={progress.puzzles[puzzle.id] === undefined}
        linksLesson
        aside={<RatingText progress={progress} words={words} />}
        onAnswer={onAnswer}
        next={() => (
          <>
            <Result game={game} day={day} />
            <a class="button" href={`/puzzles/${game.id}`}>
              {words.ten}
            </a>
          </>
        )}
      />
    </>
  );
};
