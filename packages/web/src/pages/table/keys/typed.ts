// What a typed text means: a move, the beginning of one, or nothing.
import { type AnyMove, typedNotation } from '@crescendo/rules';
import { reasonText } from '../../../table/translations.ts';
import type { TablePageProps } from '../props.ts';
import type { KeysWords } from './words.ts';

/** Some of very many is enough to show how moves are written. */
const MOST_MOVES = 200;
/** More would not be listened to. */
const SHOWN = 8;

const tidy = (text: string): string => text.trim().toLowerCase().split(/\s+/).join(' ');

/** The legal moves as they are typed. */
export const legalTexts = ({ table, board, page }: TablePageProps): readonly string[] => {
  const { view } = page.moment;
  if (!page.isMyTurn) return [];
  const texts: string[] = [];
  for (const move of table.game.moves(view)) {
    texts.push(board.spoken?.asTyped?.(move, view) ?? typedNotation(table.game).format(move));
    if (texts.length === MOST_MOVES) break;
  }
  return [...new Set(texts)];
};

export const moveOf = ({ table, board, page }: TablePageProps, text: string): AnyMove | undefined =>
  typedNotation(table.game).parse(text) ?? board.spoken?.typed?.(text, page.moment.view);

/** Why this move cannot be made now; `undefined` where it can. */
export const refusalOf = (props: TablePageProps, move: AnyMove): string | undefined => {
  const { table, translations, page } = props;
  const isClocks = table.game.clockMoves?.includes(move.type) === true;
  const reason =
    page.isMyTurn && !isClocks ? table.game.check(page.moment.view, move) : { code: 'not-your-turn' };
  return reason && reasonText(translations, reason);
};

/** What is said while somebody types. */
export const feedbackFor = (props: TablePageProps, words: KeysWords, text: string): string => {
  if (text.trim() === '') return '';
  const { board, translations, page } = props;
  const move = moveOf(props, text);
  if (move !== undefined) {
    const refusal = refusalOf(props, move);
    return refusal ?? words.legal(board.describe(move, page.moment.view, translations));
  }
  const legal = legalTexts(props);
  const going = legal.filter((each) => each.toLowerCase().startsWith(tidy(text)));
  return going.length > 0
    ? words.begins(going.slice(0, SHOWN))
    : words.notUnderstood(
        (legal.length > 0 ? legal : (words.notation[board.game.id] ?? []).map(([each]) => each)).slice(0, 4),
      );
};

export const movesText = (props: TablePageProps, words: KeysWords): string =>
  words.moves(legalTexts(props).slice(0, 5 * SHOWN));
