import type { board as en } from '../../en/5vor12/board.ts';
import { list } from '../../grammar/list.ts';
import { deName } from '../../grammar/names.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const where = (row: number, column: number): string => `dans la rangée ${row}, colonne ${column}`;
const swap = (freed: number): string => (freed > 0 ? `, en échange du ${freed}` : '');
const many = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;
const free = (count: number): string => (count > 1 ? `${count} cases libres` : `${count} case libre`);

export const board: Words<typeof en> = {
  luck: 'les mêmes tuiles',
  supply: 'Pioche',
  turnUp: 'Piocher',
  or: 'ou',
  orTake: 'Prendre une tuile visible',
  open: 'Tuiles visibles',
  leave: 'Laisser ici',
  yourTile: 'Ta tuile',
  startTip: 'Les petits nombres plutôt en haut à gauche, les grands en bas à droite.',
  breakTip:
    'Les cases en pointillés sont permises aussi, mais rien n’ira plus entre deux tuiles avant un échange.',
  outOfOrder: (before, after) =>
    `Aucun nombre ne va entre ton ${before} et ton ${after}. C’est permis : tu pourras échanger l’un des deux plus tard.`,
  othersChoose: 'Les autres choisissent encore.',
  done: 'Commencer ainsi',
  square: (row, column, what) => `Rangée ${row}, colonne ${column} : ${what}`,
  rowOf: (row, what) => `Rangée ${row} : ${what}.`,
  free: 'libre',
  fits: 'convient',
  breaks: 'permis, mais aucun nombre n’ira entre les deux',
  canSwap: 'échange possible',
  yourBoard: 'Ta planche',
  boardOf: (name) => (name === undefined ? 'Ta planche.' : `Planche ${deName(name)}.`),
  supplyOf: (count) => `Pioche : ${many(count, 'tuile')} face cachée`,
  openTile: (tile, count) => (count > 1 ? `${tile}, ${count} tuiles visibles` : `${tile}, tuile visible`),
  inHand: (tile) => `${tile} en main`,
  holding: (tile, places) =>
    `${tile} en main. ${
      places === undefined
        ? ''
        : places === 0
          ? 'Aucune case ne convient.'
          : places === 1
            ? 'Une case convient.'
            : `${places} cases conviennent.`
    }`,
  playAgain: 'tu rejoues',
  prompt: {
    start: (tile) => `Pose le ${tile} sur une case à point.`,
    arrange: 'Pose tes tuiles sur les cases à point.',
    choose: 'Pioche une tuile, ou prends-en une visible.',
    draw: 'Pioche une tuile.',
    place: (tile) => `Place le ${tile}, ou laisse-le.`,
    leave: (tile) => `Aucune case pour le ${tile}. Laisse-le.`,
    last: (tile) => `La dernière tuile ! Place le ${tile}, ou laisse-le.`,
  },
  taking: {
    free: (tile) => `Pose le ${tile} sur une case possible.`,
    both: (tile) => `Pose le ${tile} sur une case, ou échange une tuile indiquée.`,
    swap: (tile) => `Le ${tile} ne va qu’en échange : choisis une tuile indiquée.`,
    nowhere: (tile, others) =>
      `Aucune case pour le ${tile}. ${others ? 'Prends une autre tuile, ou pioche.' : 'Pioche plutôt une tuile.'}`,
    several: (tile, count) => `Il y a ${count} tuiles ${tile} visibles.`,
  },
  why: {
    nowhere: (tile) => `Où que tu poses le ${tile}, les nombres n’augmenteraient plus.`,
    twin: (tile) => `Le ${tile} ne va que là où se trouve déjà ton ${tile}.`,
  },
  guide: {
    goal: 'Remplis ta planche avant les autres. Les nombres augmentent vers la droite et vers le bas.',
    start: 'D’abord, chacun remplit ses cases à point. Laisse de la place entre tes nombres.',
    turn: 'À ton tour, pioche une tuile ou prends une tuile visible au centre.',
    place: 'Pose la tuile sur une des cases possibles. Laisse de la place aux nombres qui manquent encore.',
    leave: 'Aucune case ne convient à cette tuile. Laisse-la au centre : elle servira peut-être.',
    exchange: 'Aucune case libre ne convient, mais tu peux l’échanger contre une tuile indiquée.',
    take: 'Au lieu de piocher, tu peux prendre une tuile visible : pour une case libre ou en échange.',
    last: 'Plus qu’une case ! Remplis-la avant les autres et tu gagnes.',
    done: {
      place: 'Bien joué. Une case de moins à remplir.',
      leave: 'D’accord. Elle attend au centre que quelqu’un la prenne.',
      exchange: 'Échange fait. L’ancienne tuile est visible au centre.',
      take: 'Prise et posée d’un coup.',
    },
  },
  standing: (count) => `${count} libre${count > 1 ? 's' : ''}`,
  outcome: { full: 'Planche complète', free: (count) => free(count) },
  result: {
    full: 'Planche complète : partie gagnée',
    fewest: (count) => `Le moins de cases libres (${count}) : partie gagnée`,
    free: (count) =>
      count > 1 ? `${free(count)}, 1 point de moins chacune` : `${free(count)}, 1 point de moins`,
    score: 'Points',
  },
  describe: {
    draw: 'Pioche une tuile.',
    leave: (tile) => `Laisse le ${tile} au centre.`,
    place: (tile, row, column, freed) => `Place le ${tile} ${where(row, column)}${swap(freed)}.`,
    take: (tile, row, column, freed) =>
      `Prends le ${tile} au centre et place-le ${where(row, column)}${swap(freed)}.`,
    arrange: (all) => `Sur la diagonale, de haut en bas : ${list('fr', all)}.`,
  },
  because: {
    wins: 'Ta planche est complète : tu gagnes.',
    fills: (left) => `Une case de plus est remplie ; il en reste ${left}.`,
    deniesWin: (tile) => `Sinon, le joueur suivant pourrait gagner avec le ${tile}.`,
    noSquare: 'Il ne va sur aucune case libre.',
    noneOpen: (fitting, hidden) =>
      `Aucune tuile visible ne va sur une case libre. Dans la pioche : ${fitting} sur ${hidden}.`,
    hiddenFit: (fitting, hidden) =>
      `Tuiles de la pioche qui vont sur une case libre : ${fitting} sur ${hidden}.`,
    dead: (dead, instead) =>
      dead === 0
        ? `Un nombre va alors encore sur chaque case libre ; sinon, ${instead === 1 ? 'une' : instead} n’en ${instead === 1 ? 'accepterait' : 'accepteraient'} plus.`
        : `Cases libres où ne va plus aucun nombre : ${dead} au lieu de ${instead}.`,
    tiles: (tiles, instead) =>
      `Tuiles pas encore posées qui vont sur une case libre : ${tiles} au lieu de ${instead}.`,
    tightest: (numbers, instead) =>
      `Au moins ${numbers} nombres vont alors sur chacune de tes cases libres, au lieu de ${instead}.`,
    room: (room, instead) =>
      `Tes cases libres ont alors ${room} ${room === 1 ? 'possibilité' : 'possibilités'} au lieu de ${instead}.`,
    diagonalRises:
      'Ainsi, les nombres des cases à point peuvent augmenter d’en haut à gauche à en bas à droite.',
    diagonal: (numbers, squares) =>
      `Sinon, il ne resterait que ${numbers} ${numbers < 2 ? 'nombre' : 'nombres'} pour ${squares} ${squares < 2 ? 'case' : 'cases'} à point.`,
    keepsFromNext: (tile) => `Le joueur suivant ne reçoit pas le ${tile}, qui lui conviendrait.`,
    rareForNext: (tile, others) =>
      `Sinon, le joueur suivant reçoit le ${tile} pour une case où ${others === 0 ? 'ne va aucun autre nombre' : others === 1 ? 'ne va qu’1 autre nombre' : `ne vont que ${others} autres nombres`}.`,
    forNext: (tile) => `Attention : le ${tile} pourrait servir au joueur suivant.`,
  },
  looks,
  spoken,
};
