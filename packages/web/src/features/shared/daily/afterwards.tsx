// The result of a deal that was played when its day was over: beside the others, and not among them.
import type { DailyGame } from '@crescendo/protocol';
import type { DailyWords } from './words.ts';

interface AfterwardsProps {
  readonly daily: DailyGame;
  readonly words: DailyWords;
  /** The points are shown beside it, as the game counts them. */
  readonly isBelowResult: boolean;
}

export const Afterwards = ({ daily, words, isBelowResult }: AfterwardsProps) => {
  const { afterwards, played } = daily;
  if (!afterwards) return null;
  const points = words.points(afterwards.score).replace('-', '−');
  return (
    <div class="daily-own grid gap-6">
      <p class="daily-mine">
        {!isBelowResult && <b>{afterwards.won ? `${words.won} · ${points}` : points}</b>}{' '}
        {played > 0 && <span>{words.archive.result(afterwards.place, played)}</span>}
      </p>
      {isBelowResult && <p class="text-14 soft">{words.archive.notRanked}</p>}
    </div>
  );
};
