// Saves a game after every event. The text of the events only grows: what was written once is not formatted again.
import { type AnyMatch, formatEvent, formatRecord, range } from '@crescendo/rules';
import { addFinishedGame } from './finished-games.ts';
import type { GameSetup } from './game-setup.ts';
import { savedGame, writeGame } from './saved-games.ts';

/** A text as it stands inside a JSON string. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The record without its events: it changes only when there is a result. Names are in the setup. */
const headOf = (match: AnyMatch): string => {
  const names = range(match.seats).map(() => '');
  return escaped(formatRecord({ ...match.record({ names }), events: [] }, () => match.game));
};

export class GameSaver {
  readonly #id: string;
  /** The saved game up to its record, and the head of the record before the game is over, as JSON. */
  readonly #start: string;
  #head: string | undefined;
  /** The lines of the events as JSON, and all of them together. */
  #lines: string[] = [];
  #text = '';

  constructor(id: string, setup: GameSetup) {
    this.#id = id;
    this.#start = JSON.stringify({ version: 1, id, setup }).slice(0, -1);
  }

  save(match: AnyMatch, decisions: number, draft: unknown): void {
    this.#follow(match);
    const isOver = match.turn.kind === 'over';
    if (!isOver) this.#head ??= headOf(match);
    const head = isOver ? headOf(match) : this.#head;
    const rest = JSON.stringify({
      decisions,
      over: isOver,
      ...(draft !== undefined && { draft }),
      updated: Date.now(),
    });
    writeGame(this.#id, `${this.#start},"record":"${head}${this.#text}",${rest.slice(1)}`, isOver);
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
