import type { rulesPage as en } from '../../en/help/rules-page.ts';
import type { Words } from '../../words.ts';

export const rulesPage: Words<typeof en> = {
  title: (game) => `Regole di ${game}`,
  contents: 'Indice',
  which: 'Quale edizione',
  games: 'Regole dei giochi',
  play: 'Gioca ora',
};
