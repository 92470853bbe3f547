import { type Square, type VorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does, clause } = grammar;

const LINE = { row: 'rangée', column: 'colonne' };
const IS = { more: 'plus grand que', less: 'plus petit que' };
/** The side of the other tile; rows rise to the right, columns downwards. */
const SIDE = {
  row: { more: 'à sa droite', less: 'à sa gauche' },
  column: { more: 'en dessous', less: 'au-dessus' },
};
const where = (at: Square): string =>
  `dans la rangée ${Math.floor(at / WIDTH) + 1}, colonne ${(at % WIDTH) + 1}`;

export const game: GameWords<VorZwoelf> = {
  about:
    'Remplis ta planche avant les autres : les nombres doivent croître dans chaque rangée et chaque colonne.',
  reasons: {
    'not-your-turn': () => 'Ce n’est pas ton tour.',
    'already-chosen': () => 'Tu as déjà choisi ; les autres réfléchissent encore.',
    'not-now': ({ phase }) =>
      phase === 'placing'
        ? 'Place la tuile piochée, ou laisse-la au centre.'
        : phase === 'start'
          ? 'Place d’abord tes quatre tuiles sur les cases marquées d’un point.'
          : 'Tu n’as pas de tuile en main : pioches-en une, ou prends une tuile visible.',
    'off-board': () => 'Cette case n’est pas sur la planche.',
    'not-on-diagonal': () =>
      'Au début, les tuiles vont sur les quatre cases de la diagonale marquées d’un point.',
    'square-taken': ({ tile }) => `Le ${tile} est déjà sur cette case.`,
    'not-your-tiles': ({ hand }) => `Place exactement tes tuiles : ${list('fr', hand)}.`,
    'not-in-middle': ({ tile }) => `Il n’y a pas de ${tile} visible au centre.`,
    'same-number': ({ tile }) => `On n’échange pas un ${tile} contre un autre ${tile}.`,
    'not-rising': ({ tile, line, is, other }) =>
      is === 'equal'
        ? `Il y a déjà un ${tile} dans cette ${LINE[line]}.`
        : `Le ${tile} est ${IS[is]} le ${other} ${SIDE[line][is]}.`,
  },
  news: {
    started: ({ seat, tile, at }, who) =>
      `${does(who, seat, 'commence', 'commences')} avec le ${tile} ${where(at)}.`,
    'turned-up': ({ seat, tile }, who) => `${does(who, seat, 'pioche', 'pioches')} le ${tile}.`,
    left: ({ seat, tile }, who) => `${does(who, seat, 'laisse', 'laisses')} le ${tile} au centre.`,
    placed: ({ seat, tile, at, from, freed }, who) => {
      const laid =
        from === 'middle'
          ? does(
              who,
              seat,
              `prend le ${tile} au centre et le place`,
              `prends le ${tile} au centre et le places`,
            )
          : does(who, seat, `place le ${tile}`, `places le ${tile}`);
      return `${laid} ${where(at)}${freed ? `, en échange du ${freed}` : ''}.`;
    },
    again: ({ seat }, who) => `Deux nombres égaux coin à coin : ${clause(who, seat, 'rejoue', 'rejoues')}.`,
    ended: ({ ending }) =>
      ending === 'full'
        ? 'La planche est ainsi complète !'
        : ending === 'exhausted'
          ? 'La dernière tuile est piochée : le joueur qui a le moins de cases libres gagne.'
          : 'Rien de nouveau depuis longtemps : le joueur qui a le moins de cases libres gagne.',
  },
  options: {
    size: { name: 'Cases par côté' },
    highest: { name: 'Plus grand nombre' },
    start: {
      name: 'Début',
      values: {
        one: 'Placer quatre tuiles une à une',
        four: 'Piocher quatre tuiles, puis les disposer',
        fourInOrder: 'Piocher quatre tuiles, posées dans l’ordre',
      },
    },
    bruno: {
      name: 'Variante de Bruno',
      values: { true: 'Deux nombres égaux coin à coin : on rejoue', false: 'Sans' },
    },
    sameNumber: {
      name: 'Échange contre le même nombre',
      values: { true: 'Permis', false: 'Interdit' },
    },
    guard: { name: 'Tours de table sans rien de nouveau avant la fin', values: { 0: 'Jamais' } },
  },
  presets: {
    'ravensburger-2012': '5 vor 12 (Ravensburger 2012)',
    'lucky-numbers': 'Lucky Numbers',
    'lucky-numbers-bruno': 'Lucky Numbers avec la variante de Bruno',
  },
};
