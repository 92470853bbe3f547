// Draws the news for the log: the roll, and what everybody did with it, in one line.
import type { News } from '@crescendo/rules/finito';
import type { LogItem } from '../../contract/pictures.ts';
import { Chip, IN_WORDS, Sign, UNSHOWN } from '../../log/log-pieces.tsx';

const Counter = ({ counter }: { readonly counter: number }) => <Chip kind="ivory round">{counter}</Chip>;

export const logItem = (news: News): LogItem => {
  switch (news.type) {
    case 'turned-up':
      return UNSHOWN;
    case 'rolled':
      return { begins: true, picture: <Chip kind="d20">{news.number}</Chip> };
    case 'placed':
      return { begins: false, seat: news.seat, picture: <Counter counter={news.counter} /> };
    case 'moved':
      return {
        begins: false,
        seat: news.seat,
        picture: (
          <>
            <Sign>↷</Sign>
            <Counter counter={news.counter} />
          </>
        ),
      };
    case 'passed':
      return { begins: false, seat: news.seat, picture: <Sign>–</Sign> };
    default:
      return IN_WORDS;
  }
};
