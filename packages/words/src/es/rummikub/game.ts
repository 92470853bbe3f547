import { colourOf, JOKER, numberOf, type Rummikub, type Tile } from '@crescendo/rules/rummikub';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does, objects, start, subjects, clauseFor, clause } = grammar;

const COLOURS = ['negro', 'rojo', 'azul', 'amarillo'];
const plain = (tile: Tile): string =>
  tile === JOKER ? 'comodín' : `${numberOf(tile)} ${COLOURS[colourOf(tile)]}`;
const the = (tile: Tile): string => `el ${plain(tile)}`;
const The = (tile: Tile): string => `El ${plain(tile)}`;
const them = (tiles: readonly Tile[]): string =>
  list(
    'es',
    tiles.map((tile) => `${tile === JOKER ? 'un' : 'el'} ${plain(tile)}`),
  );
const set = (tiles: readonly Tile[]): string => `«${tiles.map(plain).join(', ')}»`;
const count = (n: number): string => (n === 1 ? 'una ficha' : `${n} fichas`);

export const game: GameWords<Rummikub> = {
  about: 'Forma escaleras y grupos, reorganiza la mesa y quédate sin fichas antes que nadie.',
  reasons: {
    'not-your-turn': () => 'No es tu turno.',
    'already-chosen': () => 'Ya has elegido; los demás todavía están pensando.',
    'not-now': ({ phase }) =>
      phase === 'pairs'
        ? 'Primero di si te quedas con tus fichas.'
        : 'Ya está repartido: baja combinaciones o roba una ficha.',
    'no-three-pairs': ({ pairs }) =>
      `Para repartir de nuevo hacen falta tres parejas; ${pairs === 0 ? 'no tienes ninguna' : pairs === 1 ? 'solo tienes una' : 'solo tienes dos'}.`,
    'pool-empty': () => 'El pozo está vacío: no queda nada que robar.',
    'pool-not-empty': () => 'Aún quedan fichas en el pozo: roba una en vez de pasar.',
    'must-open': () => 'Puedes abrir, así que debes hacerlo.',
    'can-play': () => 'Puedes poner al menos una ficha, así que debes hacerlo.',
    'no-such-tile': () => 'Esa ficha no existe en esta partida.',
    'too-short': ({ length }) =>
      `Una combinación tiene al menos tres fichas; aquí ${length === 0 ? 'no hay ninguna' : length === 1 ? 'solo hay una' : 'solo hay dos'}.`,
    'only-jokers': () => 'Hace falta al menos una ficha con número.',
    'mixed-colours': ({ tile, other }) =>
      `Una escalera es de un solo color: ${the(tile)} no va con ${the(other)}.`,
    'not-rising': ({ tile, other }) => `${The(tile)} no va ahí, después del ${plain(other)}.`,
    'joker-off-end': ({ number, highest }) =>
      `Aquí el comodín sería un ${number}, pero los números van del 1 al ${highest}.`,
    'mixed-numbers': ({ tile, other }) =>
      `Un grupo es de un solo número: ${the(tile)} no va con ${the(other)}.`,
    'same-colour': ({ tile }) => `En un grupo cada color aparece una sola vez: ${the(tile)} ya está.`,
    'too-many': ({ most }) => `Un grupo tiene como máximo ${most} fichas.`,
    'tile-missing': ({ tile }) => `Falta ${the(tile)}: lo que estaba en la mesa se queda en la mesa.`,
    'not-on-rack': ({ tile }) =>
      tile === JOKER ? 'No tienes ningún comodín en tu atril.' : `No tienes ${the(tile)} en tu atril.`,
    'nothing-played': () => 'Pon al menos una ficha de tu atril.',
    'table-touched': ({ tiles }) =>
      `En el turno en que abres, la mesa se queda como está. Has cambiado ${set(tiles)}.`,
    'too-few-points': ({ points, needed }) =>
      `Para abrir ${needed === 1 ? 'hace falta al menos 1 punto' : `hacen falta al menos ${needed} puntos`}. Tienes ${points}; te ${needed - points === 1 ? 'falta' : 'faltan'} ${needed - points}.`,
    'joker-not-replaced': ({ tiles }) =>
      `Para llevarte el comodín de ${set(tiles)}, pon en su lugar la ficha que representa.`,
    'joker-set-split': ({ tiles }) =>
      `En ${set(tiles)} hay un comodín: puedes añadir fichas, pero no dividir la combinación.`,
    'joker-set-locked': ({ tiles }) =>
      `En ${set(tiles)} hay un comodín: no se toca hasta que alguien lo reemplace.`,
    'joker-not-in-new-set': () => 'El comodín liberado debe formar una combinación nueva.',
    'joker-before-opening': () => 'En el turno en que abres, los comodines se quedan donde están.',
  },
  news: {
    'start-drew': ({ seat, tile }, who) =>
      tile === JOKER
        ? `${does(who, seat, 'saca', 'sacas')} un comodín. No cuenta: ¡otra vez!`
        : `${does(who, seat, 'saca', 'sacas')} ${the(tile)}.`,
    'start-again': ({ seats }, who) =>
      `Empate: ${clauseFor(who, seats, { one: 'saca otra vez', you: 'sacas otra vez', many: 'sacan otra vez', manyWithYou: 'sacáis otra vez' })}.`,
    begins: ({ seat }, who) => `${seat === who.you ? 'Empiezas tú' : `Empieza ${who(seat)}`}.`,
    dealt: ({ each }) => `Cada uno tiene ${count(each)}.`,
    kept: () => 'Todos se quedan con sus fichas. ¡Empezamos!',
    redealt: ({ seat, pairs }, who) =>
      `${does(who, seat, 'muestra', 'muestras')} parejas: ${pairs
        .filter((_, i) => i % 2 === 0)
        .map(plain)
        .join(', ')}. Se mezcla y se reparte de nuevo.`,
    played: ({ seat, tiles, opened }, who) =>
      `${opened ? does(who, seat, 'abre con', 'abres con') : does(who, seat, 'pone', 'pones')} ${them(tiles)}.`,
    drew: ({ seat, tile }, who) =>
      tile === null
        ? `${does(who, seat, 'roba', 'robas')} una ficha.`
        : `${does(who, seat, 'roba', 'robas')} ${them([tile])}.`,
    'time-up': ({ seat, owed }, who) =>
      owed === 0
        ? `Se acabó el tiempo para ${objects(who, [seat])}.`
        : `Se acabó el tiempo: ${clause(who, seat, 'roba', 'robas')} ${count(owed)}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'pasa', 'pasas')}.`,
    'pool-empty': ({ lastTurns }) =>
      lastTurns ? 'Era la última ficha. ¡Un turno más para cada uno!' : 'Era la última ficha del pozo.',
    ended: ({ ending, winners }, who) => {
      if (ending === 'out')
        return `¡Rummikub! ${start(who, winners, { one: 'se ha quedado', you: 'te has quedado', many: 'se han quedado', manyWithYou: 'os habéis quedado' })} sin fichas.`;
      const why = ending === 'stalemate' ? 'Ya nadie pone nada' : 'Todos han jugado su último turno';
      return `${why}: gana quien tiene menos puntos en el atril. ¡Enhorabuena${winners.length === 1 && winners[0] === who.you ? '' : `, ${subjects(who, winners)}`}!`;
    },
  },
  options: {
    seconds: { name: 'Segundos por turno', values: { 0: 'Sin límite' } },
    bank: { name: 'Segundos para toda la partida', values: { 0: 'Sin límite' } },
    increment: { name: 'Segundos añadidos tras cada turno' },
    startDraw: {
      name: 'Quién empieza',
      values: {
        none: 'Según lo acordado',
        beforeDeal: 'El número más alto, sacado antes de repartir',
        afterDeal: 'El número más alto, sacado después de repartir',
      },
    },
    deal: {
      name: 'Reparto',
      values: {
        single: 'Ficha a ficha',
        twoStacks: 'Dos montones para cada uno',
        jokerEach: 'Un comodín para cada uno y luego ficha a ficha',
      },
    },
    threePairsRedeal: {
      name: 'Nuevo reparto con tres parejas',
      values: { true: 'Si alguien lo pide', false: 'No' },
    },
    openMin: { name: 'Puntos mínimos para abrir' },
    openTableLocked: {
      name: 'La mesa en el turno de apertura',
      values: { true: 'Se queda como está', false: 'Se puede reorganizar' },
    },
    mayDelayOpening: {
      name: 'Esperar para abrir',
      values: { true: 'Permitido', false: 'No permitido' },
    },
    mustLay: {
      name: 'Robar cuando se puede poner',
      values: { true: 'No permitido', false: 'Permitido' },
      about:
        'Tras tu apertura debes poner en cuanto puedas, y robar solo si nada encaja. Así nadie roba mucho tiempo para ponerlo todo de una vez, como el Coleccionista.',
    },
    jokerSets: {
      name: 'Combinaciones con comodín',
      values: {
        free: 'Se pueden reorganizar',
        extendOnly: 'Solo pueden crecer',
        locked: 'Se quedan como están',
      },
    },
    jokerFreeByRebuild: {
      name: 'Llevarse un comodín sin reemplazarlo',
      values: { true: 'Permitido', false: 'No permitido' },
    },
    jokerSwapFrom: {
      name: 'La ficha que reemplaza un comodín',
      values: { rack: 'Viene del atril', rackOrTable: 'Viene del atril o de la mesa' },
    },
    jokerReuse: {
      name: 'Un comodín liberado',
      values: {
        sameTurn: 'Se usa en el mismo turno, donde sea',
        sameTurnNewSet: 'Se usa en el mismo turno, en una combinación nueva',
      },
    },
    jokerNotBeforeOpening: {
      name: 'Liberar comodines en el turno de apertura',
      values: { true: 'No permitido', false: 'Permitido' },
    },
    jokerPenalty: { name: 'Puntos por un comodín que queda en el atril' },
    timeout: {
      name: 'Tiempo agotado',
      values: {
        revertAndThree: 'Fichas de penalización',
        drawOrThree: 'Una ficha; penalización solo si se tocó la mesa',
        keepOrThree: 'Una ficha; penalización solo si se tocó la mesa, y lo que está bien se queda',
      },
    },
    penaltyTiles: { name: 'Fichas de penalización' },
    emptyPool: {
      name: 'Pozo vacío',
      values: {
        mustPlay: 'Quien puede poner, debe hacerlo',
        playOn: 'Se sigue hasta que todos pasen',
        lastTurns: 'Un último turno para cada uno',
      },
    },
    stalemateScore: {
      name: 'Puntuación cuando nadie termina',
      values: { differenceToLowest: 'Diferencia con quien tiene menos puntos' },
    },
    neverOpened: { name: 'Puntos extra en contra por no haber abierto' },
    couldHaveOpened: { name: 'Puntos extra en contra por no haber abierto pudiendo hacerlo' },
    jokers: { name: 'Comodines' },
    values: { name: 'Número más alto' },
    colours: { name: 'Colores' },
    copies: { name: 'Fichas de cada tipo' },
    handSize: { name: 'Fichas para cada uno' },
  },
  presets: {
    'carlit-de-2007': 'Carlit 2007, reglas alemanas',
    'carlit-fr-2007': 'Carlit 2007, reglas francesas',
    'carlit-it-2007': 'Carlit 2007, reglas italianas',
    'international-2019': 'Internacional 2019',
    'jumbo-de-recent': 'Jumbo, edición alemana reciente',
    'sabra-classic': 'Sabra clásico',
    'tournament-nz-2024': 'Torneo de Nueva Zelanda 2024',
    'tournament-mso-2019': 'Mind Sports Olympiad 2019',
  },
};
