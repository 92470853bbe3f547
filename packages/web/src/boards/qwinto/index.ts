import { type Qwinto, qwinto } from '@crescendo/rules/qwinto';
import type { BoardModule } from '../contract/board.ts';
import { NO_DRAFTS } from '../contract/defaults.ts';
import { Board } from './board.tsx';
import { flow } from './model/flow.ts';
import { speech } from './speech/spoken.ts';
import { texts } from './speech/text.ts';
import { loadWords, type QwintoWords } from './words.ts';

export const board: BoardModule<Qwinto, QwintoWords> = {
  game: qwinto,
  facts: {
    hasSeatBoards: true,
    namesOthers: false,
    hintsInStill: false,
    warnsOfTime: false,
    keys: [],
    keepUncovered: '.qw-mine [data-look="fits"], .qw-mine .qw-ink:not(.qw-faint)',
  },
  Board,
  words: loadWords,
  texts,
  speech,
  flow,
  drafts: NO_DRAFTS,
  hints: async () => (await import('./speech/hints.ts')).hints,
  rulesPage: async () => (await import('./pages/rules.ts')).rulesPage,
  typing: async () => (await import('./speech/typed.ts')).typing,
  guide: async () => (await import('./pages/guide.ts')).guide,
  firstDeals: async () => (await import('./pages/guide.ts')).firstDeals,
  log: async () => ({ item: (await import('./pages/log.tsx')).logItem }),
  picture: async () => ({ draw: (await import('./pages/share.ts')).drawBoard }),
};
