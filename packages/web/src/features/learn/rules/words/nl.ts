import type { RulesPageWords } from '../words.ts';

export const nl: RulesPageWords = {
  title: (game) => `Regels van ${game}`,
  contents: 'Inhoud',
  which: 'Welke uitgave',
  games: 'Regels van de spellen',
  play: 'Nu spelen',
};
