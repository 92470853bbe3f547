// A game played at this keyboard: who sits where, and what has been told. It knows no game and draws nothing.
import {
  type AnyGame,
  type AnyTypes,
  type Bot,
  type Dice,
  type Event,
  formatSeat,
  freshNews,
  type OptionValues,
  roll,
  type Seat,
  type Turn,
  type Viewer,
} from '@crescendo/rules';
import { newsText, reasonText } from '@crescendo/words';
import type { Translations } from '../translations.ts';
import type { Words } from '../words/index.ts';

export interface SessionConfig {
  /** What is played: the game itself, or a series of it. */
  readonly game: AnyGame;
  /** The game itself: what boards draw. */
  readonly base: AnyGame;
  readonly seats: number;
  readonly options: OptionValues;
  /** So many first seats belong to people at this keyboard. */
  readonly humans: number;
  readonly bot: Bot<AnyTypes>;
  readonly dice: Dice;
  readonly translations: Translations;
}

export type Decision =
  | { readonly kind: 'move'; readonly move: AnyTypes }
  | { readonly kind: 'undo' }
  | { readonly kind: 'quit' };

/** How people see the game and enter their moves: a screen with keys, or lines of text. */
export interface Frontend {
  /** Something happened; `byBot` when people have not seen it coming. False: they have seen enough, and leave. */
  showNews(session: Session, told: readonly string[], byBot: boolean): Promise<boolean>;
  /** The keyboard goes to somebody else, who sees what the one before must not. */
  passKeyboard(session: Session, seat: Seat): Promise<void>;
  decide(session: Session, seat: Seat): Promise<Decision>;
}

export class Session {
  readonly config: SessionConfig;
  readonly events: Event<AnyTypes>[] = [];
  /** Everything told so far. */
  readonly log: string[] = [];
  state: AnyTypes;
  /** States before the last moves of one seat, as long as nothing else has happened since. */
  #steps: { readonly seat: Seat; readonly state: AnyTypes; readonly told: number }[] = [];

  constructor(config: SessionConfig) {
    this.config = config;
    this.state = config.game.setup(config.seats, config.options);
  }

  get words(): Words {
    return this.config.translations.cli;
  }

  get turn(): Turn {
    return this.config.game.turn(this.state);
  }

  readonly who = (seat: Seat): string => {
    const letter = formatSeat(seat);
    return this.isHuman(seat) ? this.config.translations.common.player(letter) : this.words.bot(letter);
  };

  isHuman(seat: Seat): boolean {
    return seat < this.config.humans;
  }

  /** Whose eyes look when nobody decides: the only person, or what everybody may see. */
  get onlooker(): Viewer {
    return this.config.humans === 1 ? 0 : null;
  }

  /** The view of the game itself, also within a series. */
  view(viewer: Viewer): AnyTypes {
    const { game, base } = this.config;
    const view: AnyTypes = game.view(this.state, viewer);
    return game === base ? view : view.game;
  }

  /** Does this seat see anything that not everybody may? */
  hasSecret(seat: Seat): boolean {
    return JSON.stringify({ ...this.view(seat), seat: null }) !== JSON.stringify(this.view(null));
  }

  /** Does another seat hide something now that a move might bring to light? */
  #mayReveal(seat: Seat): boolean {
    return Array.from({ length: this.config.seats }, (_, other) => other).some(
      (other) => other !== seat && this.hasSecret(other),
    );
  }

  check(seat: Seat, move: AnyTypes): string | undefined {
    const { game, translations } = this.config;
    const reason = game.check(game.view(this.state, seat), move);
    return reason === undefined ? undefined : reasonText(translations, reason);
  }

  /** Some legal moves in notation, to show how moves are typed. */
  examples(seat: Seat, most: number): readonly string[] {
    const { game } = this.config;
    const texts: string[] = [];
    for (const move of game.moves(game.view(this.state, seat))) {
      if (texts.push(game.notation.move.format(move)) === most) break;
    }
    return texts;
  }

  /** Carry it out; returns what is told about it. */
  apply(event: Event<AnyTypes>): readonly string[] {
    const { game, translations } = this.config;
    const before = this.state;
    if (event.kind === 'chance' || this.#steps.at(-1)?.seat !== event.seat) this.#steps = [];
    if (event.kind === 'move' && !this.#mayReveal(event.seat))
      this.#steps.push({ seat: event.seat, state: before, told: this.log.length });
    this.events.push(event);
    this.state = game.apply(before, event);
    const seen = game.view(this.state, this.onlooker);
    const told = freshNews(before, this.state, seen).map((item) => newsText(translations, item, this.who));
    this.log.push(...told);
    return told;
  }

  /** Was the last thing that happened a move of this seat, with nothing revealed since? */
  canUndo(seat: Seat): boolean {
    return this.#steps.at(-1)?.seat === seat;
  }

  undo(seat: Seat): void {
    if (!this.canUndo(seat)) return;
    const step = this.#steps.pop()!;
    this.events.pop();
    this.state = step.state;
    this.log.length = step.told;
  }
}

/** Play to the end, or until somebody leaves. */
export const runSession = async (session: Session, frontend: Frontend): Promise<'over' | 'left'> => {
  const { game, bot, dice } = session.config;
  let byBot = session.config.humans === 0;
  let last: Seat | undefined;
  for (let turn = session.turn; turn.kind !== 'over'; turn = session.turn) {
    if (turn.kind === 'chance') {
      if (!(await frontend.showNews(session, session.apply(roll(game, session.state, dice)), byBot)))
        return 'left';
      continue;
    }
    const botSeat = turn.seats.find((seat) => !session.isHuman(seat));
    if (botSeat !== undefined) {
      const move = bot.choose(session.view(botSeat), dice);
      byBot = turn.seats.length === 1;
      if (!(await frontend.showNews(session, session.apply({ kind: 'move', seat: botSeat, move }), byBot)))
        return 'left';
      continue;
    }
    const seat = turn.seats[0]!;
    if (last !== undefined && last !== seat && (session.hasSecret(seat) || session.hasSecret(last)))
      await frontend.passKeyboard(session, seat);
    last = seat;
    const decision = await frontend.decide(session, seat);
    if (decision.kind === 'quit') return 'left';
    if (decision.kind === 'move') {
      byBot = false;
      await frontend.showNews(session, session.apply({ kind: 'move', seat, move: decision.move }), false);
    } else session.undo(seat);
  }
  return 'over';
};
