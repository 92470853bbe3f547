// Players in a sentence: by name, or as "you" where the reader is one of them, each with its own form of the verb.
import type { Seat } from '@crescendo/rules';
import type { NameOf } from '../game-words.ts';
import { list } from './list.ts';

interface Pronouns {
  /** The words before a verb; empty where the verb says it: "du ", "". */
  readonly before: string;
  /** The reader as one of several who do something: "du und Ada". */
  readonly subject: string;
  /** To whom or for whom something is: "für dich". */
  readonly object: string;
}

/** The forms of a verb, or of all that follows a name. */
export interface Verb {
  readonly one: string;
  readonly you: string;
  readonly many: string;
  /** Several, and the reader is one of them. */
  readonly manyWithYou: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences about players in a language with these pronouns. */
export const speaking = (tag: string, { before, subject, object }: Pronouns) => {
  const subjects = (who: NameOf, seats: readonly Seat[]): string =>
    list(
      tag,
      seats.map((seat) => (seat === who.you ? subject : who(seat))),
    );
  const clause = (who: NameOf, seat: Seat, verb: string, yourVerb: string): string =>
    seat === who.you ? `${before}${yourVerb}` : `${who(seat)} ${verb}`;
  /** In the middle of a sentence. */
  const clauseFor = (who: NameOf, seats: readonly Seat[], { one, you, many, manyWithYou }: Verb): string => {
    const [seat] = seats;
    if (seats.length === 1 && seat !== undefined) return clause(who, seat, one, you);
    const isWithYou = seats.some((each) => each === who.you);
    return `${subjects(who, seats)} ${isWithYou ? manyWithYou : many}`;
  };
  return {
    subjects,
    objects: (who: NameOf, seats: readonly Seat[]): string =>
      list(
        tag,
        seats.map((seat) => (seat === who.you ? object : who(seat))),
      ),
    clause,
    clauseFor,
    /** At the beginning of a sentence. */
    does: (who: NameOf, seat: Seat, verb: string, yourVerb: string): string => {
      const text = clause(who, seat, verb, yourVerb);
      return seat === who.you ? capital(text) : text;
    },
    start: (who: NameOf, seats: readonly Seat[], verb: Verb): string => {
      const text = clauseFor(who, seats, verb);
      return seats[0] === who.you ? capital(text) : text;
    },
  };
};
