import { colourOf, JOKER, numberOf, type Rummikub, type Tile } from '@crescendo/rules/rummikub';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does, objects, start, subjects, clauseFor, clause } = grammar;

const COLOURS = ['noir', 'rouge', 'bleu', 'jaune'];
const plain = (tile: Tile): string =>
  tile === JOKER ? 'joker' : `${numberOf(tile)} ${COLOURS[colourOf(tile)]}`;
const the = (tile: Tile): string => `le ${plain(tile)}`;
const The = (tile: Tile): string => `Le ${plain(tile)}`;
const them = (tiles: readonly Tile[]): string =>
  list(
    'fr',
    tiles.map((tile) => `${tile === JOKER ? 'un' : 'le'} ${plain(tile)}`),
  );
const set = (tiles: readonly Tile[]): string => `« ${tiles.map(plain).join(', ')} »`;
const count = (n: number): string => (n === 1 ? 'une plaque' : `${n} plaques`);

export const game: GameWords<Rummikub> = {
  about:
    'Pose des séries et des groupes, remanie la table et débarrasse-toi de tes plaques avant les autres.',
  reasons: {
    'not-your-turn': () => 'Ce n’est pas ton tour.',
    'already-chosen': () => 'Tu as déjà choisi ; les autres réfléchissent encore.',
    'not-now': ({ phase }) =>
      phase === 'pairs'
        ? 'Dis d’abord si tu gardes tes plaques.'
        : 'La donne est faite : pose des combinaisons ou pioche une plaque.',
    'no-three-pairs': ({ pairs }) =>
      `Il faut trois paires pour redistribuer ; tu ${pairs === 0 ? 'n’en as aucune' : pairs === 1 ? 'n’en as qu’une' : 'n’en as que deux'}.`,
    'pool-empty': () => 'La pioche est vide.',
    'pool-not-empty': () => 'La pioche n’est pas vide : pioche au lieu de passer.',
    'must-open': () => 'Tu peux ouvrir, alors tu dois le faire.',
    'can-play': () => 'Tu peux poser au moins une plaque, alors tu dois le faire.',
    'no-such-tile': () => 'Cette plaque n’existe pas dans cette partie.',
    'too-short': ({ length }) =>
      `Il faut au moins trois plaques ensemble ; ici, ${length === 0 ? 'il n’y en a aucune' : length === 1 ? 'il n’y en a qu’une' : 'il n’y en a que deux'}.`,
    'only-jokers': () => 'Il faut au moins une plaque avec un chiffre.',
    'mixed-colours': ({ tile, other }) =>
      `Une série est d’une seule couleur : ${the(tile)} ne va pas avec ${the(other)}.`,
    'not-rising': ({ tile, other }) => `${The(tile)} n’est pas à sa place après ${the(other)}.`,
    'joker-off-end': ({ number, highest }) =>
      `Le joker serait ici un ${number}, or les chiffres vont de 1 à ${highest}.`,
    'mixed-numbers': ({ tile, other }) =>
      `Un groupe est d’un seul chiffre : ${the(tile)} ne va pas avec ${the(other)}.`,
    'same-colour': ({ tile }) => `Chaque couleur une seule fois dans un groupe : ${the(tile)} y est déjà.`,
    'too-many': ({ most }) => `Un groupe compte ${most} plaques au plus.`,
    'tile-missing': ({ tile }) => `${The(tile)} manque : ce qui était sur la table y reste.`,
    'not-on-rack': ({ tile }) =>
      tile === JOKER ? 'Tu n’as pas de joker sur ton support.' : `Tu n’as pas ${the(tile)} sur ton support.`,
    'nothing-played': () => 'Pose au moins une plaque de ton support.',
    'table-touched': ({ tiles }) =>
      `Au tour où tu ouvres, la table ne change pas. Tu as modifié ${set(tiles)}.`,
    'too-few-points': ({ points, needed }) =>
      `Pour ouvrir, il faut au moins ${needed} ${needed < 2 ? 'point' : 'points'}. Tu en as ${points}, il en manque ${needed - points}.`,
    'joker-not-replaced': ({ tiles }) =>
      `Pour prendre le joker de ${set(tiles)}, pose à sa place la plaque qu’il remplace.`,
    'joker-set-split': ({ tiles }) =>
      `La combinaison ${set(tiles)} a un joker : tu peux la compléter, mais pas la diviser.`,
    'joker-set-locked': ({ tiles }) =>
      `La combinaison ${set(tiles)} a un joker : on n’y touche pas avant d’avoir remplacé le joker.`,
    'joker-not-in-new-set': () => 'Le joker libéré doit former un nouveau groupe ou une nouvelle série.',
    'joker-before-opening': () => 'Au tour où tu ouvres, les jokers restent où ils sont.',
  },
  news: {
    'start-drew': ({ seat, tile }, who) =>
      tile === JOKER
        ? `${does(who, seat, 'tire', 'tires')} un joker. Il ne compte pas : encore une fois !`
        : `${does(who, seat, 'tire', 'tires')} ${the(tile)}.`,
    'start-again': ({ seats }, who) =>
      `Égalité : ${clauseFor(who, seats, { one: 'tire encore une fois', you: 'tires encore une fois', many: 'tirent encore une fois', manyWithYou: 'tirez encore une fois' })}.`,
    begins: ({ seat }, who) => `${does(who, seat, 'commence', 'commences')}.`,
    dealt: ({ each }) => `Chacun a ${count(each)}.`,
    kept: () => 'Tout le monde garde ses plaques. C’est parti !',
    redealt: ({ seat, pairs }, who) =>
      `${does(who, seat, 'montre', 'montres')} des paires : ${pairs
        .filter((_, i) => i % 2 === 0)
        .map(plain)
        .join(', ')}. On mélange et on redistribue.`,
    played: ({ seat, tiles, opened }, who) =>
      `${opened ? does(who, seat, 'ouvre avec', 'ouvres avec') : does(who, seat, 'pose', 'poses')} ${them(tiles)}.`,
    drew: ({ seat, tile }, who) =>
      tile === null
        ? `${does(who, seat, 'pioche', 'pioches')} une plaque.`
        : `${does(who, seat, 'pioche', 'pioches')} ${them([tile])}.`,
    'time-up': ({ seat, owed }, who) =>
      owed === 0
        ? `Le temps est écoulé pour ${objects(who, [seat])}.`
        : `Le temps est écoulé : ${clause(who, seat, 'pioche', 'pioches')} ${count(owed)}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'passe', 'passes')}.`,
    'pool-empty': ({ lastTurns }) =>
      lastTurns
        ? 'C’était la dernière plaque. Encore un tour pour chacun !'
        : 'C’était la dernière plaque de la pioche.',
    ended: ({ ending, winners }, who) => {
      if (ending === 'out')
        return `Rummikub ! ${start(who, winners, { one: 'n’a', you: 'n’as', many: 'n’ont', manyWithYou: 'n’avez' })} plus de plaques.`;
      const why = ending === 'stalemate' ? 'Plus personne ne pose' : 'Chacun a joué son dernier tour';
      return `${why} : le joueur qui a le moins de points sur son support gagne. Bravo${winners.length === 1 && winners[0] === who.you ? '' : `, ${subjects(who, winners)}`} !`;
    },
  },
  options: {
    seconds: { name: 'Secondes par tour', values: { 0: 'Sans limite' } },
    bank: { name: 'Secondes pour toute la partie', values: { 0: 'Sans limite' } },
    increment: { name: 'Secondes ajoutées après chaque tour' },
    startDraw: {
      name: 'Qui commence',
      values: {
        none: 'Comme convenu',
        beforeDeal: 'Le chiffre le plus élevé, tiré avant la distribution',
        afterDeal: 'Le chiffre le plus élevé, tiré après la distribution',
      },
    },
    deal: {
      name: 'Distribution',
      values: {
        single: 'Une à une',
        twoStacks: 'Deux piles chacun',
        jokerEach: 'Un joker chacun, puis une à une',
      },
    },
    threePairsRedeal: {
      name: 'Nouvelle donne avec trois paires',
      values: { true: 'Sur demande', false: 'Non' },
    },
    openMin: { name: 'Points pour ouvrir, au moins' },
    openTableLocked: {
      name: 'La table au tour de l’ouverture',
      values: { true: 'Ne change pas', false: 'Peut être remaniée' },
    },
    mayDelayOpening: {
      name: 'Attendre pour ouvrir',
      values: { true: 'Permis', false: 'Interdit' },
    },
    mustLay: {
      name: 'Piocher quand on peut poser',
      values: { true: 'Interdit', false: 'Permis' },
      about:
        'Après ton ouverture, tu dois poser dès que possible et ne piocher que si rien ne va. Fini de piocher longtemps pour tout poser d’un coup, comme le Collectionneur.',
    },
    jokerSets: {
      name: 'Combinaisons avec joker',
      values: {
        free: 'Peuvent être remaniées',
        extendOnly: 'Peuvent seulement grandir',
        locked: 'Ne changent pas',
      },
    },
    jokerFreeByRebuild: {
      name: 'Prendre un joker sans le remplacer',
      values: { true: 'Permis', false: 'Interdit' },
    },
    jokerSwapFrom: {
      name: 'La plaque qui remplace un joker',
      values: { rack: 'Vient du support', rackOrTable: 'Vient du support ou de la table' },
    },
    jokerReuse: {
      name: 'Un joker libéré',
      values: {
        sameTurn: 'Se rejoue au même tour, n’importe où',
        sameTurnNewSet: 'Se rejoue au même tour, dans une nouvelle combinaison',
      },
    },
    jokerNotBeforeOpening: {
      name: 'Libérer un joker au tour de l’ouverture',
      values: { true: 'Interdit', false: 'Permis' },
    },
    jokerPenalty: { name: 'Points pour un joker resté sur le support' },
    timeout: {
      name: 'Temps écoulé',
      values: {
        revertAndThree: 'Plaques de pénalité',
        drawOrThree: 'Une plaque ; la pénalité seulement si la table a été modifiée',
        keepOrThree:
          'Une plaque ; la pénalité seulement si la table a été modifiée, et ce qui est valable reste',
      },
    },
    penaltyTiles: { name: 'Plaques de pénalité' },
    emptyPool: {
      name: 'Pioche vide',
      values: {
        mustPlay: 'Celui qui peut poser doit le faire',
        playOn: 'On continue jusqu’à ce que tous passent',
        lastTurns: 'Un dernier tour chacun',
      },
    },
    stalemateScore: {
      name: 'Décompte quand personne n’a fini',
      values: { differenceToLowest: 'Différence avec le plus petit total' },
    },
    neverOpened: { name: 'Points en moins pour qui n’a jamais ouvert' },
    couldHaveOpened: { name: 'Points en moins pour qui aurait pu ouvrir' },
    jokers: { name: 'Jokers' },
    values: { name: 'Chiffre le plus élevé' },
    colours: { name: 'Couleurs' },
    copies: { name: 'Plaques de chaque sorte' },
    handSize: { name: 'Plaques pour chacun' },
  },
  presets: {
    'carlit-de-2007': 'Carlit 2007, règles allemandes',
    'carlit-fr-2007': 'Carlit 2007, règles françaises',
    'carlit-it-2007': 'Carlit 2007, règles italiennes',
    'international-2019': 'International 2019',
    'jumbo-de-recent': 'Jumbo, édition allemande récente',
    'sabra-classic': 'Sabra classique',
    'tournament-nz-2024': 'Tournoi de Nouvelle-Zélande 2024',
    'tournament-mso-2019': 'Mind Sports Olympiad 2019',
  },
};
