// A table on a server, seen from one seat: the last view received, and the log.
import type { Chair, TableInfo, TableState } from '@crescendo/protocol';
import {
  type AnyGame,
  type AnyView,
  diagramOf,
  formatSeat,
  type GameTypes,
  gameById,
  Match,
  type RoundOver,
  readFullView,
  type Seat,
  type SeriesView,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import { type Language, newsText } from '@crescendo/words';
import { CliError } from '../cli-error.ts';
import type { Session } from '../play/session.ts';
import { loadTranslations, type Translations } from '../translations.ts';

type FullView = AnyView | SeriesView<GameTypes>;

export class RemoteSession implements Session {
  readonly game: AnyGame;
  readonly translations: Translations;
  readonly log: string[] = [];
  readonly #info: TableInfo;
  #chairs: readonly Chair[] = [];
  #full: FullView;
  #turn: Turn;
  /** Which moment was told last. */
  #moment = 0;
  /** Our seat; `null` when we only watch. */
  seat: Viewer = null;

  constructor(info: TableInfo, game: AnyGame, translations: Translations) {
    this.#info = info;
    this.game = game;
    this.translations = translations;
    const { seats, options, series } = info;
    // What is shown until the game begins.
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

  get onlooker(): Viewer {
    return this.seat;
  }

  readonly who = (seat: Seat): string => {
    const chair = this.#chairs[seat];
    const letter = formatSeat(seat);
    if (chair?.kind === 'bot') return this.translations.cli.bot(letter);
    return chair?.name || this.translations.common.player(letter);
  };

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

  canUndo(): boolean {
    return false;
  }

  /** Takes over a state from the server; returns its news as sentences. */
  take({ table, seat, view, turn, told, moment, timeUp }: TableState): readonly string[] {
    this.seat = seat;
    this.#chairs = table.chairs;
    if (view === null || turn === null) return [];
    // The protocol only knows that it is an object; it was made by the same game's rules on the server.
    this.#full = view as unknown as FullView;
    this.#turn = turn;
    const texts = told.map((news) => newsText(this.translations, news, this.who));
    const isClocks = moment > this.#moment && !told.some(({ type }) => type === 'time-up');
    this.#moment = moment;
    if (isClocks && timeUp !== undefined && timeUp !== null) {
      const name = timeUp === seat ? undefined : this.who(timeUp);
      texts.unshift(this.translations.common.timeUp(name, texts.length > 0));
    }
    this.log.push(...texts);
    return texts;
  }
}

export const newRemoteSession = async (info: TableInfo, language: Language): Promise<RemoteSession> => {
  const game = gameById(info.game);
  if (game === undefined) throw new CliError((words) => words.unknownGame(info.game));
  return new RemoteSession(info, game, await loadTranslations(game.id, language));
};
