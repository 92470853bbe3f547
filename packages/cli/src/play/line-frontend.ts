// Playing by lines of text: for a pipe, a test, a screen reader or a terminal that cannot draw.
import { createInterface } from 'node:readline';
import type { Seat, Viewer } from '@crescendo/rules';
import { resultLines } from './result.ts';
import type { Decision, Frontend, Session } from './session.ts';

const EXAMPLES = 4;
const MOST_MOVES = 60;

export class LineFrontend implements Frontend {
  readonly #lines: AsyncIterator<string>;

  constructor() {
    this.#lines = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]();
  }

  async showNews(_table: Session, told: readonly string[]): Promise<boolean> {
    for (const line of told) this.#say(line);
    return true;
  }

  async passKeyboard(session: Session, seat: Seat): Promise<void> {
    this.#say(session.words.passTo(session.who(seat)));
  }

  async decide(session: Session, seat: Seat): Promise<Decision> {
    const { base } = session.config;
    const { words } = session;
    this.#say(`\n${this.#diagram(session, seat)}`);
    for (;;) {
      process.stdout.write(`${session.who(seat)}> `);
      const text = await this.#read();
      if (text === undefined || text === 'quit' || text === 'q') {
        this.#say(words.left);
        return { kind: 'quit' };
      }
      if (text === '') continue;
      if (text === '?' || text === 'help') this.#help(session, seat);
      else if (text === 'moves') this.#say(session.examples(seat, MOST_MOVES).join('\n'));
      else if (text === 'undo' || text === 'u') {
        if (session.canUndo(seat)) return { kind: 'undo' };
        this.#say(words.noStep);
      } else {
        const move = base.notation.move.parse(text);
        const refused = move === undefined ? words.notUnderstood(text) : session.check(seat, move);
        if (move !== undefined && refused === undefined) return { kind: 'move', move };
        this.#say(refused!);
        if (move === undefined) this.#examples(session, seat);
      }
    }
  }

  showResult(session: Session): void {
    this.#say(
      `\n${this.#diagram(session, session.onlooker)}\n\n${resultLines(session, session.turn).join('\n')}`,
    );
  }

  async askForAnother(session: Session): Promise<boolean> {
    const { words } = session;
    process.stdout.write(`\n${words.another} `);
    const text = await this.#read();
    if (text === undefined) process.stdout.write('\n');
    return text?.toLowerCase() === words.yes || text?.toLowerCase() === 'y';
  }

  close(): void {
    process.stdin.destroy();
  }

  #diagram({ config, state }: Session, viewer: Viewer): string {
    return config.game.notation.diagram(config.game.view(state, viewer));
  }

  #help(session: Session, seat: Seat): void {
    const { base, translations } = session.config;
    const { words } = session;
    const howTo = (words.howTo as { readonly [id: string]: string })[base.id];
    this.#say([translations.game.about, howTo, words.lineHelp].filter(Boolean).join('\n'));
    this.#examples(session, seat);
  }

  #examples(session: Session, seat: Seat): void {
    this.#say(session.words.forExample(session.examples(seat, EXAMPLES).join(' · ')));
  }

  #say(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  async #read(): Promise<string | undefined> {
    const next = await this.#lines.next();
    return next.done ? undefined : next.value.trim();
  }
}
