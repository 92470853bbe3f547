// Reads a typed text: a move, the beginning of one, or nothing.
import { type AnyMove, clockRefusal, type GameTypes, typedNotation } from '@crescendo/rules';
import type { Typing } from '../../../boards/contract/typing.ts';
import { reasonText } from '../../../boards/translations.ts';
import { moveText } from '../announcements/speech.ts';
import type { TablePageProps } from '../frame/props.ts';
import { COMMANDS } from './use-keys.ts';
import { type KeysWords, notationExamples } from './words.ts';

export interface TypedProps extends TablePageProps {
  /** The notation of moves at this board where that is shorter. */
  readonly typing: Typing<GameTypes>;
}

/** Some of very many is enough to show how moves are written. */
const MAX_MOVES = 200;
/** More would not be listened to. */
const SHOWN = 8;

const tidy = (text: string): string => text.trim().toLowerCase().split(/\s+/).join(' ');

/** The legal moves as they are typed. */
export const legalTexts = ({ table, board, page, typing }: TypedProps): readonly string[] => {
  const { view } = page.moment;
  if (!page.isMyTurn) return [];
  const texts = new Set<string>();
  for (const from of new Set([view, board.flow.secondView(view)]))
    for (const move of table.game.moves(from)) {
      if (texts.size === MAX_MOVES) break;
      texts.add(typing.format(move, from) ?? typedNotation(table.game).format(move));
    }
  return [...texts];
};

export const moveOf = ({ table, page, typing }: TypedProps, text: string): AnyMove | undefined =>
  typedNotation(table.game).parse(text) ?? typing.parse(text, page.moment.view);

/** Returns the reason why this move cannot be made now; `undefined` where it can. */
export const refusalOf = (props: TablePageProps, move: AnyMove): string | undefined => {
  const { table, board, translations, page } = props;
  const { view } = page.moment;
  // Some moves imply another one before them, as on the board.
  const from = board.flow.firstStep(view, move) ? board.flow.secondView(view) : view;
  const reason = page.isMyTurn
    ? (clockRefusal(table.game, move) ?? table.game.check(from, move))
    : { code: 'not-your-turn' };
  return (
    reason && (board.speech.refused(reason, move, from, translations) ?? reasonText(translations, reason))
  );
};

/** Words that ask for something and are no move. */
const WORDS = [...Object.values(COMMANDS), 'moves'] as const;

/** The word that was typed, if it is one of those. */
export const wordOf = (text: string): (typeof WORDS)[number] | undefined =>
  WORDS.find((word) => word === tidy(text));

/** Returns the answer while somebody types. */
export const feedbackFor = (props: TypedProps, words: KeysWords, text: string): string => {
  if (text.trim() === '') return '';
  const word = text.trim() === '?' ? 'help' : wordOf(text);
  if (word) return words.command(words.keys[word]);
  const { board, page } = props;
  const move = moveOf(props, text);
  if (move !== undefined) {
    const refusal = refusalOf(props, move);
    return refusal ?? words.legal(moveText(props, move, page.moment.view));
  }
  const legal = legalTexts(props);
  const going = [...legal, ...WORDS].filter((each) => each.toLowerCase().startsWith(tidy(text)));
  return going.length > 0
    ? words.begins(going.slice(0, SHOWN))
    : words.notUnderstood(
        (legal.length > 0 ? legal : notationExamples(words, board.game.id).map(([each]) => each)).slice(0, 4),
      );
};

export const movesText = (props: TypedProps, words: KeysWords): string =>
  words.moves(legalTexts(props).slice(0, 5 * SHOWN));
