import { type Colours, columnNumber, type Qwinto } from '@crescendo/rules/qwinto';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { added, named, rowOf } from '../../grammar/qwinto/roll.ts';
import { grammar } from '../table/grammar.ts';

const { does, start } = grammar;

const ROW = { orange: 'rangée orange', yellow: 'rangée jaune', purple: 'rangée violette' };
const dice = (colours: Colours): string =>
  `${colours.length > 1 ? 'les dés' : 'le dé'} ${list('fr', named(colours, { o: 'orange', y: 'jaune', p: 'violet' }))}`;

export const game: GameWords<Qwinto> = {
  about: 'Lance les dés et note les sommes, en ordre croissant dans chaque rangée.',
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
    first: ({ seat }, who) => `${does(who, seat, 'commence', 'commences')}.`,
    dice: ({ seat, colours }, who) => `${does(who, seat, 'prend', 'prends')} ${dice(colours)}.`,
    rolled: ({ seat, faces, sum, again }, who) =>
      `${again ? does(who, seat, 'relance', 'relances') : does(who, seat, 'lance', 'lances')} : ${added(faces, sum)}.`,
    kept: ({ seat, sum }, who) => `${does(who, seat, 'garde', 'gardes')} le ${sum}.`,
    wrote: ({ seat, field, number }, who) =>
      `${does(who, seat, 'note', 'notes')} le ${number} dans la ${ROW[rowOf(field)]}, colonne ${columnNumber(field)}.`,
    skipped: ({ seat }, who) => `${does(who, seat, 'ne note', 'ne notes')} rien.`,
    misthrow: ({ seat, count }, who) =>
      `${does(who, seat, 'ne note', 'ne notes')} rien : lancer raté numéro ${count}.`,
    'row-complete': ({ seat, row }, who) => `${does(who, seat, 'a', 'as')} rempli la ${ROW[row]}.`,
    ended: ({ why, seats }, who) => {
      const all = start(who, seats, { one: 'a', you: 'as', many: 'ont', manyWithYou: 'avez' });
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
    headStart: { name: 'Points qu’une personne a dès le début' },
    headStartSeat: { name: 'Qui les a : place' },
  },
  presets: { 'nsv-2015': 'Qwinto (NSV 2015)' },
};
