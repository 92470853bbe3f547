import { colourOf, JOKER } from '@crescendo/rules/rummikub';
import type { looks as en } from '../../en/rummikub/looks.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';
import { setName, setNamesApart } from './spoken.ts';

const COLOURS = ['schwarzen', 'roten', 'blauen', 'gelben'];

export const looks: Words<typeof en> = {
  'own-run': ({ colour }) => `Auf deinem Brett liegt eine Reihe: Schau auf deine ${COLOURS[colour]} Steine.`,
  'own-group': () => 'Auf deinem Brett liegt eine Gruppe: dieselbe Zahl in verschiedenen Farben.',
  'run-from': ({ number }) => `Ihre kleinste Zahl ist die ${number}.`,
  'group-of': ({ number }) => `Ihre Zahl ist die ${number}.`,
  'fits-set': ({ tile }) =>
    tile === JOKER
      ? 'Dein Joker passt an eine Serie auf dem Tisch.'
      : `Einer deiner ${COLOURS[colourOf(tile)]} Steine passt an eine Serie auf dem Tisch.`,
  'to-set': ({ set }) => `Schau auf ${setName(set)}.`,
  rebuild: ({ tile }) =>
    tile === JOKER
      ? 'Dein Joker passt, wenn du den Tisch umbaust.'
      : `Einer deiner ${COLOURS[colourOf(tile)]} Steine passt, wenn du den Tisch umbaust.`,
  'from-sets': ({ sets }) => `Schau auf ${list('de', setNamesApart(sets))}.`,
  'any-fit': () => 'Passt einer deiner Steine an den Tisch, auch wenn du Serien auseinandernimmst?',
  'count-points': ({ needed }) =>
    `Wie viel sind die Serien auf deinem Brett wert? Zum Auslegen brauchst du mindestens ${needed} Punkte.`,
  'three-pairs': () => 'Wie gut passen deine Steine zusammen?',
};
