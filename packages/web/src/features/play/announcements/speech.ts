// The game in sentences, for people who do not see it.
import { type AnyMove, type AnyNews, type AnyView, range, type SeatEvent, totals } from '@crescendo/rules';
import { isClockMove, labelled, tellsTimeUp } from '@crescendo/words';
import type { Moment } from '../../../session/table.ts';
import type { TablePageProps, TableReaderProps } from '../frame/props.ts';
import { formatNumber } from '../result/format-number.ts';
import { headlineOf } from '../result/headline.ts';
import { namesAt, namesFor, peopleOf } from '../seats/names.ts';
import { newsSentence } from './news-sentences.ts';

type SpeechSource = Pick<TableReaderProps, 'table' | 'board' | 'translations' | 'words' | 'name'>;

const nameOrYou = ({ name }: Pick<SpeechSource, 'name'>, seat: number): string | undefined =>
  seat === name.you ? undefined : name(seat);

/** Says that a clock has decided, where the news itself does not. */
export const timeUpText = ({ table, translations }: SpeechSource, number: number): string => {
  const seat = table.timeUpOf?.(number);
  const { news } = table.moment(number);
  const kinds = table.game.newsKinds;
  if (seat === undefined || tellsTimeUp(kinds, news)) return '';
  const name = namesAt(table, translations, number);
  const isTold = news.some((item) =>
    isClockMove(kinds, news, item, (one) => (one === seat ? 'clock' : 'person')),
  );
  return translations.common.timeUp(nameOrYou({ name }, seat), isTold);
};

/** Tells the events of the seats after this moment and before the next, in order. */
export const seatEventTexts = ({ table, translations }: SpeechSource, number: number): readonly string[] => [
  ...(table.seatEvents?.value ?? []).flatMap((event) =>
    event.moves === number ? [seatEventText({ table, translations }, event)] : [],
  ),
  ...(table.asides?.value ?? []).flatMap(({ moves, text }) => (moves === number ? [text()] : [])),
];

/** People keep their names in the log, no matter who holds their seats now. */
export const seatEventText = (
  { table, translations }: Pick<SpeechSource, 'table' | 'translations'>,
  { change, seat, by = [] }: SeatEvent,
): string => {
  if (change === 'bot' || change === 'clock') return '';
  const player = table.setup.players[seat];
  const standIn = (player?.kind === 'human' ? player.standIn : player?.name) ?? '';
  return translations.common.seatEvent({ change, seat, standIn, by }, peopleOf(table, translations));
};

/** One piece of this moment's news, with the place it happened at. */
export const itemText = (props: SpeechSource, item: AnyNews, number: number): string => {
  const { table, board, translations } = props;
  const nameFor = namesFor(table, translations, number);
  const name = nameFor(item);
  const { view, previous } = table.moment(number);
  const before = number > 0 ? table.moment(number - 1).view : undefined;
  return (
    board.speech.news(item, before, previous ?? view, translations, name) ??
    newsSentence({ board, translations, name, nameFor }, item, view)
  );
};

/** Tells the news of this moment. */
export const momentText = (props: SpeechSource, number: number): string => {
  const { table, board, translations, name } = props;
  const { news } = table.moment(number);
  const sentences =
    board.speech.together(news, translations, name) ?? news.map((item) => itemText(props, item, number));
  return [timeUpText(props, number), ...sentences].filter(Boolean).join(' ');
};

/** A move in words, with everything that it changes. */
export const moveText = (
  { board, translations }: Pick<TablePageProps, 'board' | 'translations'>,
  move: AnyMove,
  view: AnyView,
): string => board.speech.describe(move, view, translations);

/** Tells the viewer's next step. `told`: the view of the step told right before. */
export const promptText = ({ board, translations, page }: TablePageProps, announced?: AnyView): string =>
  board.speech.prompt(page.moment.view, translations, announced);

/** Tells the standing of every seat in the game on the table. */
export const standingsText = (props: SpeechSource, { view, rounds }: Moment): string => {
  const { table, board, translations, words, name } = props;
  const { language } = translations;
  const seats = range(table.setup.players.length);
  const now = seats.map((seat) => {
    const points = board.speech.points(view, seat);
    if (points !== undefined) return pointsText(props, seat, points, language);
    const who = seat === name.you ? words.you : name(seat);
    const shown = `${labelled(language, who, board.texts.standing(view, seat, translations))}.`;
    return board.speech.standing(view, seat, translations, name) ?? shown;
  });
  if (!rounds || rounds.length === 0) return now.join(' ');
  const sums = totals(rounds, seats.length);
  const all = seats.map((seat) => pointsText(props, seat, sums[seat] ?? 0, language));
  return [...now, labelled(language, words.total, all.join(' '))].join(' ');
};

const pointsText = (props: SpeechSource, seat: number, points: number, language: string): string =>
  props.words.spoken.hasPoints(nameOrYou(props, seat), formatNumber(language, points), points);

/** The turn of the viewer, who has a name where several people share the device. */
export const turnLabel = ({
  page,
  words,
  name,
  table,
}: Pick<TablePageProps, 'page' | 'words' | 'name' | 'table'>): string => {
  const { seat } = page.moment.view;
  return seat === null || table.ownSeats.value.length < 2 ? words.yourTurn : words.turnOf(name(seat));
};

/** Names the winners, and everybody's score. */
export const endText = (props: TablePageProps, { view, previous, rounds, turn }: Moment): string => {
  const { board, translations, seatLabel, name } = props;
  const { language } = translations;
  const round = previous ? rounds?.at(-1) : undefined;
  const ended = round ?? (turn.kind === 'over' ? turn : undefined);
  if (!ended) return '';
  const sums = rounds && rounds.length > 0 ? totals(rounds, ended.scores.length) : undefined;
  const sentences = ended.scores.map((points, seat) => {
    const outcome = rounds ? undefined : board.texts.outcome(previous ?? view, seat, translations);
    if (outcome !== undefined)
      return (
        board.speech.outcome(previous ?? view, seat, translations, name) ??
        `${labelled(language, seatLabel(seat).text, outcome)}.`
      );
    return pointsText(props, seat, round ? points : (sums?.[seat] ?? points), language);
  });
  const headline = headlineOf(props, ended.winners);
  return [/[.!?]$/.test(headline) ? headline : `${headline}.`, ...sentences].filter(Boolean).join(' ');
};

export const clockText = ({ table, words }: TablePageProps): string => {
  const left = table.clock.value?.secondsLeft;
  return left === undefined ? words.spoken.noClock : `${words.secondsLeft(left)}.`;
};

/** Tells whose turn it is, and the next step. */
export const turnText = (props: TablePageProps): string => {
  const { words, page, name, table } = props;
  if (page.moment.turn.kind === 'over') return endText(props, page.moment);
  if (page.isMyTurn) return `${turnLabel(props)}. ${promptText(props)}`;
  return page.deciding
    .filter((seat) => !table.ownSeats.value.includes(seat) || table.ownSeats.value.length > 1)
    .map((seat) => `${words.turnOf(name(seat))}.`)
    .join(' ');
};

/** The last thing that happened; where nothing did in the last moment, what happened before it. */
export const lastMoveText = (props: TablePageProps): string => {
  for (let number = props.page.number; number >= 0; number--) {
    const text = momentText(props, number);
    if (text !== '') return text;
  }
  return props.words.spoken.nothingYet;
};

/** Describes the table. */
export const boardText = ({ board, translations, page }: TablePageProps): string =>
  board.speech.board(page.moment.view, translations);
