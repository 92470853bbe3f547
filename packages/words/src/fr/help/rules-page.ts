import type { rulesPage as en } from '../../en/help/rules-page.ts';
import type { Words } from '../../words.ts';

export const rulesPage: Words<typeof en> = {
  title: (game) => `Règles de ${game}`,
  contents: 'Sommaire',
  which: 'Quelle édition',
  games: 'Règles des jeux',
  play: 'Jouer',
};
