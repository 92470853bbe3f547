import type { looks as en } from '../../en/5vor12/looks.ts';
import type { Words } from '../../words.ts';

/** "uno", "otto" and "undici" begin with a vowel. */
const startsWithVowel = (n: number): boolean => n === 1 || n === 8 || n === 11;
const il = (n: number): string => (startsWithVowel(n) ? `l’${n}` : `il ${n}`);
const ilFirst = (n: number): string => (startsWithVowel(n) ? `L’${n}` : `Il ${n}`);

export const looks: Words<typeof en> = {
  'open-first': () => 'Guarda prima le tessere scoperte: ce n’è una migliore di una nuova?',
  'open-tile': () => 'Una tessera scoperta va bene su una tua casella libera.',
  'open-exchange': () => 'Confronta le tessere scoperte con le tue: puoi scambiarne una.',
  'middle-tile': ({ tile }) => `Guarda ${il(tile)} al centro.`,
  'room-for': ({ tile }) => `${ilFirst(tile)} va bene su più caselle. Dove lascia posto ad altri numeri?`,
  'only-square': ({ tile }) => `Una delle tue caselle libere va bene per ${il(tile)}. Quale?`,
  'instead-of-own': ({ tile }) => `${ilFirst(tile)} potrebbe prendere il posto di una tua tessera.`,
  'need-not': ({ tile }) => `Non devi per forza mettere ${il(tile)}. A quali numeri toglierebbe il posto?`,
  'lower-higher': ({ tile, lower, higher }) =>
    `Numeri più bassi di ${tile}: ${lower} in tutto. Più alti: ${higher}. Quale casella libera è la più adatta?`,
  'in-order': () => 'I numeri bassi stanno meglio in alto a sinistra, quelli alti in basso a destra.',
  row: ({ row }) => `Guarda la fila ${row} della tua cartella.`,
};
