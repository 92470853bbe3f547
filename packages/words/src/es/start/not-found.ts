import type { notFound as en } from '../../en/start/not-found.ts';
import type { Words } from '../../words.ts';

export const notFound: Words<typeof en> = {
  title: 'Aquí no hay ninguna página',
  about: 'En Crescendo no hay nada en esta dirección. Quizá al enlace le falte una letra o ya no sea válido.',
  home: 'Ir a la página de inicio',
};
