import type { NotFoundWords } from '../words.ts';

export const es: NotFoundWords = {
  title: 'Aquí no hay ninguna página',
  about: 'En Crescendo no hay nada en esta dirección. Quizá al enlace le falte una letra o ya no sea válido.',
  home: 'Ir a la página de inicio',
};
