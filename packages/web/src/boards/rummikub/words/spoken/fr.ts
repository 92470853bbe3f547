import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';

const RUN = ['noire', 'rouge', 'bleue', 'jaune'];
const COLOURS = ['noir', 'rouge', 'bleu', 'jaune'];
const colour = (tile: Tile): string => (tile === JOKER ? 'joker' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${numberOf(tile)} ${colour(tile)}`);

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `le groupe de ${numberOf(first)} (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  return `la série ${RUN[colourOf(first)]} de ${from} à ${to}`;
};
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (pris sur la table : ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (name, tiles, to, taken) => {
    const who = name === undefined ? 'Tu ajoutes' : `${name} ajoute`;
    return `${who} ${tiles} ${the(to).replace(/^le /, 'au ').replace(/^la /, 'à la ')}${fromTable(taken)}.`;
  },
  lays: (name, sets, opened) => {
    const opens = name === undefined ? 'Tu ouvres avec' : `${name} ouvre avec`;
    const lays = name === undefined ? 'Tu poses' : `${name} pose`;
    const all = list(
      'fr',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
    );
    return `${opened ? opens : lays} ${all}.`;
  },
  rack: (tiles) =>
    `Tu as ${plural('fr', tiles.length, 'plaque', 'plaques')} : ${byColour('fr', tiles, COLOURS, 'joker')}.`,
  jokerAs: (number) => `joker comme ${number}`,
  undone: 'Annulé.',
  redone: 'Rétabli.',
  reset: 'Tout est de nouveau comme au début de ton tour.',
  emptyTable: 'Il n’y a encore rien sur la table.',
};
