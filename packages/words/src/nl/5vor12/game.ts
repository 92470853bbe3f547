import { type Square, type VorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does, clause } = grammar;

const LINE = { row: 'rij', column: 'kolom' };
const IS = { more: 'hoger dan', less: 'lager dan' };
/** The side of the other tile; rows rise to the right, columns downwards. */
const SIDE = {
  row: { more: 'rechts ervan', less: 'links ervan' },
  column: { more: 'eronder', less: 'erboven' },
};
const where = (at: Square): string => `in rij ${Math.floor(at / WIDTH) + 1}, kolom ${(at % WIDTH) + 1}`;

export const game: GameWords<VorZwoelf> = {
  about: 'Maak als eerste je spelbord vol: in elke rij en kolom moeten de getallen oplopen.',
  reasons: {
    'not-your-turn': () => 'Je bent niet aan de beurt.',
    'already-chosen': () => 'Je hebt al gekozen; de anderen denken nog na.',
    'not-now': ({ phase }) =>
      phase === 'placing'
        ? 'Leg het omgedraaide fiche op je spelbord, of laat het in het midden liggen.'
        : phase === 'start'
          ? 'Leg eerst je vier fiches op de velden met een punt.'
          : 'Je hebt geen fiche in je hand: draai er een om of pak een open fiche.',
    'off-board': () => 'Dat veld staat niet op het spelbord.',
    'not-on-diagonal': () => 'Aan het begin komen de fiches op de vier velden met een punt.',
    'square-taken': ({ tile }) => `Op dit veld ligt de ${tile} al.`,
    'not-your-tiles': ({ hand }) => `Leg precies je eigen fiches neer: ${list('nl', hand)}.`,
    'not-in-middle': ({ tile }) => `Er ligt geen open ${tile} in het midden.`,
    'same-number': ({ tile }) => `Een ${tile} ruil je niet tegen een andere ${tile}.`,
    'not-rising': ({ tile, line, is, other }) =>
      is === 'equal'
        ? `In deze ${LINE[line]} ligt al een ${tile}.`
        : `De ${tile} is ${IS[is]} de ${other} ${SIDE[line][is]}.`,
  },
  news: {
    started: ({ seat, tile, at }, who) =>
      `${does(who, seat, 'begint', 'begint')} met de ${tile} ${where(at)}.`,
    'turned-up': ({ seat, tile }, who) => `${does(who, seat, 'draait', 'draait')} de ${tile} om.`,
    left: ({ seat, tile }, who) => `${does(who, seat, 'laat', 'laat')} de ${tile} in het midden liggen.`,
    placed: ({ seat, tile, at, from, freed }, who) => {
      const laid =
        from === 'middle'
          ? does(
              who,
              seat,
              `pakt de ${tile} uit het midden en legt hem`,
              `pakt de ${tile} uit het midden en legt hem`,
            )
          : does(who, seat, `legt de ${tile}`, `legt de ${tile}`);
      return `${laid} ${where(at)}${freed ? `, in ruil voor de ${freed}` : ''}.`;
    },
    again: ({ seat }, who) =>
      `Gelijke getallen hoek aan hoek: ${clause(who, seat, 'mag', 'mag')} nog een keer.`,
    ended: ({ ending }) =>
      ending === 'full'
        ? 'Daarmee is het spelbord vol!'
        : ending === 'exhausted'
          ? 'Het laatste fiche is omgedraaid: wie de minste vrije velden heeft, wint.'
          : 'Al veel ronden niets nieuws: wie de minste vrije velden heeft, wint.',
  },
  options: {
    size: { name: 'Velden per zijde' },
    highest: { name: 'Hoogste getal' },
    start: {
      name: 'Begin',
      values: {
        one: 'Vier fiches één voor één neerleggen',
        four: 'Vier fiches pakken en dan schikken',
        fourInOrder: 'Vier fiches pakken, op volgorde gelegd',
      },
    },
    bruno: {
      name: 'Bruno’s variant',
      values: { true: 'Gelijke getallen hoek aan hoek: nog een keer', false: 'Uit' },
    },
    sameNumber: {
      name: 'Ruilen tegen hetzelfde getal',
      values: { true: 'Mag', false: 'Mag niet' },
    },
    guard: { name: 'Ronden zonder iets nieuws voordat het spel eindigt', values: { 0: 'Nooit' } },
  },
  presets: {
    'ravensburger-2012': '5 vor 12 (Ravensburger 2012)',
    'lucky-numbers': 'Lucky Numbers',
    'lucky-numbers-bruno': 'Lucky Numbers met Bruno’s variant',
  },
};
