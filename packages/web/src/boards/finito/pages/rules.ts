// The rules of Finito! in words, as they are played with certain options.
import { counterCount, type Options, squareCount } from '@crescendo/rules/finito';
import { type Language, languageLoader } from '@crescendo/words';
import type { RulesSection } from '../../board.ts';

/** What a rule text may speak of. */
interface RuleFacts {
  readonly counters: number;
  readonly open: number;
  /** The highest number on die and board. */
  readonly numbers: number;
  readonly squares: number;
  /** When the number is taken: only the nearest square counts, or any free one of the next number. */
  readonly nearest: boolean;
  readonly passing: boolean;
  /** The rising block that wins; 0: all counters. */
  readonly goal: number;
  /** 0: no limit. */
  readonly roundLimit: number;
}

interface RuleText {
  readonly title: string;
  readonly text: readonly string[];
  /** Shown below the diagram. */
  readonly caption?: string;
}

type SectionId = 'aim' | 'things' | 'roll' | 'placing' | 'squares' | 'moving' | 'end' | 'points' | 'rounds';

/** A missing section does not compile. */
export type RulesWords = { readonly [S in SectionId]: (facts: RuleFacts) => RuleText };

const DIAGRAMS: { readonly [S in SectionId]?: (facts: RuleFacts) => string } = {
  aim: () => 'order',
  things: () => 'things',
  placing: () => 'free',
  squares: ({ nearest }) => (nearest ? 'taken' : 'either'),
  moving: () => 'moving',
  points: () => 'points',
};

const ORDER: readonly SectionId[] = [
  'aim',
  'things',
  'roll',
  'placing',
  'squares',
  'moving',
  'end',
  'points',
  'rounds',
];

const loadRulesWords = languageLoader<RulesWords>({
  de: async () => (await import('./rules/de.ts')).de,
  fr: async () => (await import('./rules/fr.ts')).fr,
  it: async () => (await import('./rules/it.ts')).it,
  nl: async () => (await import('./rules/nl.ts')).nl,
  es: async () => (await import('./rules/es.ts')).es,
  en: async () => (await import('./rules/en.ts')).en,
});

const factsOf = (options: Options): RuleFacts => {
  const counters = counterCount(options);
  return {
    counters,
    open: Math.min(options.open, counters),
    numbers: options.numbers,
    squares: squareCount(options.numbers),
    nearest: options.neighbourChoice === 'nearest',
    passing: options.passing,
    goal: options.goal === 0 || options.goal >= counters ? 0 : options.goal,
    roundLimit: options.roundLimit,
  };
};

export const loadRules = async (options: Options, language: Language): Promise<readonly RulesSection[]> => {
  const texts = await loadRulesWords(language);
  const facts = factsOf(options);
  return ORDER.map((id) => {
    const diagram = DIAGRAMS[id]?.(facts);
    return { id, ...texts[id](facts), ...(diagram !== undefined && { diagram }) };
  });
};
