import { colourOf, JOKER, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import type { spoken as en } from '../../en/rummikub/spoken.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { byColour } from '../../grammar/rummikub/by-colour.ts';
import { setNames } from '../../grammar/rummikub/set-names.ts';
import type { Taken } from '../../grammar/rummikub/spoken-facts.ts';
import { verb } from '../../grammar/rummikub/verb.ts';
import type { Words } from '../../words.ts';

const RUN = ['noire', 'rouge', 'bleue', 'jaune'];
const COLOURS = ['noir', 'rouge', 'bleu', 'jaune'];
const colour = (tile: Tile): string => (tile === JOKER ? 'joker' : (COLOURS[colourOf(tile)] ?? ''));

const jokerAs = (number: number): string => `joker comme ${number}`;

const { short, full, apart } = setNames({
  group: (number) => `le groupe de ${number}`,
  run: (colour, from, to) => `la série ${RUN[colour]} de ${from} à ${to}`,
  colour,
  jokerAs,
});

/** Names a set within a sentence. */
export const setName = short;
export const setNamesApart = apart;

const toThe = (set: TileSet): string => full(set).replace(/^le /, 'au ').replace(/^la /, 'à la ');
const fromSets = (taken: readonly Taken[]): string =>
  list(
    'fr',
    taken.map(
      ({ tiles, from }) => `${tiles} ${short(from).replace(/^le /, 'du ').replace(/^la /, 'de la ')}`,
    ),
  );
const taking = (taken: readonly Taken[]): string =>
  taken.length === 0 ? '' : `, en prenant ${fromSets(taken)}`;

/** One step of an advised play in a few characters, beside the marks on the board: "red 7 → the red run 4 to 6". */
export const shortStep = (tiles: readonly Tile[], to: TileSet | null): string =>
  `${byColour('fr', tiles, COLOURS, 'joker')} → ${to ? short(to) : 'nouvelle combinaison'}`;

export const spoken: Words<typeof en> = {
  adds: (doer, tiles, to, taken) =>
    `${verb(doer, 'Ajoute', 'Tu ajoutes', 'ajoute')} ${tiles} ${toThe(to)}${taking(taken)}.`,
  moves: (doer, taken, to) =>
    `${verb(doer, 'Déplace', 'Tu déplaces', 'déplace')} ${fromSets(taken)} vers ${full(to)}.`,
  splits: (run, tiles) => `Coupe ${short(run)} en deux avec ${tiles}.`,
  starts: (makes, tiles, from) =>
    `Commence ${short(makes)} avec ${from ? fromSets([{ tiles, from }]) : tiles}.`,
  lays: (doer, sets, opened) => {
    const all = list(
      'fr',
      sets.map(({ set, taken }) => `${full(set)}${taking(taken)}`),
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
