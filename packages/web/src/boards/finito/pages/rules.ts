// The rules of Finito! in words, as they are played with certain options.
import { counterCount, type Finito, type Options, type Reason, squareCount } from '@crescendo/rules/finito';
import { type Catalogue, type Language, load } from '@crescendo/words';
import type { RulesPage, RulesSection } from '../../contract/rules-page.ts';
import type { FinitoWords } from '../words.ts';
import { Diagram } from './diagram.tsx';

type RulesWords = Catalogue<'help/finito'>;
type SectionId = keyof RulesWords;
type RuleFacts = Parameters<RulesWords[SectionId]>[0];

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

const loadRules = async (options: Options, language: Language): Promise<readonly RulesSection[]> => {
  const texts = await load(language, 'help/finito');
  const facts = factsOf(options);
  return ORDER.map((id) => {
    const diagram = DIAGRAMS[id]?.(facts);
    return { id, ...texts[id](facts), ...(diagram !== undefined && { diagram }) };
  });
};

const SECTION_OF: { readonly [C in Reason['code']]: SectionId } = {
  'not-your-turn': 'roll',
  'already-chosen': 'roll',
  'not-now': 'moving',
  'must-place': 'placing',
  'must-move': 'moving',
  'not-open': 'placing',
  'not-on-board': 'moving',
  'off-board': 'things',
  'not-a-target': 'squares',
};

export const rulesPage: RulesPage<Finito, FinitoWords> = {
  sections: loadRules,
  sectionFor: ({ code }) => SECTION_OF[code],
  Diagram,
};
