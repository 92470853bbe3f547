// Playing by lines of text: for a pipe, a test, a screen reader or a terminal that cannot draw.
import { createInterface } from 'node:readline';
import type { Seat, Viewer } from '@crescendo/rules';
import { resultLines } from './result.ts';
import type { Decision, Front, Table } from './table.ts';

const EXAMPLES = 4;
const MOST_MOVES = 60;

export class LineFront implements Front {
  readonly #lines: AsyncIterator<string>;

  constructor() {
    this.#lines = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]();
  }

  async happened(_table: Table, told: readonly string[]): Promise<boolean> {
    for (const line of told) this.#say(line);
    return true;
  }

  async handOver(table: Table, seat: Seat): Promise<void> {
    this.#say(table.words.passTo(table.who(seat)));
  }

  async decide(table: Table, seat: Seat): Promise<Decision> {
    const { base } = table.sitting;
    const { words } = table;
    this.#say(`\n${this.#diagram(table, seat)}`);
    for (;;) {
      process.stdout.write(`${table.who(seat)}> `);
      const text = await this.#read();
      if (text === undefined || text === 'quit' || text === 'q') {
        this.#say(words.left);
        return { kind: 'quit' };
      }
      if (text === '') continue;
      if (text === '?' || text === 'help') this.#help(table, seat);
      else if (text === 'moves') this.#say(table.examples(seat, MOST_MOVES).join('\n'));
      else if (text === 'undo' || text === 'u') {
        if (table.canUndo(seat)) return { kind: 'undo' };
        this.#say(words.noStep);
      } else {
        const move = base.notation.move.parse(text);
        const refused = move === undefined ? words.notUnderstood(text) : table.check(seat, move);
        if (move !== undefined && refused === undefined) return { kind: 'move', move };
        this.#say(refused!);
        if (move === undefined) this.#examples(table, seat);
      }
    }
  }

  over(table: Table): void {
    this.#say(`\n${this.#diagram(table, table.onlooker)}\n\n${resultLines(table, table.turn).join('\n')}`);
  }

  async again(table: Table): Promise<boolean> {
    const { words } = table;
    process.stdout.write(`\n${words.another} `);
    const text = await this.#read();
    if (text === undefined) process.stdout.write('\n');
    return text?.toLowerCase() === words.yes || text?.toLowerCase() === 'y';
  }

  close(): void {
    process.stdin.destroy();
  }

  #diagram({ sitting, state }: Table, viewer: Viewer): string {
    return sitting.game.notation.diagram(sitting.game.view(state, viewer));
  }

  #help(table: Table, seat: Seat): void {
    const { base, speech } = table.sitting;
    const { words } = table;
    const howTo = (words.howTo as { readonly [id: string]: string })[base.id];
    this.#say([speech.game.about, howTo, words.lineHelp].filter(Boolean).join('\n'));
    this.#examples(table, seat);
  }

  #examples(table: Table, seat: Seat): void {
    this.#say(table.words.forExample(table.examples(seat, EXAMPLES).join(' · ')));
  }

  #say(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  async #read(): Promise<string | undefined> {
    const next = await this.#lines.next();
    return next.done ? undefined : next.value.trim();
  }
}
