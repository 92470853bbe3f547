// Forms that no text may have: what goes wrong around names, in each language. For the tests of texts and of the page.
import type { Language } from '../src/languages.ts';

/** Wrong before a name that begins with a vowel, and advice turned round by a missing word. */
export const WRONG: { readonly [L in Language]?: RegExp } = {
  fr: /(?<![\p{L}’])(?:que|de|ne|se|le|la) (?:Ada\b|une? )/u,
  it: /\b[Aa] Ada\b|\b(?:al|del|il|dal|nel) (?:8|11)\b|finché (?:puoi|potrai|vanno) (?:bene|calar)/,
};

/** The reader’s label on a name plate: no sentence begins with it and goes on in the third person. */
export const PLATE: { readonly [L in Language]?: RegExp } = {
  en: /\bYou(?:’s| chooses| is| has| was| rolls| takes| wins)\b/,
  de: /\bvon Du\b|\bDu (?:wählt|hat|ist|würfelt|nimmt|gewinnt)\b/,
  fr: /\bde Toi\b|\bToi (?:choisit|a|est|lance|prend|gagne)\b/,
  it: /\bdi Tu\b|\bTu (?:sceglie|ha|è|tira|prende|vince)\b/,
  nl: /\bvan Jij\b|\bJij (?:kiest dobbel|heeft|is|gooit|neemt|wint)\b/,
  es: /\bde Tú\b|\bTú (?:elige|ha|es|tira|toma|gana)\b/,
};

/** A sentence that waits for its player: for nobody. */
export const UNFINISHED = /^\s|\s$| {2}|(?<!\p{L})(?:for|von|mit|de|d’|à|di|da|van|met|con|que|qu’)[ .!?]*$/u;
