import './tokens.css';
import './board.css';
import './view/middle.css';
import './view/open.css';
import './view/grid.css';
import './forced.css';
import { type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import type { BoardModule } from '../contract/board.ts';
import { FLOW_DEFAULTS } from '../contract/defaults.ts';
import { withOwnChoice } from '../optimistic-view.ts';
import { Board } from './board.tsx';
import { drafts } from './input/drafts.ts';
import { speech } from './speech/spoken.ts';
import { texts } from './speech/text.ts';
import { loadWords, type VorZwoelfWords } from './words.ts';

export const board: BoardModule<VorZwoelf, VorZwoelfWords> = {
  game: vorZwoelf,
  facts: {
    hasSeatBoards: true,
    namesOthers: true,
    hintsInStill: false,
    warnsOfTime: false,
    keys: [],
    keepUncovered: undefined,
  },
  Board,
  words: loadWords,
  texts,
  speech,
  flow: { ...FLOW_DEFAULTS, optimisticView: withOwnChoice },
  drafts,
  hints: async () => (await import('./speech/hints.ts')).hints,
  rulesPage: async () => (await import('./pages/rules.ts')).rulesPage,
  typing: async () => (await import('./speech/typed.ts')).typing,
  guide: async () => (await import('./pages/guide.ts')).guide,
  firstDeals: async () => (await import('./pages/guide.ts')).firstDeals,
  log: async () => ({ item: (await import('./pages/log.tsx')).logItem }),
  picture: async () => ({ draw: (await import('./pages/share.ts')).drawBoard }),
};
