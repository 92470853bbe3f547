import { type Finito, finito } from '@crescendo/rules/finito';
import type { BoardModule } from '../contract/board.ts';
import { FLOW_DEFAULTS, NO_DRAFTS } from '../contract/defaults.ts';
import { withOwnChoice } from '../optimistic-view.ts';
import { Board } from './board.tsx';
import { speech } from './speech/spoken.ts';
import { texts } from './speech/text.ts';
import { type FinitoWords, loadWords } from './words.ts';

export const board: BoardModule<Finito, FinitoWords> = {
  game: finito,
  facts: {
    hasSeatBoards: true,
    namesOthers: true,
    hintsInStill: false,
    warnsOfTime: false,
    keys: [],
    keepUncovered: '.finito-square.is-target, .finito-tray [data-piece], .finito-die',
  },
  Board,
  words: loadWords,
  texts,
  speech,
  flow: { ...FLOW_DEFAULTS, optimisticView: withOwnChoice },
  drafts: NO_DRAFTS,
  hints: async () => (await import('./speech/hints.ts')).hints,
  rulesPage: async () => (await import('./pages/rules.ts')).rulesPage,
  typing: async () => (await import('./speech/typed.ts')).typing,
  guide: async () => (await import('./pages/guide.ts')).guide,
  firstDeals: async () => (await import('./pages/guide.ts')).firstDeals,
  log: async () => ({ item: (await import('./pages/log.tsx')).logItem }),
  picture: async () => ({ draw: (await import('./pages/share.ts')).drawBoard }),
};
