// The promises of the server that the simulation checks. A failure names one of them.

export const CHECKS = {
  kept: 'no acknowledged move is lost',
  'no-gaps': 'versions have no gaps, and what is stored never changes',
  once: 'a command counts once',
  answer: 'a command that counts is acknowledged, with its version',
  stored: 'nothing is shown before it is stored',
  replay: 'what is shown is what the log says',
  news: 'everyone is told everything once',
  secret: 'no view depends on what its viewer may not know',
  watch: 'only those who may watch do, and not before they may',
  legal: 'every move in the log is legal, by the player of that seat, at that time',
  clock: 'each clock fires once and on time',
  bots: 'bots move when it is their turn',
  dice: 'the dice of every game are proven fair',
  lists: 'lists, results and due times agree with the log',
  converge: 'once all is well, everybody sees the newest version, and every command has been answered',
  asked: 'nothing happens at a table that nobody entitled to it has asked for',
  consent: 'a move is taken back only once all others have agreed',
  talk: 'what is said is stored, by who said it, and shown to those who may hear it',
  drafts: 'a draft is shown as it was sent, and only to those who may see the table as it is now',
  groups: 'a group has those who joined, and tells no result early',
  errors: 'nothing fails unexpectedly',
} as const;

export type Check = keyof typeof CHECKS;

export interface Failure {
  readonly check: Check;
  readonly detail: string;
  /** Milliseconds since the start. */
  readonly at: number;
}

export type Fail = (check: Check, detail: string) => void;
