// A game played at this keyboard: a match, who plays which seat, and the log. It knows no game and draws nothing.
import { randomBot } from '@crescendo/bots';
import { botNames } from '@crescendo/bots/names';
import {
  type AnyBot,
  type AnyGame,
  type AnyMatch,
  type AnyMove,
  type AnyView,
  type Dice,
  formatSeat,
  Match,
  type OptionValues,
  type RoundOver,
  range,
  type Seat,
  type SeriesOptions,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import { type NameOf, newsText } from '@crescendo/words';
import type { Translations } from '../translations.ts';
import type { Frontend, Session } from './session.ts';

export interface LocalSessionConfig {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: OptionValues;
  readonly series: SeriesOptions | null;
  /** The seat that begins, where the rules leave that free. */
  readonly first?: Seat;
  /** The first seats belong to this many people at this keyboard. */
  readonly humans: number;
  /** The bots on the other seats. */
  readonly bots: readonly AnyBot[];
  readonly dice: Dice;
  /** The names of the people at this keyboard, as far as they are known. */
  readonly names?: readonly string[];
  /** Seconds for each decision; 0: no clock. */
  readonly clock?: number;
  readonly translations: Translations;
}

/** A point to which a seat can go back. */
interface UndoPoint {
  readonly seat: Seat;
  readonly length: number;
  readonly logLength: number;
}

const namesFor = ({ seats, humans, bots, names = [], translations }: LocalSessionConfig): NameOf => {
  const { common, cli } = translations;
  const known = botNames(range(seats).map((seat) => bots[seat - humans]?.id.split(':')[0]));
  const nameOf = (seat: Seat): string => {
    if (seat >= humans) return known[seat] || cli.bot(formatSeat(seat));
    return names[seat] || (humans === 1 ? cli.you : common.player(formatSeat(seat)));
  };
  return Object.assign(nameOf, humans === 1 ? { you: 0 } : {});
};

export class LocalSession implements Session {
  readonly config: LocalSessionConfig;
  readonly log: string[] = [];
  /** Before the last moves of one seat, as long as nothing else has happened and nothing was revealed since. */
  #undo: readonly UndoPoint[] = [];
  readonly #who: NameOf;
  #match: AnyMatch;

  constructor(config: LocalSessionConfig) {
    this.config = config;
    this.#who = namesFor(config);
    this.#match = Match.begin(config);
  }

  get match(): AnyMatch {
    return this.#match;
  }

  get game(): AnyGame {
    return this.config.game;
  }

  get seats(): number {
    return this.config.seats;
  }

  get turn(): Turn {
    return this.#match.turn;
  }

  get rounds(): readonly RoundOver[] | undefined {
    return this.config.series === null ? undefined : this.#match.rounds;
  }

  get translations(): Translations {
    return this.config.translations;
  }

  /** The only person's seat; with several people, what everybody may see. */
  get onlooker(): Viewer {
    return this.config.humans === 1 ? 0 : null;
  }

  /** The names for a record, where nobody is "you". */
  get recordNames(): readonly string[] {
    const { names = [] } = this.config;
    const { common } = this.translations;
    return range(this.seats).map((seat) =>
      this.isHuman(seat) ? names[seat] || common.player(formatSeat(seat)) : this.who(seat),
    );
  }

  /** The name of the only person is for titles; sentences speak to that person. */
  get who(): NameOf {
    return this.#who;
  }

  get clock(): number {
    return this.config.clock ?? 0;
  }

  isHuman(seat: Seat): boolean {
    return seat < this.config.humans;
  }

  view(viewer: Viewer): AnyView {
    return this.#match.view(viewer);
  }

  diagram(viewer: Viewer): string {
    return this.#match.diagram(viewer);
  }

  /** Let chance decide until a player must, and show each step. False: the people here want to leave. */
  async settle(frontend: Frontend, byBot: boolean): Promise<boolean> {
    const settled = this.#match.settle(this.config.dice);
    for (let length = this.#match.length + 1; length <= settled.length; length++) {
      this.#undo = [];
      if (!(await this.#show(settled.at(length), frontend, byBot))) return false;
    }
    return true;
  }

  /** Plays a checked move, and whatever chance decides after it. False: the people here want to leave. */
  async play(seat: Seat, move: AnyMove, frontend: Frontend, byBot: boolean): Promise<boolean> {
    const { length } = this.#match;
    const point = { seat, length, logLength: this.log.length };
    const isSameSeat = this.#undo.every((earlier) => earlier.seat === seat);
    this.#undo = this.#mayReveal(seat) ? [] : [...(isSameSeat ? this.#undo : []), point];
    if (!(await this.#show(this.#match.after({ kind: 'move', seat, move }), frontend, byBot))) return false;
    return this.settle(frontend, byBot);
  }

  readonly hasHints = true;

  /** The clock moves for a seat: as the rules say, or else as a bot would. */
  async playTimeUp(seat: Seat, draft: AnyMove | undefined, frontend: Frontend): Promise<boolean> {
    const { common } = this.translations;
    const byRules = this.#match.timeUp(seat, draft);
    const standIn = this.config.bots[0] ?? randomBot(this.game);
    const move = byRules ?? standIn.choose(this.view(seat), this.config.dice);
    if (byRules === undefined)
      this.log.push(common.timeUp(seat === this.who.you ? undefined : this.who(seat), true));
    return this.play(seat, move, frontend, false);
  }

  canUndo(seat: Seat): boolean {
    return this.#undo.at(-1)?.seat === seat;
  }

  undo(seat: Seat): void {
    const point = this.#undo.at(-1);
    if (point?.seat !== seat) return;
    this.#undo = this.#undo.slice(0, -1);
    this.#match = this.#match.at(point.length);
    this.log.length = point.logLength;
  }

  #show(next: AnyMatch, frontend: Frontend, byBot: boolean): Promise<boolean> {
    const news = next.news(this.onlooker, this.#match.length);
    const lines = news.map((item) => newsText(this.translations, item, this.who));
    this.#match = next;
    this.log.push(...lines);
    return frontend.showNews(this, lines, byBot);
  }

  /** Tells whether another seat hides something now that a move might reveal. */
  #mayReveal(seat: Seat): boolean {
    return range(this.seats).some((other) => other !== seat && this.#match.hasSecret(other));
  }
}
