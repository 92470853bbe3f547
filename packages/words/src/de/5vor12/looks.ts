import type { looks as en } from '../../en/5vor12/looks.ts';
import type { Words } from '../../words.ts';

export const looks: Words<typeof en> = {
  'open-first': () => 'Schau zuerst auf die offenen Plättchen: Ist eines besser als ein neues?',
  'open-tile': () => 'Ein offenes Plättchen passt auf eines deiner freien Felder.',
  'open-exchange': () => 'Vergleich die offenen Plättchen mit deinen: Du darfst eines tauschen.',
  'middle-tile': ({ tile }) => `Es geht um die ${tile} in der Mitte.`,
  'room-for': ({ tile }) => `Die ${tile} passt auf mehrere Felder. Wo lässt sie Platz für andere Zahlen?`,
  'only-square': ({ tile }) => `Auf eines deiner freien Felder passt die ${tile}. Auf welches?`,
  'instead-of-own': ({ tile }) => `Die ${tile} könnte den Platz eines deiner Plättchen einnehmen.`,
  'need-not': ({ tile }) => `Du musst die ${tile} nicht legen. Welchen Zahlen nähme sie den Platz?`,
  'lower-higher': ({ tile, lower, higher }) =>
    `Kleinere Zahlen als ${tile} gibt es ${lower}, größere ${higher}. Welches freie Feld passt dazu?`,
  'in-order': () => 'Kleine Zahlen liegen links oben am besten, große rechts unten.',
  row: ({ row }) => `Schau auf Reihe ${row} deines Spielplans.`,
};
