// What has happened in a game on this device: every event, the state after each, the moments between two decisions.
import {
  type AnyGame,
  type AnyTypes,
  type Event,
  freshNews,
  roll,
  seeded,
  type Viewer,
} from '@crescendo/rules';
import type { GameSetup } from './game-setup.ts';
import type { Moment } from './game-table.ts';
import { momentOf } from './moment.ts';

export class Story {
  readonly events: Event<AnyTypes>[] = [];
  readonly #game: AnyGame;
  readonly #setup: GameSetup;
  /** The state before the first event, then after each. */
  readonly #states: AnyTypes[];
  /** Where each moment ends: its number of events. A moment ends after a decision and all the chance that follows it. */
  #ends: readonly number[] = [0];
  /** Moments that have been looked at already: what has happened stays as it was. */
  readonly #seen = new Map<string, Moment>();

  constructor(game: AnyGame, setup: GameSetup) {
    this.#game = game;
    this.#setup = setup;
    this.#states = [game.setup(setup.players.length, setup.options)];
  }

  get state(): AnyTypes {
    return this.#states.at(-1);
  }

  /** How many moments there have been. */
  get length(): number {
    return this.#ends.length;
  }

  take(event: Event<AnyTypes>): void {
    const after = this.#game.apply(this.state, event);
    this.events.push(event);
    this.#states.push(after);
    this.#findMoments();
  }

  /** Let chance decide until somebody must. Going back and doing the same again brings the same luck. */
  settle(): void {
    while (this.#game.turn(this.state).kind === 'chance') {
      const dice = seeded(`${this.#setup.seed}:${this.events.length}:chance`);
      this.take(roll(this.#game, this.state, dice));
    }
  }

  /** Back to where there were so many events. */
  goBack(events: number): void {
    this.events.length = events;
    this.#states.length = events + 1;
    this.#seen.clear();
    this.#findMoments();
  }

  #findMoments(): void {
    const ends = this.events.flatMap(({ kind }, i) => (kind === 'move' ? [i] : []));
    this.#ends = [...ends, this.events.length];
  }

  moment(number: number, viewer: Viewer): Moment {
    const key = `${viewer}:${number}`;
    const moment = this.#seen.get(key) ?? this.#look(number, viewer);
    this.#seen.set(key, moment);
    return moment;
  }

  #look(number: number, viewer: Viewer): Moment {
    const end = this.#ends[number]!;
    const start = number === 0 ? 0 : this.#ends[number - 1]!;
    const news: AnyTypes[] = [];
    for (let i = start; i < end; i++) {
      const after = this.#states[i + 1];
      news.push(...freshNews(this.#states[i], after, this.#game.view(after, viewer)));
    }
    const state = this.#states[end];
    const own = (event: Event<AnyTypes>): boolean => event.kind === 'move' && event.seat === viewer;
    return momentOf({
      seen: this.#game.view(state, viewer),
      isSeries: this.#setup.series !== null,
      news,
      turn: this.#game.turn(state),
      decided: this.events.slice(0, end).filter(own).length,
    });
  }
}
