// The rules as a page: which sections there are, and what the options change in them.
import type { Options, Reason, VorZwoelf } from '@crescendo/rules/5vor12';
import { type Catalogue, type Language, load } from '@crescendo/words';
import type { RulesPage, RulesSection } from '../../contract/rules-page.ts';
import type { VorZwoelfWords } from '../words.ts';
import { Diagram } from './diagram.tsx';

type RulesWords = Catalogue<'help/vorZwoelf'>;
type Passage = RulesWords['aim'];

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

const loadRules = async (options: Options, language: Language): Promise<readonly RulesSection[]> =>
  sectionsOf(options, await load(language, 'help/vorZwoelf'));

const SECTION_OF: { readonly [C in Reason['code']]: string } = {
  'not-your-turn': 'turn',
  'already-chosen': 'start',
  'not-now': 'turn',
  'off-board': 'have',
  'not-on-diagonal': 'start',
  'square-taken': 'start',
  'not-your-tiles': 'start',
  'not-in-middle': 'turn',
  'same-number': 'exchange',
  'not-rising': 'laying',
};

export const rulesPage: RulesPage<VorZwoelf, VorZwoelfWords> = {
  sections: loadRules,
  sectionFor: ({ code }) => SECTION_OF[code],
  Diagram,
};
