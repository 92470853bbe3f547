// Every message of the server, at the moment when it is sent.
import { type Change, type ServerMessage, withChange } from '@crescendo/protocol';
import type { Fail } from './check.ts';
import type { Commands } from './commands.ts';
import { type LogModel, newest } from './log-model.ts';
import type { TalkChecks } from './talk-checks.ts';

/** The arrival times of the copies of each move that are not answered yet. */
export type Arrivals = Map<string, number[]>;

export class MessageChecks {
  readonly #fail: Fail;
  readonly #log: LogModel;
  readonly #commands: Commands;
  readonly #talk: TalkChecks;

  constructor(fail: Fail, log: LogModel, commands: Commands, talk: TalkChecks) {
    this.#fail = fail;
    this.#log = log;
    this.#commands = commands;
    this.#talk = talk;
  }

  /** `arrivals`: of the moves on this socket. */
  sent(person: string | null, text: string, arrivals: Arrivals): void {
    for (const { config } of this.#log.tables.values())
      if (text.includes(config.seed)) this.#fail('secret', 'a message contains the seed of the dice');
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'talk') this.#talk.heard(person, message);
    if (message.type === 'draft') this.#talk.seen(person, message);
    if (message.type === 'done') this.#done(person, message.table, message.id, message.version, arrivals);
    if (message.type === 'error' && message.id !== undefined && message.table !== undefined) {
      const arrivedAt = arrivals.get(message.id)?.shift() ?? 0;
      this.#commands.refused(message.table, person, message.id, message.code, arrivedAt);
    }
    if (message.type === 'state') this.#shown(message.table.id, message.version);
    if (message.type === 'change') {
      const { version } = withChange({ version: 0 }, message.state as Change) as { version: number };
      this.#shown(message.table, version);
      for (const [id, at] of Object.entries(message.done ?? {}))
        this.#done(person, message.table, id, at, arrivals);
    }
  }

  #done(person: string | null, table: string, id: string, version: number, arrivals: Arrivals): void {
    arrivals.get(id)?.shift();
    this.#commands.done(table, person, id, version);
  }

  #shown(id: string, version: number): void {
    const table = this.#log.tables.get(id);
    const stored = table === undefined ? 0 : newest(table).version;
    if (version > stored) this.#fail('stored', `version ${version} was shown when ${stored} was stored`);
  }
}
