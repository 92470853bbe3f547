// Playing by lines of text: for a pipe, a test, a screen reader or a terminal that cannot draw.
import { createInterface } from 'node:readline';
import type { Seat } from '@crescendo/rules';
import { typedAt } from '../boards/board.ts';
import { boardFor } from '../boards/index.ts';
import { type Hint, hintFor } from './hint.ts';
import { pictureOf } from './picture.ts';
import { resultLines } from './result.ts';
import {
  type Decision,
  exampleMoves,
  type Frontend,
  legalMoves,
  refusalText,
  type Session,
} from './session.ts';

const MAX_MOVES = 60;

export class LineFrontend implements Frontend {
  readonly #lines: AsyncIterator<string>;
  #waiting: readonly string[] = [];

  constructor() {
    this.#lines = createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator]();
  }

  showWaiting(_session: Session, lines: readonly string[]): void {
    for (const line of lines) if (!this.#waiting.includes(line)) this.#print(line);
    this.#waiting = lines;
  }

  async showNews(_session: Session, news: readonly string[]): Promise<boolean> {
    for (const line of news) this.#print(line);
    return true;
  }

  async passKeyboard({ translations, who }: Session, seat: Seat): Promise<void> {
    this.#print(translations.cli.passTo(who(seat)));
  }

  async decide(session: Session, seat: Seat): Promise<Decision> {
    this.#print(`\n${pictureOf(session, seat)}`);
    let hint: Hint | string | undefined;
    for (;;) {
      process.stdout.write(`${session.who(seat)}> `);
      const text = await this.#read();
      if (text === undefined || text === 'quit' || text === 'q') {
        this.#print(session.translations.cli.left);
        return { kind: 'quit' };
      }
      if (text === 'hint' || text === 'h') {
        hint ??= await hintFor(session, seat, boardFor(session.game.id));
        const next = typeof hint === 'string' ? { text: hint } : hint.next();
        if ('move' in next) return { kind: 'move', move: next.move };
        this.#print(next.text);
        continue;
      }
      const decision = text === '' ? undefined : this.#obey(session, seat, text);
      if (decision !== undefined) return decision;
    }
  }

  showResult(session: Session): void {
    this.#print(`\n${pictureOf(session, session.onlooker)}\n\n${resultLines(session).join('\n')}`);
  }

  async askForAnother({ translations }: Session): Promise<boolean> {
    const { cli } = translations;
    process.stdout.write(`\n${cli.another} `);
    const text = await this.#read();
    if (text === undefined) process.stdout.write('\n');
    return text?.toLowerCase() === cli.yes || text?.toLowerCase() === 'y';
  }

  close(): void {
    process.stdin.destroy();
  }

  /** A command, or a move in notation. */
  #obey(session: Session, seat: Seat, text: string): Decision | undefined {
    const { cli } = session.translations;
    if (text === '?' || text === 'help') this.#printHelp(session);
    else if (text === 'moves') this.#print(legalMoves(session, seat, MAX_MOVES).join('\n'));
    else if (text === 'undo' || text === 'u') {
      if (session.canUndo(seat)) return { kind: 'undo' };
      this.#print(cli.noStep);
    } else {
      const board = boardFor(session.game.id);
      const move = typedAt(board, session.game).parse(text, session.view(seat));
      const refused = move === undefined ? cli.notUnderstood(text) : refusalText(session, seat, move);
      if (move !== undefined && refused === undefined) return { kind: 'move', move };
      this.#print(refused ?? '');
      if (move === undefined) this.#printExamples(session);
    }
    return undefined;
  }

  #printHelp(session: Session): void {
    const { cli, game } = session.translations;
    const { howTo } = boardFor(session.game.id).help(cli);
    this.#print([game.about, howTo, cli.lineHelp].filter(Boolean).join('\n'));
    this.#printExamples(session);
  }

  #printExamples(session: Session): void {
    const examples = exampleMoves(session.game, boardFor(session.game.id));
    this.#print(session.translations.cli.forExample(examples.join(' · ')));
  }

  #print(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  async #read(): Promise<string | undefined> {
    const next = await this.#lines.next();
    return next.done ? undefined : next.value.trim();
  }
}
