import type { board as en, Side } from '../../en/qwinto/board.ts';
import { deName } from '../../grammar/names.ts';
import { labelled } from '../../grammar/punctuation.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const COLOUR = { orange: 'orange', yellow: 'jaune', purple: 'violette' };
const DIE = { orange: 'orange', yellow: 'jaune', purple: 'violet' };
const LETTER = { o: 'orange', y: 'jaune', p: 'violet' };
const plural = new Intl.PluralRules('fr');
const some = (count: number, one: string, many: string): string =>
  `${count} ${plural.select(Math.abs(count)) === 'one' ? one : many}`;
const points = (count: number): string => some(count, 'point', 'points');
const cells = (count: number): string => some(count, 'case', 'cases');
const range = ({ low, high }: Side): string => (low === high ? `le ${low}` : `${low} à ${high}`);
const nth = (count: number, first: string): string =>
  [first, 'deuxième', 'troisième', 'quatrième'][count - 1] ?? `${count}e`;
const and = new Intl.ListFormat('fr');

export const board: Words<typeof en> = {
  luck: 'les mêmes dés',
  dice: 'Dés',
  die: (row, face) => `Dé ${DIE[row]}${face > 0 ? ` : ${face}` : ''}`,
  rows: { orange: 'Rangée orange', yellow: 'Rangée jaune', purple: 'Rangée violette' },
  sheetOf: (name) => (name === undefined ? 'Ta feuille' : `Feuille ${deName(name)}`),
  field: (row, column, bonus) => `${board.rows[row]}, colonne ${column}${bonus ? ', bonus' : ''}`,
  says: (label, what) => labelled('fr', label, what),
  inColumnOf: (number, column) => `${number} dans la colonne ${column}`,
  empty: 'aucun nombre encore',
  free: 'libre',
  fits: (number) => `le ${number} va ici`,
  chosenHere: (number) => `ton ${number} ira ici`,
  misthrows: 'Lancers ratés',
  misthrowsOf: (count, limit) => `Lancers ratés : ${count} sur ${limit}`,
  bonusOf: (column) => `Colonne bonus ${column}`,
  total: 'Total',
  sheets: 'Feuilles',
  roll: (count) => (count === 1 ? 'Lancer ce dé' : `Lancer ${count} dés`),
  sums: (from, to) => `Somme de ${from} à ${to}`,
  sum: (number) => `Somme : ${number}`,
  choose: 'Choisis une case',
  again: 'Relancer',
  skip: 'Ne rien noter',
  misthrow: 'Lancer raté : −5',
  lastMisthrow: 'Lancer raté : −5, c’est fini',
  notYet: 'Non',
  oneMore: 'Encore un et c’est fini',
  inColumn: (number) => `le ${number} est déjà dans cette colonne`,
  bonus: (points) => `Colonne bonus : +${points}.`,
  rowScore: (points) => `Elle compte son dernier nombre : ${points}.`,
  ending: {
    rows: (count, whose) =>
      whose === undefined
        ? `Ta ${nth(count, 'première')} rangée complète termine la partie.`
        : `La ${nth(count, 'première')} rangée complète ${deName(whose)} termine la partie.`,
    misthrows: (count, whose) =>
      whose === undefined
        ? `Ton ${nth(count, 'premier')} lancer raté termine la partie.`
        : `Le ${nth(count, 'premier')} lancer raté ${deName(whose)} termine la partie.`,
  },
  inHand: (number, count) => `${number} en main, ${cells(count)} possible${count > 1 ? 's' : ''}.`,
  doing: { rolls: 'aux dés', thinks: 'choix en cours', chosen: 'choix fait' },
  waiting: {
    first: 'Qui commence ?',
    dice: (name) => (name === undefined ? 'Tu choisis tes dés' : `${name} choisit ses dés`),
    keep: (name) => (name === undefined ? 'Garder ou relancer ?' : `${name} : garder ou relancer ?`),
    write: (names) => (names === undefined ? 'À toi de choisir' : `On attend ${names}`),
    over: 'La partie est finie',
  },
  prompt: {
    dice: 'Choisis tes dés, puis lance.',
    keep: (number, count) =>
      count > 0
        ? `Note le ${number} dans une case possible, ou relance.`
        : `Aucune case pour le ${number}. Relancer ?`,
    write: (number) => `Note le ${number} dans une des cases possibles.`,
    careful: 'Attention : encore un lancer raté et la partie est finie.',
    nowhere: (number) => `Aucune case pour le ${number}. Ça ne te coûte rien.`,
    misthrow: (number, limit) =>
      `Aucune case pour le ${number} : lancer raté, −5. Au ${limit === 1 ? '1er' : `${limit}e`}, c’est fini.`,
    chosen: 'C’est choisi. Les autres réfléchissent encore.',
    watch: 'Regarde les dés : toi aussi, tu pourras noter la somme.',
    over: 'La partie est finie.',
  },
  guide: {
    goal: 'Marque le plus de points : note dans tes rangées des nombres en ordre croissant.',
    dice: 'Choisis un, deux ou trois dés. Leurs couleurs sont les rangées où tu pourras noter la somme.',
    sum: 'Note la somme dans une des cases possibles, ou relance les mêmes dés une fois.',
    others: 'Quelqu’un d’autre a lancé, mais tu peux aussi noter la somme. Passer ne coûte rien.',
    room: 'Les petits nombres vont à gauche, les grands à droite.',
    bonus: 'Remplis une colonne de trois, et le nombre de son pentagone compte en bonus.',
    column: 'Jamais deux fois le même nombre dans une colonne : un nombre barré montre où cela arriverait.',
    end: 'Une rangée complète vaut son dernier nombre. Deux rangées complètes terminent la partie.',
    done: {
      dice: 'Bon choix. Plus de dés : des sommes plus hautes, et plus de rangées.',
      sum: 'Noté. Chaque nombre d’une rangée vaut au moins un point.',
      others: 'C’est ainsi qu’on profite des lancers des autres.',
      room: 'Noté. Laisse de la place pour les nombres entre deux.',
    },
  },
  result: {
    row: (row, numbers) => `${board.rows[row]} : ${some(numbers, 'nombre', 'nombres')}`,
    fullRow: (row) => `${board.rows[row]}, complète : son dernier nombre`,
    bonus: (row, column) => `Colonne bonus ${column} : le pentagone ${DIE[row]}`,
    noBonus: 'Aucune colonne de trois complète',
    misthrows: (count) =>
      count === 0
        ? 'Aucun lancer raté'
        : count === 1
          ? '1 lancer raté : −5 points'
          : `${count} lancers ratés, −5 points chacun`,
    headStart: 'Avance',
    total: 'Total',
  },
  describe: {
    dice: (colours) =>
      `Lance ${colours.length > 1 ? 'les dés' : 'le dé'} ${and.format([...colours].map((letter) => LETTER[letter as 'o']))}.`,
    keep: (number) => `Garde le ${number}.`,
    reroll: 'Relance tous les dés.',
    write: (number, row, column) => `Note le ${number} dans la rangée ${COLOUR[row]}, colonne ${column}.`,
    skip: (active) => (active ? 'Ne note rien et prends le lancer raté.' : 'Ne note rien cette fois.'),
  },
  because: {
    endsAhead: (score) => `Cela finit la partie, et personne n’a maintenant plus que tes ${points(score)}.`,
    row: (row, count) => `Cela complète la rangée ${COLOUR[row]} : ${points(count)} de plus.`,
    column: (count) => `Cela complète une colonne de trois : ${points(count)}.`,
    now: (count, instead) => `Cela rapporte tout de suite ${points(count)} au lieu de ${instead}.`,
    noMisthrow: (count) => `Ne rien noter serait un lancer raté : ${points(count)} de moins.`,
    dead: (dead, instead) =>
      `Cases libres qu’on ne pourra alors plus jamais remplir : ${dead} au lieu de ${instead}.`,
    bonuses: (columns, instead) =>
      `Colonnes de trois complètes ou qui peuvent encore l’être : ${columns} au lieu de ${instead}.`,
    fitting: (fitting, rolls, instead) =>
      `Sur les ${rolls} lancers de tous les dés, ${fitting} ${fitting < 2 ? 'va' : 'vont'} alors quelque part, au lieu de ${instead}.`,
    gap: (numbers, count, instead, insteadFields) =>
      `Du côté le plus serré, il reste ${some(numbers, 'nombre', 'nombres')} pour ${cells(count)}, au lieu de ${instead} pour ${insteadFields}.`,
    rare: ({ number, isAbove, count, rolls, fields: free, instead }) =>
      `Sur les ${rolls} lancers de tous les dés, ${count === 1 ? '1 donne' : `${count} donnent`} ${isAbove ? 'plus' : 'moins'} que ${number} : ${free === 1 ? '1 case attend' : `${free} cases attendent`} cela, au lieu de ${instead}.`,
    room: (room, instead) =>
      `Tes cases libres ont alors ${room} ${room === 1 ? 'possibilité' : 'possibilités'} au lieu de ${instead}.`,
    beside: (before, after) =>
      [
        ...(before ? [`Avant : ${cells(before.fields)} pour ${range(before)}.`] : []),
        ...(after ? [`Après : ${cells(after.fields)} pour ${range(after)}.`] : []),
      ].join(' '),
    diceAlways: 'Chaque lancer va quelque part.',
    bonusLeft: (left) =>
      `Dans cette colonne de trois, il ne reste alors que ${cells(left)} libre${left < 2 ? '' : 's'}.`,
    rowLeft: (row, left, instead) =>
      `Dans la rangée ${COLOUR[row]}, il reste alors ${cells(left)} libre${left < 2 ? '' : 's'}, au lieu de ${instead} dans l’autre.`,
    onBonus: (number) =>
      `Le ${number} est sur la case bonus : il compte encore une fois quand la colonne est complète.`,
    onLast: (number) => `Le ${number} est sur la dernière case : il compte quand la rangée est complète.`,
    dice: (fitting, rolls) =>
      `${some(fitting, 'lancer', 'lancers')} sur ${rolls} ${fitting < 2 ? 'va' : 'vont'} quelque part.`,
    diceFit: (fitting, rolls, instead, insteadRolls) =>
      `${some(fitting, 'lancer', 'lancers')} sur ${rolls} ${fitting < 2 ? 'va' : 'vont'} quelque part, au lieu de ${instead} sur ${insteadRolls}.`,
    diceClean: (fitting, rolls, instead, insteadRolls) =>
      `${some(fitting, 'lancer', 'lancers')} sur ${rolls} ${fitting < 2 ? 'va' : 'vont'} sans rendre une case inutile, au lieu de ${instead} sur ${insteadRolls}.`,
    dicePoints: (count, instead) =>
      `Points qu’un lancer rapporte tout de suite en moyenne : ${count} au lieu de ${instead}.`,
    diceFields: (count, instead) => `Cases où un lancer va en moyenne : ${count} au lieu de ${instead}.`,
    nowhere: (number) => `Aucune case pour le ${number}, et relancer ne coûte rien.`,
    kills: (number) => `Où que tu notes le ${number}, une case de plus resterait vide pour toujours.`,
    againFits: (fitting, rolls) =>
      fitting === 0
        ? 'Aucun second lancer ne va nulle part.'
        : `Parmi les seconds lancers, ${fitting} sur ${rolls} ${fitting < 2 ? 'va' : 'vont'} quelque part.`,
    againClean: (fitting, rolls) =>
      fitting === 0
        ? 'Aucun second lancer ne va sans rendre une case inutile.'
        : `Parmi les seconds lancers, ${fitting} sur ${rolls} ${fitting < 2 ? 'va' : 'vont'} sans rendre une case inutile.`,
    againBetter: (better, rolls) =>
      better === 0
        ? 'Aucun second lancer ne rapporte tout de suite plus de points, ou autant en laissant plus de place.'
        : `Parmi les seconds lancers, ${better} sur ${rolls} ${better < 2 ? 'rapporte' : 'rapportent'} tout de suite plus de points, ou autant en laissant plus de place.`,
    fits: (row, column) => `Il va dans la rangée ${COLOUR[row]}, colonne ${column}.`,
  },
  looks,
  spoken,
};
