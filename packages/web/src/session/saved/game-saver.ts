// Saves a game after every event. The text of the events only grows: what was written once is not formatted again.
import { type AnyMatch, formatEvent, formatRecord, range, takenBackLine } from '@crescendo/rules';
import type { GameSetup } from '../setup/game-setup.ts';
import { addFinishedGame } from './finished-games.ts';
import { savedGame, writeGame } from './saved-games.ts';

/** A text as it stands inside a JSON string. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The record without its events: it changes when something is taken back, and at the end. Names are in the setup. */
const headOf = (match: AnyMatch, takenBack: readonly number[]): string => {
  const names = range(match.seats).map(() => '');
  const record = match.record({ names, fairness: takenBackLine(takenBack) });
  return escaped(formatRecord({ ...record, events: [] }, () => match.game));
};

interface ToSave {
  readonly decisions: number;
  readonly draft: unknown;
  readonly takenBack: readonly number[];
}

export class GameSaver {
  readonly #id: string;
  /** The saved game up to its record, and the head of the record before the game is over, as JSON. */
  readonly #start: string;
  #head: string | undefined;
  #isOver = false;
  #takenBack: readonly number[] | undefined;
  /** The lines of the events as JSON, and all of them together. */
  #lines: string[] = [];
  #text = '';

  /** `from`: the finished game that this one goes on from, if it does. */
  constructor(id: string, setup: GameSetup, from?: string) {
    this.#id = id;
    this.#start = JSON.stringify({ version: 1, id, ...(from && { from }), setup }).slice(0, -1);
  }

  save(match: AnyMatch, { decisions, draft, takenBack }: ToSave): void {
    this.#follow(match);
    const isOver = match.turn.kind === 'over';
    if (isOver !== this.#isOver || takenBack !== this.#takenBack) this.#head = undefined;
    this.#isOver = isOver;
    this.#takenBack = takenBack;
    this.#head ??= headOf(match, takenBack);
    const rest = JSON.stringify({
      decisions,
      over: isOver,
      ...(draft !== undefined && { draft }),
      updated: Date.now(),
    });
    writeGame(this.#id, `${this.#start},"record":"${this.#head}${this.#text}",${rest.slice(1)}`, isOver);
    const saved = isOver ? savedGame(this.#id) : undefined;
    if (saved) addFinishedGame(saved);
  }

  /** The match has grown, or was taken back since it was last saved. */
  #follow(match: AnyMatch): void {
    if (match.length < this.#lines.length) {
      this.#lines = this.#lines.slice(0, match.length);
      this.#text = this.#lines.join('');
    }
    for (const event of match.events.slice(this.#lines.length)) {
      const line = escaped(`${formatEvent(match.game, event)}\n`);
      this.#lines.push(line);
      this.#text += line;
    }
  }
}
