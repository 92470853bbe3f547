import { colourOf, JOKER, lowest, numberOf, type Tile } from '@crescendo/rules/rummikub';
import type { board as en } from '../../en/rummikub/board.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { handStepText } from '../../grammar/rummikub/hand-step.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { shortStep, spoken } from './spoken.ts';

const COLOURS = ['noir', 'rouge', 'bleu', 'jaune'];
const RUN = ['noire', 'rouge', 'bleue', 'jaune'];
const tile = (each: Tile): string =>
  each === JOKER ? 'joker' : `${numberOf(each)} ${COLOURS[colourOf(each)]}`;
const tiles = (all: readonly Tile[]): string =>
  list(
    'fr',
    all.map((each) => (each === JOKER ? 'un joker' : `le ${tile(each)}`)),
  );
const count = (n: number): string => plural('fr', n, 'plaque', 'plaques');

export const board: Words<typeof en> = {
  luck: 'les mêmes plaques',
  tile,
  tiles,
  set: (set) => {
    const first = set.tiles.find((each) => each !== JOKER);
    if (first === undefined || set.tiles.length < 3) return set.tiles.map(tile).join(', ');
    if (set.kind === 'group') return `Groupe : ${set.tiles.map(tile).join(', ')}`;
    return `Série ${RUN[colourOf(first)]} de ${lowest(set)} à ${lowest(set) + set.tiles.length - 1}`;
  },
  stands: (all) =>
    `joker, à la place ${list(
      'fr',
      all.map((each) => `du ${tile(each)}`),
      'or',
    )}`,
  note: {
    more: (n) => `encore ${n}`,
    missing: (numbers) => `manque ${numbers.join(', ')}`,
    onlyJokers: 'il faut un chiffre',
    wrong: 'ne va pas',
  },
  unfinished: (why) => `Pas terminé. ${why.charAt(0).toUpperCase()}${why.slice(1)}`,
  felt: 'La table',
  rack: (n) => `Ton support, ${count(n)}`,
  rackOf: (name, n, opened) => `${name} : ${count(n)}, ${opened ? 'a ouvert' : 'n’a pas encore ouvert'}`,
  newSet: 'Nouvelle combinaison',
  firstSet: 'Pose ici ta première combinaison',
  wholeSet: (set) => `Toute la combinaison. ${set}`,
  holdSet: 'Prendre toute la combinaison',
  turnJoker: 'Mettre le joker à l’autre bout',
  backToRack: 'Remettre sur le support',
  held: (all) => `En main : ${all.map(tile).join(', ')}`,
  together: 'Tu les tiens toutes en main. Choisis maintenant un endroit libre de la table.',
  order: { colour: 'par couleur', number: 'par chiffre', own: 'mon ordre' },
  sort: 'Trier le support',
  sorted: (order) => `Trier : ${order}`,
  undo: 'Annuler',
  redo: 'Rétablir',
  reset: 'Recommencer le tour',
  label: { reset: 'Recommencer', larger: 'Agrandir', smaller: 'Réduire' },
  draw: 'Piocher',
  pool: (n) => `encore ${count(n)} dans la pioche`,
  pass: 'Passer',
  done: 'Terminé',
  points: (points, needed) => `${points} sur ${needed}`,
  worth: (points) => plural('fr', points, 'point', 'points'),
  keep: 'Garder',
  redeal: 'Redistribuer',
  pairsTitle: (has) => (has ? 'Trois paires !' : 'Tes plaques'),
  pairsText: (has) =>
    has
      ? 'Tu as trois paires de plaques identiques. Tu peux les montrer, et on redistribue tout.'
      : 'Regarde-les tranquillement. Ensuite, c’est parti.',
  waiting: 'Les autres réfléchissent encore.',
  begins: (name) => `${name} commence`,
  youBegin: 'Tu commences',
  drawnAgain: 'Égalité : nouveau tirage.',
  zoomIn: 'Agrandir les plaques de la table',
  zoomOut: 'Réduire les plaques de la table',
  planning: 'Prépare déjà ton tour',
  planLost: 'La table a changé. Ce qui ne va plus est revenu sur ton support.',
  seconds: (n) => plural('fr', n, 'seconde', 'secondes'),
  timeUp: (n, what) => {
    if (what.type === 'penalty')
      return `Encore ${n} s, puis : ${what.keeps ? 'seul ce qui va ensemble reste' : 'tout revient'} et tu pioches ${count(what.tiles)}.`;
    const then = {
      one: 'tu pioches une plaque',
      taken: 'ce qui est posé compte comme ton tour',
      pass: 'ton tour est fini',
    }[what.type];
    return `Encore ${n} s, puis : ${then}.`;
  },
  standing: (n) => count(n),
  laid: (name, n, opened) => {
    const [opens, lays] = name === undefined ? ['Tu ouvres', 'Tu poses'] : [`${name} ouvre`, `${name} pose`];
    return `${opened ? `${opens} avec` : lays} ${count(n)}.`;
  },
  prompt: {
    look: 'Voici tes plaques. C’est parti.',
    pairs: 'Trois paires : garde tes plaques, ou fais redistribuer.',
    chosen: 'Les autres réfléchissent encore.',
    open: (needed) => `Ouvre avec au moins ${needed} points, ou pioche.`,
    points: (points, needed) =>
      `${plural('fr', points, 'point', 'points')} sur ${needed}. Pose encore, ou reprends tout.`,
    incomplete: 'Complète chaque combinaison, ou reprends tes plaques.',
    ownTile: 'Pose au moins une plaque de ton support.',
    joker: 'Le joker est libre : prends-le, ou laisse-le là.',
    complete: 'Tout est complet. Appuie sur « Terminé », ou pose encore.',
    out: 'C’était ta dernière plaque. Appuie sur « Terminé » !',
    turn: 'Pose des plaques, ou pioche.',
    pass: 'Pose des plaques, ou passe.',
    last: 'Ton dernier tour : pose ce que tu peux.',
    wait: 'Prépare la suite : déplace les plaques comme tu veux.',
    over: 'La manche est finie.',
  },
  guide: {
    goal: 'Pose toutes tes plaques avant les autres, en combinaisons de trois ou plus.',
    sets: 'Une combinaison : un même chiffre en plusieurs couleurs, ou une suite en une seule couleur.',
    openNow: (points) =>
      `Il faut ${points} points pour ouvrir (somme des chiffres). Tu les as : des plaques, puis la table.`,
    openLater: (points) =>
      `Il faut ${points} points pour ouvrir, avec tes plaques (somme des chiffres). Pas assez ? Pioche.`,
    add: 'Tu as ouvert (✓). Tu peux maintenant compléter aussi les combinaisons de la table.',
    rebuild: 'Rien ne va tel quel, mais tu peux défaire des combinaisons si toutes sont complètes à la fin.',
    joker: 'Un joker remplace une plaque. Si tu as cette plaque, pose-la et utilise le joker ailleurs.',
    few: 'Plus que quelques plaques. Le premier qui n’en a plus gagne.',
    done: {
      openNow: 'Tu as ouvert : ✓ près de ton nom. Désormais, toute la table est à ta disposition.',
      openLater: 'Bien. Plus de plaques, plus de possibilités au prochain tour.',
      add: 'Bien joué. Moins de plaques sur ton support.',
      rebuild: 'Belle transformation !',
    },
  },
  outcome: (tiles, points) => `${count(tiles)}, ${plural('fr', points, 'point', 'points')}`,
  result: {
    rack: (all) => (all.length === 0 ? 'Plus de plaques' : `Sur le support : ${count(all.length)}`),
    jokers: (n, each) => (n === 1 ? `dont un joker à ${each}` : `dont ${n} jokers à ${each}`),
    neverOpened: 'N’a jamais ouvert',
    couldHaveOpened: 'N’a jamais ouvert, mais aurait pu',
    out: 'A fini en premier',
    lowest: 'Le moins de points sur le support',
    lowestRack: (points) => `Moins le plus petit total, ${points}`,
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
    many: (n) => `Pose ${n} plaques.`,
    step: shortStep,
  },
  because: {
    lays: (n) => `Cela fait ${count(n)} de moins sur ton support.`,
    out: 'Tu as fini, et tu gagnes.',
    opens: (points) => `Tu ouvres avec ${points} points.`,
    keepsJoker: 'Tu gardes un joker.',
    rack: (n, instead) => `Sur ton support, il reste alors ${count(n)} au lieu de ${instead}.`,
    points: (points, instead) =>
      `Les nombres de ton support font alors ${points} en tout au lieu de ${instead}.`,
    table: (n, instead) =>
      `Parmi les plaques que tu ne vois pas, ${n} ${n < 2 ? 'va' : 'vont'} alors sur les combinaisons de la table, au lieu de ${instead}.`,
    nothing: 'Aucune de tes plaques ne va, même en remaniant la table.',
    cannotOpen: (points, needed) =>
      points === 0
        ? `Tu n’as pas encore de combinaison sur ton support ; il faut ${needed} points pour ouvrir.`
        : `Tes combinaisons valent ${points} points ; il en faut ${needed} pour ouvrir.`,
    outNext: (n, hidden) =>
      `Avec ${n} des ${hidden} plaques que tu ne vois pas, tu pourras tout poser d’un coup si tu pioches maintenant.`,
    leaves: (left) => `Si tu poses maintenant, il te restera au moins ${count(left)}.`,
    orWait: (n, hidden) =>
      `Attendre peut aussi payer : avec ${n} des ${hidden} plaques que tu ne vois pas, tu pourrais tout poser d’un coup.`,
    orWaitFor: (left) =>
      `Attendre peut aussi payer : ${left === 1 ? 'une seule plaque ne va pas encore' : `${left} plaques seulement ne vont pas encore`}, et tout pourrait partir d’un coup.`,
    orMore: (n) => `On pourrait même poser ${count(n)}, mais en remaniant une grande partie de la table.`,
    add: (all, to) => `Ajoute ${tiles(all)}. ${to}.`,
    make: (makes, fromTable) =>
      fromTable.length === 0
        ? `Fais une nouvelle combinaison. ${makes}.`
        : `Fais une nouvelle combinaison. ${makes}. Prends pour cela ${tiles(fromTable)} sur la table.`,
  },
  looks,
  handStep: handStepText({ tiles, spoken }),
  spoken,
};
