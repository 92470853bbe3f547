import type { RulesPageWords } from '../words.ts';

export const fr: RulesPageWords = {
  title: (game) => `Règles de ${game}`,
  contents: 'Sommaire',
  which: 'Quelle édition',
  games: 'Règles des jeux',
  play: 'Jouer',
};
