import type { rulesPage as en } from '../../en/help/rules-page.ts';
import type { Words } from '../../words.ts';

export const rulesPage: Words<typeof en> = {
  title: (game) => `Regeln von ${game}`,
  contents: 'Inhalt',
  which: 'Welche Ausgabe',
  games: 'Regeln der Spiele',
  play: 'Jetzt spielen',
};
