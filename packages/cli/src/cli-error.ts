import { type ErrorWords, errorWords } from './words.ts';

const english = await errorWords('en');

/**
 * Something the user can put right: printed as one sentence on stderr, in their language; the message is the English
 * one. Exit status 2 for invalid arguments, otherwise 1.
 */
export class CliError extends Error {
  readonly say: (words: ErrorWords) => string;
  readonly status: 1 | 2;

  constructor(say: (words: ErrorWords) => string, status: 1 | 2 = 2) {
    super(say(english));
    this.say = say;
    this.status = status;
  }
}
