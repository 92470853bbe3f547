// The rules as a page: which sections there are, and what the options change in them.
import type { Options } from '@crescendo/rules/5vor12';
import { type Language, languageLoader } from '@crescendo/words';
import type { RulesSection } from '../../board.ts';

interface Passage {
  readonly title: string;
  readonly text: readonly string[];
  readonly caption?: string;
}

export interface RulesWords {
  readonly aim: Passage;
  readonly have: (size: number, highest: number) => Passage;
  readonly startOne: (size: number) => Passage;
  readonly startFour: (size: number) => Passage;
  readonly startInOrder: (size: number) => Passage;
  readonly turn: Passage;
  readonly laying: Passage;
  readonly exchange: (sameNumber: boolean) => Passage;
  readonly bruno: Passage;
  readonly end: Passage;
  readonly score: Passage;
  readonly special: (guard: number) => Passage;
}

const loadRulesWords = languageLoader<RulesWords>({
  de: async () => (await import('./rules/de.ts')).de,
  fr: async () => (await import('./rules/fr.ts')).fr,
  it: async () => (await import('./rules/it.ts')).it,
  nl: async () => (await import('./rules/nl.ts')).nl,
  es: async () => (await import('./rules/es.ts')).es,
  en: async () => (await import('./rules/en.ts')).en,
});

const startOf = (words: RulesWords, start: Options['start']): ((size: number) => Passage) =>
  ({ one: words.startOne, four: words.startFour, fourInOrder: words.startInOrder })[start];

const sectionsOf = (options: Options, words: RulesWords): readonly RulesSection[] => {
  const { size, highest, start, bruno, sameNumber, guard } = options;
  const section = (id: string, passage: Passage, diagram?: string): RulesSection => ({
    id,
    ...passage,
    ...(diagram !== undefined && { diagram }),
  });
  return [
    section('aim', words.aim, 'rising'),
    section('have', words.have(size, highest)),
    section('start', startOf(words, start)(size), 'start'),
    section('turn', words.turn, 'turn'),
    section('laying', words.laying, 'laying'),
    section('exchange', words.exchange(sameNumber), 'exchange'),
    ...(bruno ? [section('bruno', words.bruno, 'twins')] : []),
    section('end', words.end, 'end'),
    section('score', words.score),
    ...(guard > 0 ? [section('special', words.special(guard))] : []),
  ];
};

export const loadRules = async (options: Options, language: Language): Promise<readonly RulesSection[]> =>
  sectionsOf(options, await loadRulesWords(language));
