// Tells the result of a game for one seat in a few words: "54 points, won".
import { type AnyMatch, itemAt, type Seat } from '@crescendo/rules';
import type { AnyBoard } from '../../../../boards/boards.ts';
import type { AnyTranslations } from '../../../../boards/translations.ts';
import type { TableWords } from '../../words.ts';
import type { ChallengeWords } from './words.ts';

interface Said {
  readonly board: AnyBoard;
  readonly translations: AnyTranslations;
  readonly words: ChallengeWords;
  readonly table: TableWords;
}

export const resultText = (
  match: AnyMatch,
  seat: Seat,
  { board, translations, words, table }: Said,
): string => {
  const { turn } = match;
  if (turn.kind !== 'over') return '';
  const view = match.view(seat);
  const own =
    match.series === null
      ? (board.texts.challenged(view, seat, translations) ?? board.texts.outcome(view, seat, translations))
      : undefined;
  const points = own ?? table.points(itemAt(turn.scores, seat));
  if (match.seats === 1) return points;
  const won = turn.winners.includes(seat);
  return `${points}, ${won ? (turn.winners.length > 1 ? words.tied : words.won) : words.lost}`;
};
