import { colourOf, JOKER, lowest, numberOf, type Tile } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import type { RummikubWords } from '../words.ts';
import { plural } from './plural.ts';

const COLOURS = ['noir', 'rouge', 'bleu', 'jaune'];
const tile = (each: Tile): string =>
  each === JOKER ? 'joker' : `${numberOf(each)} ${COLOURS[colourOf(each)]}`;
const tiles = (all: readonly Tile[]): string =>
  list(
    'fr',
    all.map((each) => (each === JOKER ? 'un joker' : `le ${tile(each)}`)),
  );
const count = (n: number): string => plural('fr', n, 'plaque', 'plaques');

export const fr: RummikubWords = {
  tile,
  tiles,
  set: (set) => {
    const first = set.tiles.find((each) => each !== JOKER);
    if (first === undefined || set.tiles.length < 3) return set.tiles.map(tile).join(', ');
    if (set.kind === 'group') return `Groupe : ${set.tiles.map(tile).join(', ')}`;
    return `Série : ${COLOURS[colourOf(first)]}, de ${lowest(set)} à ${lowest(set) + set.tiles.length - 1}`;
  },
  stands: (all) => `joker, à la place du ${list('fr', all.map(tile), 'or')}`,
  note: {
    more: (n) => `encore ${n}`,
    missing: (numbers) => `manque ${numbers.join(', ')}`,
    onlyJokers: 'il faut un chiffre',
    wrong: 'ne va pas',
  },
  unfinished: (why) => `Pas terminé. ${why}`,
  felt: 'La table',
  rack: (n) => `Ton support : ${count(n)}`,
  rackOf: (name, n, opened) => `${name} : ${count(n)}, ${opened ? 'a ouvert' : 'n’a pas encore ouvert'}`,
  newSet: 'Nouvelle combinaison',
  firstSet: 'Pose ici ta première combinaison',
  wholeSet: (set) => `Toute la combinaison. ${set}`,
  holdSet: 'Prendre toute la combinaison',
  turnJoker: 'Joker : l’autre sens',
  backToRack: 'Remettre sur le support',
  held: (all) => `En main : ${all.map(tile).join(', ')}`,
  order: { colour: 'par couleur', number: 'par chiffre', own: 'mon ordre' },
  sorted: (order) => `Trier : ${order}`,
  undo: 'Annuler',
  redo: 'Rétablir',
  reset: 'Recommencer le tour',
  draw: 'Piocher',
  pool: (n) => `encore ${count(n)} dans la pioche`,
  pass: 'Passer',
  done: 'Terminé',
  lacks: (points) => `encore ${points}`,
  keep: 'Garder',
  redeal: 'Redistribuer',
  pairsTitle: (has) => (has ? 'Trois paires !' : 'Tes plaques'),
  pairsText: (has) =>
    has
      ? 'Trois fois deux plaques identiques. Tu peux les montrer, et on redistribue tout.'
      : 'Regarde-les tranquillement. Ensuite, c’est parti.',
  waiting: 'Les autres réfléchissent encore.',
  begins: (name) => `${name} commence`,
  zoomIn: 'Plaques plus grandes sur la table',
  zoomOut: 'Plaques plus petites sur la table',
  planning: 'Prépare déjà ton tour',
  planLost: 'La table a changé. Ce qui ne va plus est revenu sur ton support.',
  seconds: (n) => plural('fr', n, 'seconde', 'secondes'),
  timeUp: (n, what) => {
    if (what.type === 'penalty')
      return `Encore ${n} s, puis : tout revient et tu pioches ${count(what.tiles)}.`;
    const then = {
      one: 'tu pioches une plaque',
      taken: 'ce qui est posé compte comme ton tour',
      pass: 'ton tour est fini',
    }[what.type];
    return `Encore ${n} s, puis : ${then}.`;
  },
  showHint: 'Pose-les pour moi',
  standing: (n) => count(n),
  prompt: {
    pairs: 'Regarde tes plaques et garde-les.',
    chosen: 'Les autres réfléchissent encore.',
    open: (needed) => `Ouvre avec ${needed} points, ou pioche.`,
    turn: 'Pose des plaques, ou pioche.',
    pass: 'Pose des plaques, ou passe.',
    last: 'Ton dernier tour : pose ce que tu peux.',
    wait: 'Prépare la suite : déplace les plaques comme tu veux.',
    over: 'La manche est finie.',
  },
  coach: {
    pairs:
      'Ces plaques sont à toi, personne d’autre ne les voit. Débarrasse-t’en avant les autres. Garde-les, et on commence.',
    canRedeal:
      'Tu as reçu trois paires de plaques identiques. On n’en fait pas grand-chose : tu peux faire redistribuer.',
    chosen: 'Tu as choisi. Dès que tout le monde est prêt, on commence.',
    canOpen: (needed, points, best) =>
      `Pour ouvrir, il faut ${needed} points avec les seules plaques de ton support. Tu en as ${points} : ${best}. Touche les plaques une à une, puis la table, enfin « Terminé ».`,
    cannotOpen: (needed) =>
      `Pour ouvrir, il faut ${needed} points : le même chiffre en trois ou quatre couleurs, ou au moins trois chiffres qui se suivent dans une couleur. Tu ne les as pas encore : pioche.`,
    locked: 'Tant que tu n’as pas ouvert, ne touche pas à la table.',
    canLay: (what) =>
      `Tu peux poser ${what}. Glisse la plaque à sa place, ou touche-la puis touche la place.`,
    search:
      'Rien ne va tout seul. Mais tu peux défaire des combinaisons et les refaire, si tout est juste à la fin. Si tu ne trouves rien, pioche.',
    nothing: 'Rien ne va cette fois. Pioche une plaque ; elle servira au prochain tour.',
    pass: 'La pioche est vide. Pose ce que tu peux, ou passe.',
    mustPlay: 'La pioche est vide, et qui peut poser une plaque doit le faire.',
    wait: 'Ce n’est pas ton tour. Prépare la suite : personne d’autre ne voit ce que tu déplaces.',
    over: 'La manche est finie. Les autres comptent ce qui reste sur leur support.',
  },
  result: {
    rack: (all) => (all.length === 0 ? 'Plus de plaques' : `Sur le support : ${count(all.length)}`),
    jokers: (n, each) => (n === 1 ? `dont un joker à ${each}` : `dont ${n} jokers à ${each}`),
    neverOpened: 'N’a jamais ouvert',
    couldHaveOpened: 'N’a jamais ouvert, mais le pouvait',
    out: 'A fini en premier',
    lowest: 'Support le plus bas',
    lowestRack: (points) => `Moins le support le plus bas, ${points}`,
    others: (isOut) => (isOut ? 'Tout ce qui reste aux autres' : 'Ce que les autres ont de plus'),
    shared: (winners) => `Partagé entre ${winners}`,
    score: 'Résultat',
  },
  hint: {
    draw: 'Pioche une plaque.',
    pass: 'Passe.',
    keep: 'Garde tes plaques.',
    redeal: 'Fais redistribuer.',
    lay: (all) => `Pose ${tiles(all)}.`,
    so: (sets) => `Sur la table, cela donne : ${sets.join(' ; ')}.`,
  },
  because: {
    lays: (n) => `Cela fait ${count(n)} de moins sur ton support.`,
    out: 'Tu as fini, et tu gagnes.',
    opens: (points) => `Tu ouvres avec ${points} points.`,
    keepsJoker: 'Le joker reste chez toi : il servira mieux plus tard.',
    nothing: 'Aucune de tes plaques ne va, même en remaniant la table.',
    waits: (percent) => `Attendre gagne plus souvent que poser maintenant, d’environ ${percent} %.`,
    add: (all, to) => `Ajoute ${tiles(all)}. ${to}.`,
    make: (makes, fromTable) =>
      fromTable.length === 0
        ? `Fais une nouvelle combinaison. ${makes}.`
        : `Fais une nouvelle combinaison. ${makes}. Prends pour cela ${tiles(fromTable)} sur la table.`,
  },
};
