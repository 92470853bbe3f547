// Saves a game after every event. The text of the events only grows: what was written once is not formatted again.
import {
  type AnyMatch,
  formatEvent,
  formatRecord,
  type Help,
  helpLines,
  lessonLine,
  NO_HELP,
  range,
  takenBackLine,
} from '@crescendo/rules';
import type { GameSetup } from '../setup/game-setup.ts';
import { addFinishedGame } from './finished-games.ts';
import { type SavedGame, saveGame } from './saved-games.ts';

/** The record without its events: it changes when something is taken back, and at the end. Names are in the setup. */
const headOf = (match: AnyMatch, lesson: boolean, takenBack: readonly number[], help: Help): string => {
  const names = range(match.seats).map(() => '');
  const fairness = { ...lessonLine(lesson), ...takenBackLine(takenBack), ...helpLines(help) };
  const record = match.record({ names, fairness });
  return formatRecord({ ...record, events: [] }, () => match.game);
};

interface ToSave {
  readonly decisions: number;
  readonly draft: unknown;
  readonly takenBack: readonly number[];
  readonly hints?: number;
  readonly help?: Help;
}

export class GameSaver {
  readonly #start: Pick<SavedGame, 'version' | 'id' | 'from' | 'setup'>;
  #head: string | undefined;
  #isOver = false;
  #takenBack: readonly number[] | undefined;
  #help: Help = NO_HELP;
  /** The lines of the events, and all of them together. */
  #lines: string[] = [];
  #text = '';

  /** `from`: the finished game that this one goes on from, if it does. */
  constructor(id: string, setup: GameSetup, from?: string) {
    this.#start = { version: 1, id, ...(from !== undefined && { from }), setup };
  }

  save(match: AnyMatch, { decisions, draft, takenBack, hints = 0, help = NO_HELP }: ToSave): void {
    this.#follow(match);
    const over = match.turn.kind === 'over';
    if (over !== this.#isOver || takenBack !== this.#takenBack || help !== this.#help) this.#head = undefined;
    this.#isOver = over;
    this.#takenBack = takenBack;
    this.#help = help;
    this.#head ??= headOf(match, this.#start.setup.lesson === true, takenBack, help);
    const game: SavedGame = {
      ...this.#start,
      record: this.#head + this.#text,
      decisions,
      over,
      ...(draft !== undefined && { draft }),
      ...(hints > 0 && { hints }),
      updated: Date.now(),
    };
    saveGame(game);
    if (over) addFinishedGame(game);
  }

  /** The match has grown, or was taken back since it was last saved. */
  #follow(match: AnyMatch): void {
    if (match.length < this.#lines.length) {
      this.#lines = this.#lines.slice(0, match.length);
      this.#text = this.#lines.join('');
    }
    for (const event of match.events.slice(this.#lines.length)) {
      const line = `${formatEvent(match.game, event)}\n`;
      this.#lines.push(line);
      this.#text += line;
    }
  }
}
