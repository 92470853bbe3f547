// Everything the table page says to people who do not see it, in the order in which it is to be heard: what happened, the
// turn, then the guide. Hints and questions speak for themselves (notes.tsx).
import type { Seat } from '@crescendo/rules';
import { useEffect, useRef } from 'preact/hooks';
import type { Moment } from '../../../session/table.ts';
import { announce } from '../../../shell/announce.ts';
import type { TablePageProps } from '../frame/props.ts';
import type { Guide } from '../guide/use-guide.ts';
import { endText, momentText, moveText, promptText, turnLabel, turnText } from './speech.ts';

/** The player is told when so many seconds are left. */
const WARNING = 10;

/** Tells whether a turn of this seat begins here, and not only its next decision; where several decide at once, none does. */
const beginsTurn = ({ table, page }: TablePageProps, length: number): boolean => {
  const { view } = page.moment;
  const seatsAt = (number: number): readonly Seat[] => {
    const { turn } = table.moment(number);
    return turn.kind === 'players' ? turn.seats : [];
  };
  const isAskedAt = (number: number): boolean =>
    number >= 0 && seatsAt(number).some((seat) => seat === view.seat);
  /** The moment in which the player was asked for this decision: others may have decided since. */
  const askedSince = (number: number): number => {
    let first = number;
    while (isAskedAt(first - 1) && table.moment(first - 1).decided === table.moment(number).decided) first--;
    return first;
  };
  const first = askedSince(length - 1);
  if (seatsAt(first).length > 1) return false;
  const isOthers = table.moment(first).news.some((item) => 'seat' in item && item.seat !== view.seat);
  return isOthers || !isAskedAt(first - 1) || seatsAt(askedSince(first - 1)).length > 1;
};

/** A player who opens a table hears what happened since their last decision, but not more than so many moments. */
const MAX_AT_ONCE = 12;

/** The first moment to tell of when the table is opened. */
const sinceOwnDecision = (table: TablePageProps['table'], length: number): number => {
  const { decided } = table.moment(length - 1);
  let first = length - 1;
  while (first > 0 && length - first < MAX_AT_ONCE && table.moment(first - 1).decided === decided) first--;
  return first;
};

/** Tells whether a seat that is to decide now did this; else it would sound as if it happened again, after a take-back. */
const isOfTurn = ({ turn, news }: Moment): boolean =>
  turn.kind === 'players' &&
  news.some((item) => 'seat' in item && turn.seats.some((seat) => seat === item.seat));

/** The news of every new moment, and whose turn it is; after a move was taken back, where the game is now. */
const useNews = (props: TablePageProps): void => {
  const { table, words, page } = props;
  const { isMyTurn, moment } = page;
  /** The number of moments told, and the decision that the player was last asked for. */
  const announced = useRef<{ readonly length: number; readonly decided: number | undefined }>({
    length: 0,
    decided: undefined,
  });
  const length = table.length.value;
  const isHandedOver = table.device?.handOver.value !== undefined;
  const roundOver = table.roundOver.value;
  useEffect(() => {
    // The device is being handed on: what it says is meant for the next player.
    if (isHandedOver || !page.isNow) return;
    // The game has gone on or back meanwhile: that is told when it is shown.
    if (length !== table.length.peek()) return;
    const { length: before, decided } = announced.current;
    const isBack = length < before;
    // With others at the table it is told who took it back, and who agreed.
    if (isBack && !table.online) announce(words.undone);
    const back = table.online && !isOfTurn(moment) ? length : length - 1;
    const first = isBack ? back : before === 0 ? sinceOwnDecision(table, length) : before;
    for (let number = first; number < length; number++) announce(momentText(props, number));
    if (length !== before && (moment.turn.kind === 'over' || roundOver !== undefined))
      announce(endText(props, roundOver === undefined ? moment : table.moment(roundOver)));
    const isSent = table.online?.sentMove.peek() !== undefined;
    const isAsked = isMyTurn && !isSent && (isBack || moment.decided !== decided);
    if (isAsked) {
      const isNext = decided === moment.decided - 1 && before === length - 1;
      const asked = promptText(props, isNext ? table.moment(before - 1).view : undefined);
      announce(`${isBack || beginsTurn(props, length) ? `${turnLabel(props)}. ` : ''}${asked}`);
      // A player who comes to a table hears for whom everybody waits.
    } else if (before === 0 && table.online && moment.turn.kind === 'players') announce(turnText(props));
    // A decision that was taken back will be asked for again.
    announced.current = { length, decided: isAsked ? moment.decided : isBack ? undefined : decided };
  }, [length, isMyTurn, isHandedOver, roundOver]);
};

/** Every step through the past, and the way back. */
const usePast = (props: TablePageProps): void => {
  const { table, words, page } = props;
  const shown = page.shownMoment.value;
  const wasPast = useRef(false);
  useEffect(() => {
    const isPast = !page.isNow;
    if (isPast)
      announce(`${words.moment(page.number, table.length.peek() - 1)}. ${momentText(props, page.number)}`);
    if (!isPast && wasPast.current)
      announce(
        [words.spoken.now, momentText(props, page.number), page.isMyTurn ? promptText(props) : '']
          .filter(Boolean)
          .join(' '),
      );
    wasPast.current = isPast;
  }, [shown]);
};

/** A sentence of the guide stays for a while, and may go away and come back: it is said once. */
const useGuideSpeech = (
  { table, board, translations, words, page }: TablePageProps,
  guide: Guide | undefined,
): void => {
  const { view } = page.moment;
  const { praise = '', text } = guide ?? {};
  const move = guide?.move && moveText({ board, translations }, guide.move, view);
  const length = table.length.value;
  /** The answer to the player's own move is still to come: what it did is told first. */
  const isSent = table.online?.sentMove.value !== undefined;
  const said = useRef<{ praise: string; text: string | undefined; move: string | undefined }>({
    praise: '',
    text: undefined,
    move: undefined,
  });
  useEffect(() => {
    // The game has gone on meanwhile: what happened is told first.
    if (isSent || length !== table.length.peek()) return;
    const before = said.current;
    if (praise !== '' && praise !== before.praise) announce(praise);
    if (text !== undefined && text !== before.text) announce(text);
    if (move !== undefined && move !== before.move) announce(`${words.guideMarked} ${move}`);
    said.current = { praise, text: text ?? before.text, move };
  }, [praise, text, move, length, isSent]);
};

/** A board that says itself what its clock will do needs no other warning. */
const useClockWarning = ({ table, board, words, page }: TablePageProps): void => {
  const { seat, secondsLeft } = table.clock.value ?? {};
  const isLate = secondsLeft !== undefined && secondsLeft <= WARNING && secondsLeft > 0;
  const isOwn = seat !== undefined && seat === page.moment.view.seat;
  useEffect(() => {
    if (isLate && isOwn && !board.facts.warnsOfTime) announce(`${words.secondsLeft(secondsLeft)}.`);
  }, [isLate, isOwn]);
};

export const useAnnouncements = (props: TablePageProps, guide: Guide | undefined): void => {
  useNews(props);
  usePast(props);
  useGuideSpeech(props, guide);
  useClockWarning(props);
};
