// What happened, for the log: the dice, and what everybody wrote, in one line.
import { itemAt } from '@crescendo/rules';
import { type News, ROW_OF, ROWS } from '@crescendo/rules/qwinto';
import type { LogItem } from '../board.ts';
import { Chip, IN_WORDS, Sign, UNSHOWN } from '../log-pieces.tsx';

const Dice = ({ faces, sum }: { readonly faces: readonly number[]; readonly sum: number }) => (
  <>
    {ROWS.map(
      (row, i) =>
        itemAt(faces, i) > 0 && (
          <Chip key={row} kind={`die-${row}`}>
            {faces[i]}
          </Chip>
        ),
    )}
    <Sign>=</Sign>
    <b class="number">{sum}</b>
  </>
);

export const logItem = (news: News): LogItem => {
  switch (news.type) {
    case 'dice':
    case 'kept':
      return UNSHOWN;
    case 'rolled':
      return {
        begins: !news.again,
        seat: news.seat,
        picture: (
          <>
            {news.again && <Sign>↻</Sign>}
            <Dice faces={news.faces} sum={news.sum} />
          </>
        ),
      };
    case 'wrote':
      return {
        begins: false,
        seat: news.seat,
        picture: <Chip kind={`round die-${itemAt(ROW_OF, news.field)}`}>{news.number}</Chip>,
      };
    case 'skipped':
      return { begins: false, seat: news.seat, picture: <Sign>–</Sign> };
    case 'misthrow':
      return { begins: false, seat: news.seat, picture: <Sign>✕</Sign> };
    default:
      return IN_WORDS;
  }
};
