import type { rulesPage as en } from '../../en/help/rules-page.ts';
import type { Words } from '../../words.ts';

export const rulesPage: Words<typeof en> = {
  title: (game) => `Reglas de ${game}`,
  contents: 'Índice',
  which: 'Qué edición',
  games: 'Reglas de los juegos',
  play: 'Jugar ya',
};
