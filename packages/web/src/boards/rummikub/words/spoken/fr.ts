import { colourOf, JOKER, lowest, numberOf, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import { jokersIn } from '../../in-words.ts';
import type { SpokenWords } from '../../spoken-words.ts';
import { byColour } from '../by-colour.ts';
import { plural } from '../plural.ts';
import { verb } from './verb.ts';

const RUN = ['noire', 'rouge', 'bleue', 'jaune'];
const COLOURS = ['noir', 'rouge', 'bleu', 'jaune'];
const colour = (tile: Tile): string => (tile === JOKER ? 'joker' : (COLOURS[colourOf(tile)] ?? ''));
const plain = (tile: Tile): string => (tile === JOKER ? colour(tile) : `${numberOf(tile)} ${colour(tile)}`);

const jokerAs = (number: number): string => `joker comme ${number}`;

const the = (set: TileSet): string => {
  const first = set.tiles.find((tile) => tile !== JOKER);
  if (first === undefined) return '';
  const colours = set.tiles.map(colour).join(', ');
  if (set.kind === 'group') return `le groupe de ${numberOf(first)} (${colours})`;
  const from = lowest(set);
  const to = from + set.tiles.length - 1;
  const jokers = jokersIn(set).map(jokerAs);
  return `la série ${RUN[colourOf(first)]} de ${from} à ${to}${jokers.length === 0 ? '' : ` (${jokers.join(', ')})`}`;
};
const toThe = (set: TileSet): string => the(set).replace(/^le /, 'au ').replace(/^la /, 'à la ');
const fromTable = (taken: readonly Tile[]): string =>
  taken.length === 0 ? '' : ` (pris sur la table : ${taken.map(plain).join(', ')})`;

export const spoken: SpokenWords = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Ajoute', 'Tu ajoutes', 'ajoute')} ${tiles} ${toThe(to)}${fromTable(taken)}.`,
  moves: (doer, tiles, to) => `${verb(doer, 'Déplace', 'Tu déplaces', 'déplace')} ${tiles} vers ${the(to)}.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'fr',
      sets.map(({ set, taken }) => `${the(set)}${fromTable(taken)}`),
    );
    return opened
      ? `${verb(doer, 'Ouvre avec', 'Tu ouvres avec', 'ouvre avec')} ${all}.`
      : `${verb(doer, 'Pose', 'Tu poses', 'pose')} ${all}.`;
  },
  rack: (tiles) =>
    `Tu as ${plural('fr', tiles.length, 'plaque', 'plaques')} : ${byColour('fr', tiles, COLOURS, 'joker')}.`,
  jokerAs,
  left: (name, tiles, points) =>
    `${name === undefined ? 'Tu as' : `${name} a`} encore ${plural('fr', tiles, 'plaque', 'plaques')} : ${plural('fr', points, 'point', 'points')}.`,
  points: (points, needed) => `${plural('fr', points, 'point', 'points')} sur ${needed} pour l’instant.`,
  lacks: (wanted) => `Il manque ${list('fr', wanted, 'or')}.`,
  undone: 'Annulé.',
  redone: 'Rétabli.',
  reset: 'Tout est de nouveau comme au début de ton tour.',
  emptyTable: 'Il n’y a encore rien sur la table.',
};
