// Tells a record: its events with what happened to its seats, and the names of those who really moved.
import {
  type AnyNews,
  formatSeat,
  type MoveSource,
  moveSourcesOf,
  type Seat,
  type SeatEvent,
  seatEventsIn,
} from '@crescendo/rules';
import { isClockMove, newsText, withOtherName } from '@crescendo/words';
import type { CheckedRecord } from './record-file.ts';

export type Played = Extract<CheckedRecord, { readonly kind: 'played' }>;

export const nameOf =
  ({ record, translations }: Played) =>
  (seat: number): string =>
    record.names[seat] || translations.common.player(formatSeat(seat));

export class RecordSentences {
  readonly #played: Played;
  readonly #events: readonly SeatEvent[];
  readonly #movers: readonly Seat[];
  readonly #sources: readonly MoveSource[];

  constructor(played: Played) {
    this.#played = played;
    this.#events = seatEventsIn(played.record);
    this.#movers = played.replay.match.events.flatMap((event) => (event.kind === 'move' ? [event.seat] : []));
    this.#sources = moveSourcesOf(this.#events, this.#movers);
  }

  /** News after so many moves. */
  news(news: readonly AnyNews[], moves: number): readonly string[] {
    const { replay, translations } = this.#played;
    const sourceOf = (seat: Seat): MoveSource =>
      this.#sources[this.#movers.slice(0, moves).lastIndexOf(seat)] ?? 'person';
    const names = (seat: Seat): string =>
      sourceOf(seat) === 'bot' ? this.#botAt(seat) : nameOf(this.#played)(seat);
    return news.map((item) => {
      const isClocks = 'seat' in item && isClockMove(replay.match.game.newsKinds, news, item, sourceOf);
      const who = isClocks ? withOtherName(names, Number(item.seat), translations.common.clock) : names;
      return newsText(translations, item, who);
    });
  }

  /** The events of the seats just before the next move, given the number of moves. */
  before(moves: number, isTold: boolean): readonly string[] {
    const { common } = this.#played.translations;
    return this.#events.flatMap(({ moves: after, seat, change, by = [] }) => {
      if (after !== moves || change === 'bot') return [];
      if (change === 'clock') return [common.timeUp(nameOf(this.#played)(seat), isTold)];
      return [common.seatEvent({ change, seat, standIn: this.#botAt(seat), by }, nameOf(this.#played))];
    });
  }

  #botAt(seat: Seat): string {
    const named = this.#events.find((event) => event.seat === seat && event.bot !== undefined);
    return named?.bot?.name ?? nameOf(this.#played)(seat);
  }
}
