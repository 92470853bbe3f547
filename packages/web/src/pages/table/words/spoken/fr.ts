import type { SpokenWords } from '../../spoken-words.ts';

export const spoken: SpokenWords = {
  timeUp: (name) =>
    name === undefined
      ? 'Ton temps est écoulé. Ce coup a été joué pour toi :'
      : `Temps écoulé pour ${name}. Ce coup a été joué à sa place :`,
  hasPoints: (name, points, count) =>
    `${name === undefined ? 'Tu as' : `${name} a`} ${points} ${Math.abs(count) < 2 ? 'point' : 'points'}.`,
  ranked: (place, name, what) => `Place ${place} : ${name}, ${what}.`,
  now: 'Retour au coup actuel.',
  nothingYet: 'Il ne s’est encore rien passé.',
  noClock: 'Aucun chrono ne tourne.',
  typeMove: 'Saisir un coup',
  keys: 'Raccourcis clavier',
};
