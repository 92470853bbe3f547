// Below the result of a deal of the day: the place among all who have played it, and the ways to share it.
import { Daily } from '@crescendo/protocol';
import { request } from '../../../server/api.ts';
import { useRequest } from '../../../server/use-request.ts';
import { OwnResult } from '../../shared/daily/own-result.tsx';
import { dailyWords } from '../../shared/daily/words.ts';

interface DailyResultProps {
  readonly day: string;
  readonly game: string;
}

export const DailyResult = ({ day, game }: DailyResultProps) => {
  const { data } = useRequest(() => request('GET', `/api/daily?day=${day}`, Daily), `${day} ${game}`);
  const words = dailyWords.value;
  const own = data?.games.find((one) => one.game === game);
  if (!data || !own || !words) return null;
  return <OwnResult daily={own} day={day} isToday={day === data.today} words={words} isBelowResult />;
};
