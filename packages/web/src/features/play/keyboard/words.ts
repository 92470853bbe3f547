// The texts about keys and typed moves. Loaded when somebody asks for them.
import type { Catalogue } from '@crescendo/words';
import { catalogue } from '../../../shell/catalogue.ts';

export type KeysWords = Catalogue<'help/keys'>;

export const keysWords = catalogue('help/keys');

type Examples = readonly (readonly [text: string, what: string])[];

/** Returns the notation of a game's moves, with examples; a game without a board has none. */
export const notationExamples = (words: KeysWords, game: string): Examples => {
  const byGame: { readonly [game: string]: Examples } = words.notation;
  return byGame[game] ?? [];
};
