import { type Rummikub, rummikub } from '@crescendo/rules/rummikub';
import type { BoardModule } from '../contract/board.ts';
import { FLOW_DEFAULTS } from '../contract/defaults.ts';
import { Board } from './board.tsx';
import { drafts } from './input/drafts.ts';
import { followTime } from './input/steps.ts';
import { speech } from './speech/spoken.ts';
import { onlyMove, texts } from './speech/text.ts';
import { loadWords, type RummikubWords } from './words.ts';

export const board: BoardModule<Rummikub, RummikubWords> = {
  game: rummikub,
  facts: {
    hasSeatBoards: false,
    namesOthers: false,
    hintsInStill: true,
    warnsOfTime: true,
    keys: ['sets', 'undo', 'back'],
    keepUncovered: undefined,
  },
  Board,
  words: loadWords,
  texts,
  speech,
  flow: { ...FLOW_DEFAULTS, onlyMove, followTime },
  drafts,
  hints: async () => (await import('./speech/hints.ts')).hints,
  rulesPage: async () => (await import('./pages/rules.ts')).rulesPage,
  typing: async () => (await import('./speech/typed.ts')).typing,
  guide: async () => (await import('./pages/guide.ts')).guide,
  firstDeals: async () => (await import('./pages/guide.ts')).firstDeals,
  log: async () => ({ item: (await import('./pages/log.tsx')).logItem }),
  picture: async () => ({ draw: (await import('./pages/share.ts')).drawBoard }),
};
