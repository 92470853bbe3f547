import { type Square, type VorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does, clause } = grammar;

const LINE = { row: 'fila', column: 'colonna' };

/** "uno", "otto" and "undici" begin with a vowel. */
const startsWithVowel = (n: number): boolean => n === 1 || n === 8 || n === 11;
const il = (n: number): string => (startsWithVowel(n) ? `l’${n}` : `il ${n}`);
const Il = (n: number): string => (startsWithVowel(n) ? `L’${n}` : `Il ${n}`);
const del = (n: number): string => (startsWithVowel(n) ? `dell’${n}` : `del ${n}`);
/** The side of the other tile; rows rise to the right, columns downwards. */
const SIDE = {
  row: { more: 'alla sua destra', less: 'alla sua sinistra' },
  column: { more: 'qui sotto', less: 'qui sopra' },
};
const where = (at: Square): string => `nella fila ${Math.floor(at / WIDTH) + 1}, colonna ${(at % WIDTH) + 1}`;

export const game: GameWords<VorZwoelf> = {
  about: 'Riempi la tua cartella prima degli altri: in ogni fila e colonna i numeri devono crescere.',
  reasons: {
    'not-your-turn': () => 'Non è il tuo turno.',
    'already-chosen': () => 'Hai già scelto; gli altri stanno ancora pensando.',
    'not-now': ({ phase }) =>
      phase === 'placing'
        ? 'Metti la tessera scoperta sulla cartella, o lasciala al centro.'
        : phase === 'start'
          ? 'Prima metti le tue quattro tessere sulle caselle con il punto.'
          : 'Non hai tessere in mano: scoprine una o prendine una scoperta.',
    'off-board': () => 'Questa casella non è sulla cartella.',
    'not-on-diagonal': () =>
      'All’inizio le tessere vanno sulle quattro caselle della diagonale con il punto.',
    'square-taken': ({ tile }) => `Su questa casella c’è già ${il(tile)}.`,
    'not-your-tiles': ({ hand }) => `Disponi esattamente le tue tessere: ${list('it', hand)}.`,
    'not-in-middle': ({ tile }) => `Al centro non c’è nessun ${tile} scoperto.`,
    'same-number': ({ tile }) => `Un ${tile} non si scambia con un altro ${tile}.`,
    'not-rising': ({ tile, line, is, other }) =>
      is === 'equal'
        ? `In questa ${LINE[line]} c’è già un ${tile}.`
        : `${Il(tile)} è ${is === 'more' ? 'maggiore' : 'minore'} ${del(other)} ${SIDE[line][is]}.`,
  },
  news: {
    started: ({ seat, tile, at }, who) =>
      `${does(who, seat, 'comincia', 'cominci')} con ${il(tile)} ${where(at)}.`,
    'turned-up': ({ seat, tile }, who) => `${does(who, seat, 'scopre', 'scopri')} ${il(tile)}.`,
    left: ({ seat, tile }, who) => `${does(who, seat, 'lascia', 'lasci')} ${il(tile)} al centro.`,
    placed: ({ seat, tile, at, from, freed }, who) => {
      const laid =
        from === 'middle'
          ? does(
              who,
              seat,
              `prende ${il(tile)} dal centro e lo mette`,
              `prendi ${il(tile)} dal centro e lo metti`,
            )
          : does(who, seat, `mette ${il(tile)}`, `metti ${il(tile)}`);
      return `${laid} ${where(at)}${freed ? `, in cambio ${del(freed)}` : ''}.`;
    },
    again: ({ seat }, who) =>
      `Numeri uguali che si toccano in diagonale: ${clause(who, seat, 'gioca', 'giochi')} ancora.`,
    ended: ({ ending }) =>
      ending === 'full'
        ? 'Così la cartella è completa!'
        : ending === 'exhausted'
          ? 'L’ultima tessera è stata scoperta: vince chi ha meno caselle libere.'
          : 'Da molti giri nulla di nuovo: vince chi ha meno caselle libere.',
  },
  options: {
    size: { name: 'Caselle per lato' },
    highest: { name: 'Numero più alto' },
    start: {
      name: 'Inizio',
      values: {
        one: 'Mettere quattro tessere una alla volta',
        four: 'Pescare quattro tessere, poi disporle',
        fourInOrder: 'Pescare quattro tessere, messe in ordine',
      },
    },
    bruno: {
      name: 'Variante di Bruno',
      values: { true: 'Numeri uguali che si toccano in diagonale: si gioca ancora', false: 'No' },
    },
    sameNumber: {
      name: 'Scambio con lo stesso numero',
      values: { true: 'Permesso', false: 'Non permesso' },
    },
    guard: { name: 'Giri senza novità prima della fine', values: { 0: 'Mai' } },
  },
  presets: {
    'ravensburger-2012': '5 vor 12 (Ravensburger 2012)',
    'lucky-numbers': 'Lucky Numbers',
    'lucky-numbers-bruno': 'Lucky Numbers con la variante di Bruno',
  },
};
