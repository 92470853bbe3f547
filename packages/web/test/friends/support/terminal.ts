// A friend at a keyboard: the real program in a process of its own, which lists the legal moves and makes any of them.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pick, seeded } from '@crescendo/rules';

const BIN = fileURLToPath(new URL('../../../../cli/bin/crescendo.js', import.meta.url));

/** A move as it is listed: in small letters and figures. News are sentences, and boards have lines. */
const isMove = (line: string): boolean => /^[a-z0-9][\w -]*$/.test(line);

export class TerminalFriend {
  readonly name: string;
  readonly #language: string;
  readonly #home = mkdtempSync(join(tmpdir(), 'crescendo-terminal-'));
  readonly #dice = seeded('terminal');
  #child: ChildProcessWithoutNullStreams | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  /** Everything that was printed. */
  text = '';
  errors = '';
  #fresh = '';
  #hasList = false;

  constructor(name: string, language: string) {
    this.name = name;
    this.#language = language;
  }

  join(link: string): void {
    const env = { ...process.env, CRESCENDO_HOME: this.#home, CRESCENDO_SOURCE: '1' };
    const args = ['join', link, '--name', this.name, '--lang', this.#language];
    const child = spawn(process.execPath, [BIN, ...args], { env });
    child.stdin.on('error', () => {});
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errors += text;
    });
    this.#child = child;
    this.#ended = new Promise((resolve) => child.on('close', resolve));
  }

  /** Types an answer, as to the question for another game. */
  answer(text: string): void {
    this.#child?.stdin.write(`${text}\n`);
  }

  /** The program has ended by itself. */
  get ended(): Promise<unknown> {
    return this.#ended;
  }

  async close(): Promise<void> {
    this.#child?.kill();
    await this.#ended;
    rmSync(this.#home, { recursive: true, force: true });
  }

  #read(text: string): void {
    this.text += text;
    this.#fresh += text;
    if (!this.#fresh.endsWith(`${this.name}> `)) return;
    const moves = this.#fresh.split('\n').filter(isMove);
    this.#fresh = '';
    this.answer(this.#hasList && moves.length > 0 ? pick(this.#dice, moves) : 'moves');
    this.#hasList = !this.#hasList;
  }
}
