import type { looks as en } from '../../en/5vor12/looks.ts';
import type { Words } from '../../words.ts';

export const looks: Words<typeof en> = {
  'open-first': () => 'Regarde d’abord les tuiles visibles : l’une d’elles vaut-elle mieux qu’une nouvelle ?',
  'open-tile': () => 'Une tuile visible va sur une de tes cases libres.',
  'open-exchange': () => 'Compare les tuiles visibles aux tiennes : tu peux en échanger une.',
  'middle-tile': ({ tile }) => `Il s’agit du ${tile} au centre.`,
  'room-for': ({ tile }) =>
    `Plusieurs cases conviennent au ${tile}. Où laisse-t-il de la place aux autres nombres ?`,
  'only-square': ({ tile }) => `Une de tes cases libres convient au ${tile}. Laquelle ?`,
  'instead-of-own': ({ tile }) => `Le ${tile} pourrait prendre la place d’une de tes tuiles.`,
  'need-not': ({ tile }) => `Rien ne t’oblige à placer le ${tile}. À quels nombres prendrait-il la place ?`,
  'lower-higher': ({ tile, lower, higher }) =>
    `Nombres plus petits que ${tile} : ${lower} en tout. Plus grands : ${higher}. Quelle case libre convient le mieux ?`,
  'in-order': () => 'Les petits nombres vont plutôt en haut à gauche, les grands en bas à droite.',
  row: ({ row }) => `Regarde la rangée ${row} de ta planche.`,
};
