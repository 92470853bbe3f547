// Draws the news for the log: the dice, and what everybody wrote, in one line.
import { itemAt } from '@crescendo/rules';
import { type News, ROW_OF, ROWS, type Sheet, type View } from '@crescendo/rules/qwinto';
import type { LogItem } from '../../contract/pictures.ts';
import { Chip, IN_WORDS, Sign, UNSHOWN } from '../../log/log-pieces.tsx';
import { completedBonus } from '../model/view-model.ts';

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

const WrittenNumber = ({ number, field, sheet }: { number: number; field: number; sheet: Sheet }) => {
  const bonus = completedBonus(sheet, field);
  return (
    <>
      <Chip kind={`round die-${itemAt(ROW_OF, field)}`}>{number}</Chip>
      {bonus && <b class="number">+{bonus.points}</b>}
    </>
  );
};

export const logItem = (news: News, { sheets }: View): LogItem => {
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
        picture: <WrittenNumber {...news} sheet={itemAt(sheets, news.seat)} />,
      };
    case 'skipped':
      return { begins: false, seat: news.seat, picture: <Sign>–</Sign> };
    case 'misthrow':
      return { begins: false, seat: news.seat, picture: <Sign>✕</Sign> };
    default:
      return IN_WORDS;
  }
};
