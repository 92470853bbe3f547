// A table on a server, seen from one seat: the last view received, and the log.
import type { SeatInfo, TableInfo, TableState } from '@crescendo/protocol';
import {
  type AnyGame,
  type AnyView,
  diagramOf,
  formatSeat,
  type GameTypes,
  gameById,
  Match,
  type MoveSource,
  type RoundOver,
  readFullView,
  type Seat,
  type SeriesView,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import { isClockMove, type Language, newsText, tellsTimeUp, withOtherName } from '@crescendo/words';
import { CliError } from '../cli-error.ts';
import type { Session } from '../play/session.ts';
import { loadTranslations, type Translations } from '../translations.ts';
import { botsAt, SeatWatch } from './seat-watch.ts';

type FullView = AnyView | SeriesView<GameTypes>;

export class RemoteSession implements Session {
  readonly game: AnyGame;
  readonly translations: Translations;
  readonly log: string[] = [];
  readonly #info: TableInfo;
  #seatInfos: readonly SeatInfo[] = [];
  /** The names of the bots, one for each seat. */
  #bots: readonly string[] = [];
  readonly #seats = new SeatWatch();
  #full: FullView;
  #turn: Turn;
  /** The moment that was shown last. */
  #moment = 0;
  /** Our seat; `null` when we only watch. */
  seat: Viewer = null;

  constructor(info: TableInfo, game: AnyGame, translations: Translations) {
    this.#info = info;
    this.game = game;
    this.translations = translations;
    const { seats, options, series } = info;
    // The match that is shown until the game begins.
    const empty = Match.begin({ game, seats, options, series });
    this.#full = empty.fullView(null);
    this.#turn = empty.turn;
  }

  get seats(): number {
    return this.#info.seats;
  }

  get turn(): Turn {
    return this.#turn;
  }

  get rounds(): readonly RoundOver[] | undefined {
    return readFullView(this.#info.series, this.#full).rounds;
  }

  /** The server's clock is shown by nothing here; it moves for a player whose time is up. */
  readonly clock = 0;

  get onlooker(): Viewer {
    return this.seat;
  }

  readonly who = (seat: Seat): string => {
    return this.#seatInfos[seat]?.kind === 'bot' ? (this.#bots[seat] ?? '') : this.#player(seat);
  };

  /** The player who began the game there, even if another one plays now. */
  readonly #player = (seat: Seat): string => {
    const { kind, name, former } = this.#seatInfos[seat] ?? {};
    if (kind === 'bot' && former === undefined) return this.#bots[seat] ?? '';
    return (kind === 'bot' ? former : name) || this.translations.common.player(formatSeat(seat));
  };

  /** Attributes the moves of bots and of the clock to them. */
  #newsText(news: TableState['news'][number], all: TableState['news']): string {
    const sourceOf = (seat: Seat): MoveSource => this.#seats.sourceOf(seat);
    const names = (seat: Seat): string =>
      sourceOf(seat) === 'bot' ? (this.#bots[seat] ?? '') : this.#player(seat);
    const isClocks = isClockMove(this.game.newsKinds, all, news, sourceOf) && typeof news.seat === 'number';
    const who = isClocks ? withOtherName(names, Number(news.seat), this.translations.common.clock) : names;
    return newsText(this.translations, news, who);
  }

  isHuman(seat: Seat): boolean {
    return seat === this.seat;
  }

  /** The only view there is: our seat's, or a spectator's. */
  view(): AnyView {
    return readFullView(this.#info.series, this.#full).view;
  }

  diagram(): string {
    return diagramOf(this.game, this.#info.series, this.#full);
  }

  readonly hasHints = false;

  canUndo(): boolean {
    return false;
  }

  /** Takes over a state from the server; returns its news as sentences. */
  take(state: TableState): readonly string[] {
    const { table, seat, view, turn, news, moment, timeUp } = state;
    this.seat = seat;
    this.#seatInfos = table.seating;
    this.#bots = botsAt(table);
    const events = this.#seats.take(state);
    if (view === null || turn === null) return [];
    // The protocol only knows that it is an object; it was made by the same game's rules on the server.
    this.#full = view as unknown as FullView;
    this.#turn = turn;
    const texts = news.map((one) => this.#newsText(one, news));
    const isClocks = moment > this.#moment && !tellsTimeUp(this.game.newsKinds, news);
    this.#moment = moment;
    if (isClocks && timeUp !== undefined && timeUp !== null) {
      const name = timeUp === seat ? undefined : this.#player(timeUp);
      const isTold = news.some((one) =>
        isClockMove(this.game.newsKinds, news, one, (other) => this.#seats.sourceOf(other)),
      );
      texts.unshift(this.translations.common.timeUp(name, isTold));
    }
    const who = Object.assign((one: Seat): string => this.#player(one), seat === null ? {} : { you: seat });
    texts.push(
      ...events.map(({ change, seat: at, by = [] }) =>
        this.translations.common.seatEvent({ change, seat: at, standIn: this.#bots[at] ?? '', by }, who),
      ),
    );
    this.log.push(...texts);
    return texts;
  }
}

export const newRemoteSession = async (info: TableInfo, language: Language): Promise<RemoteSession> => {
  const game = gameById(info.game);
  if (game === undefined) throw new CliError((words) => words.unknownGame(info.game));
  return new RemoteSession(info, game, await loadTranslations(game.id, language));
};
