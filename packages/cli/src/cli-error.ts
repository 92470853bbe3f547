import { en } from './errors/en.ts';
import type { ErrorWords } from './errors/index.ts';

/**
 * Something the user can put right: printed as one sentence on stderr, in their language; the message is the English
 * one. Exit status 2 for invalid arguments, otherwise 1.
 */
export class CliError extends Error {
  readonly say: (words: ErrorWords) => string;
  readonly status: 1 | 2;

  constructor(say: (words: ErrorWords) => string, status: 1 | 2 = 2) {
    super(say(en));
    this.say = say;
    this.status = status;
  }
}
