import type { RulesPageWords } from '../words.ts';

export const de: RulesPageWords = {
  title: (game) => `Regeln von ${game}`,
  contents: 'Inhalt',
  which: 'Welche Ausgabe',
  games: 'Regeln der Spiele',
  play: 'Jetzt spielen',
};
