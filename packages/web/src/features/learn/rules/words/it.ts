import type { RulesPageWords } from '../words.ts';

export const it: RulesPageWords = {
  title: (game) => `Regole di ${game}`,
  contents: 'Indice',
  which: 'Quale edizione',
  games: 'Regole dei giochi',
  play: 'Gioca ora',
};
