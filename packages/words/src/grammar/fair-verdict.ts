// The verdict about the dice in sentences: exactly what is proven to the person who reads it, and no more.
import type { Catalogue } from '../groups.ts';

type FairWords = Catalogue<'library/finished'>['fair'];

/** The verdict as `@crescendo/protocol` gives it. */
type Verdict =
  | { readonly grade: 'proven' }
  | { readonly grade: 'unless'; readonly seats: readonly number[]; readonly outcomes: number }
  | { readonly grade: 'unproven'; readonly why: keyof FairWords['because'] | 'no-lines' }
  | { readonly grade: 'unproven'; readonly why: 'agreed-anew'; readonly times: number }
  | { readonly grade: 'broken'; readonly error: VerdictError };

type VerdictError =
  | { readonly code: 'bent'; readonly event: number; readonly found: string; readonly thrown: string }
  | { readonly code: 'not-a-game'; readonly event: number }
  | { readonly code: 'share-exchanged' | 'share-not-committed'; readonly seat: number }
  | {
      readonly code:
        | 'other-commitment'
        | 'own-share-missing'
        | 'changed-terms'
        | 'other-terms'
        | 'lines-removed'
        | 'wrong-result'
        | 'seed-not-committed'
        | 'no-fair-lines';
    };

interface Speaking {
  readonly words: FairWords;
  readonly name: (seat: number) => string;
  readonly list: (names: readonly string[]) => string;
}

const errorSentence = ({ words, name }: Speaking, error: VerdictError): string => {
  switch (error.code) {
    case 'bent':
      return words.bent(error.event + 1, error.found, error.thrown);
    case 'not-a-game':
      return words.notAGame(error.event + 1);
    case 'share-exchanged':
      return words.shareExchanged(name(error.seat));
    case 'share-not-committed':
      return words.shareChanged(name(error.seat));
    case 'other-commitment':
      return words.otherCommitment;
    case 'own-share-missing':
      return words.ownShareMissing;
    case 'changed-terms':
      return words.changedTerms;
    case 'other-terms':
      return words.otherTerms;
    case 'lines-removed':
      return words.linesRemoved;
    case 'wrong-result':
      return words.wrongResult;
    case 'seed-not-committed':
      return words.otherSeed;
    case 'no-fair-lines':
      return words.unreadable;
  }
};

export interface VerdictText {
  readonly mark: 'good' | 'open' | 'bad';
  readonly head: string;
  readonly text: string;
}

/** `throws`: the number of times that chance has decided. */
export const verdictText = (speaking: Speaking, verdict: Verdict, throws: number): VerdictText => {
  const { words, name, list } = speaking;
  switch (verdict.grade) {
    case 'proven':
      return { mark: 'good', head: words.yes, text: words.proven(throws) };
    case 'unless': {
      const names = list(verdict.seats.map(name));
      const text = words.unlessWhy(names, verdict.seats.length, verdict.outcomes);
      return { mark: 'open', head: words.unless(names), text: `${text} ${words.follows(throws)}` };
    }
    case 'unproven': {
      if (verdict.why === 'no-lines') return { mark: 'open', head: words.unproven, text: words.noSeed };
      const why =
        verdict.why === 'agreed-anew' ? words.agreedAnew(verdict.times) : words.because[verdict.why];
      return { mark: 'open', head: words.unproven, text: `${why} ${words.follows(throws)}` };
    }
    case 'broken':
      return { mark: 'bad', head: words.no, text: errorSentence(speaking, verdict.error) };
  }
};
