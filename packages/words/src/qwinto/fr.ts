import type { Colours, Qwinto } from '@crescendo/rules/qwinto';
import { list } from '../common/words.ts';
import type { GameWords } from '../game-words.ts';
import { added, named, rowOf } from './roll.ts';

const ROW = { orange: 'rangée orange', yellow: 'rangée jaune', purple: 'rangée violette' };
const dice = (colours: Colours): string =>
  `${colours.length > 1 ? 'les dés' : 'le dé'} ${list('fr', named(colours, { o: 'orange', y: 'jaune', p: 'violet' }))}`;

export const fr: GameWords<Qwinto> = {
  about: 'Lance les dés et note les sommes : chaque rangée doit monter.',
  reasons: {
    'not-your-turn': () => 'Ce n’est pas ton tour.',
    'already-chosen': () => 'Tu as déjà choisi ; les autres réfléchissent encore.',
    'not-now': ({ phase }) =>
      phase === 'dice'
        ? 'Choisis d’abord tes dés.'
        : phase === 'keep'
          ? 'Garde ce lancer, ou relance tous les dés.'
          : phase === 'write'
            ? 'Note le nombre, ou passe.'
            : 'Ce n’est pas possible maintenant.',
    'no-such-dice': () => 'Cette partie n’utilise pas tous ces dés.',
    'off-sheet': () => 'Cette case n’est pas sur la feuille.',
    'wrong-colour': ({ row, dice: rolled }) =>
      `On n’a lancé que ${dice(rolled)} : rien dans la ${ROW[row]} cette fois.`,
    'field-taken': ({ number }) => `Il y a déjà un ${number} dans cette case.`,
    'not-rising': ({ number, is, other }) =>
      is === 'equal'
        ? `Il y a déjà un ${number} dans cette rangée.`
        : is === 'more'
          ? `Le ${number} devrait être plus petit que le ${other} à sa droite.`
          : `Le ${number} devrait être plus grand que le ${other} à sa gauche.`,
    'in-column': ({ number }) => `Il y a déjà un ${number} dans cette colonne.`,
  },
  news: {
    first: ({ seat }, who) => `${who(seat)} commence.`,
    dice: ({ seat, colours }, who) => `${who(seat)} prend ${dice(colours)}.`,
    rolled: ({ seat, faces, sum, again }, who) =>
      `${who(seat)} ${again ? 'relance' : 'lance'} : ${added(faces, sum)}.`,
    kept: ({ seat, sum }, who) => `${who(seat)} garde le ${sum}.`,
    wrote: ({ seat, field, number }, who) => `${who(seat)} note le ${number} dans la ${ROW[rowOf(field)]}.`,
    skipped: ({ seat }, who) => `${who(seat)} ne note rien.`,
    misthrow: ({ seat, count }, who) => `${who(seat)} ne note rien : lancer raté numéro ${count}.`,
    'row-complete': ({ seat, row }, who) => `${who(seat)} a rempli la ${ROW[row]}.`,
    ended: ({ why, seats }, who) => {
      const all = `${list('fr', seats.map(who))} ${seats.length > 1 ? 'ont' : 'a'}`;
      return why === 'rows'
        ? `${all} assez de rangées complètes : la partie est finie.`
        : `${all} coché le dernier lancer raté : la partie est finie.`;
    },
  },
  options: {
    misthrowLimit: { name: 'Lancers ratés qui terminent la partie' },
    rowsToEnd: { name: 'Rangées complètes qui terminent la partie' },
    firstSeat: { name: 'Qui commence', values: { random: 'Au hasard', given: 'Comme convenu' } },
    faces: { name: 'Faces d’un dé' },
    dice: { name: 'Dés et rangées utilisés' },
    width: { name: 'Cases utilisées par rangée' },
  },
  presets: { 'nsv-2015': 'Qwinto (NSV 2015)' },
};
