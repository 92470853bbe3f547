import type { RulesPageWords } from '../words.ts';

export const en: RulesPageWords = {
  title: (game) => `Rules of ${game}`,
  contents: 'Contents',
  which: 'Which edition',
  games: 'Rules of the games',
  play: 'Play now',
};
