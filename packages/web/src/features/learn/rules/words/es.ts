import type { RulesPageWords } from '../words.ts';

export const es: RulesPageWords = {
  title: (game) => `Reglas de ${game}`,
  contents: 'Índice',
  which: 'Qué edición',
  games: 'Reglas de los juegos',
  play: 'Jugar ya',
};
