// The rules as they are played with these options: a frame of sections, filled by one language.
import type { Options } from '@crescendo/rules/rummikub';
import type { Language } from '@crescendo/words';
import type { RulesSection } from '../board.ts';

export const SECTIONS = [
  'aim',
  'tiles',
  'sets',
  'wrong',
  'start',
  'turn',
  'opening',
  'rebuild',
  'borrow',
  'jokers',
  'replace',
  'time',
  'empty',
  'score',
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** A sentence, or nothing where the options leave it out. */
export type Sentence = string | false;

export interface SectionText {
  readonly title: string;
  readonly text: (options: Options) => readonly Sentence[];
  readonly caption?: string;
}

export type RulesText = { readonly [S in SectionId]: SectionText };

const DIAGRAMS: { readonly [S in SectionId]?: string } = {
  sets: 'sets',
  wrong: 'no-sets',
  turn: 'add',
  opening: 'opening',
  rebuild: 'split',
  borrow: 'borrow',
  jokers: 'joker',
  replace: 'replace',
};

const TEXTS: { readonly [L in Language]: () => Promise<{ readonly text: RulesText }> } = {
  de: () => import('./rules/de.ts'),
  fr: () => import('./rules/fr.ts'),
  it: () => import('./rules/it.ts'),
  nl: () => import('./rules/nl.ts'),
  es: () => import('./rules/es.ts'),
  en: () => import('./rules/en.ts'),
};

export const rules = async (options: Options, language: Language): Promise<readonly RulesSection[]> => {
  const { text } = await TEXTS[language]();
  return SECTIONS.flatMap((id): RulesSection[] => {
    const { title, text: sentences, caption } = text[id];
    const said = sentences(options).filter((each) => each !== false);
    const diagram = DIAGRAMS[id];
    if (said.length === 0) return [];
    return [{ id, title, text: said, ...(diagram && { diagram }), ...(diagram && caption && { caption }) }];
  });
};
