import type { about as en } from '../../en/about/about.ts';
import type { Words } from '../../words.ts';

export const about: Words<typeof en> = {
  title: 'Acerca de Crescendo',
  version: (version) => `Versión ${version}`,
  newTitle: 'Novedades',
  news: [
    'Cursos: lecciones breves de cada juego, con ejercicios en el tablero de verdad.',
    'Un rival a tu medida: sigue tu nivel de una partida a otra.',
    'Pistas por pasos: primero dónde mirar, luego la jugada y después el porqué.',
    'El análisis dice con palabras qué decidió la partida, y la mejor continuación se puede jugar.',
    'Un azar limpio: tras una partida con amigos, tu dispositivo puede demostrar que nadie eligió la suerte.',
  ],
  licencesTitle: 'De qué está hecho',
  own: 'Crescendo es software libre, con licencia MIT. Contiene trabajo de otras personas:',
  fonts: 'Los tipos de letra son Figtree, Caveat y Fraunces.',
};
