// Saves a game after every event. The text of the events only grows: what was written once is not formatted again.
import { type AnyGame, type AnyMatch, formatEvent, formatRecord, type GameRecord } from '@crescendo/rules';
import { addFinishedGame } from './finished-games.ts';
import type { GameSetup } from './game-setup.ts';
import { savedGame, writeGame } from './saved-games.ts';

/** A text as it stands inside a JSON string. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

export class GameSaver {
  readonly #id: string;
  readonly #setup: GameSetup;
  readonly #game: AnyGame;
  /** The saved game up to its record, and the head of the record, as JSON. */
  readonly #start: string;
  readonly #head: string;
  /** The lines of the events as JSON, and all of them together. */
  #lines: string[] = [];
  #text = '';

  constructor(id: string, setup: GameSetup, game: AnyGame) {
    this.#id = id;
    this.#setup = setup;
    this.#game = game;
    this.#start = JSON.stringify({ version: 1, id, setup }).slice(0, -1);
    this.#head = escaped(this.#headOf(null));
  }

  save(match: AnyMatch, decisions: number, draft: unknown): void {
    this.#follow(match);
    const { turn } = match;
    const isOver = turn.kind === 'over';
    const head = isOver ? escaped(this.#headOf({ scores: turn.scores, winners: turn.winners })) : this.#head;
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
      const line = escaped(`${formatEvent(this.#game, event)}\n`);
      this.#lines.push(line);
      this.#text += line;
    }
  }

  #headOf(result: GameRecord['result']): string {
    const { game, players, options, series } = this.#setup;
    const names = players.map(() => '');
    return formatRecord(
      { game, seats: players.length, options, series, names, fairness: {}, result, events: [] },
      () => this.#game,
    );
  }
}
