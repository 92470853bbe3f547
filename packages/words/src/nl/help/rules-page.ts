import type { rulesPage as en } from '../../en/help/rules-page.ts';
import type { Words } from '../../words.ts';

export const rulesPage: Words<typeof en> = {
  title: (game) => `Regels van ${game}`,
  contents: 'Inhoud',
  which: 'Welke uitgave',
  games: 'Regels van de spellen',
  play: 'Nu spelen',
};
