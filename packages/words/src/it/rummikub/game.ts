import { colourOf, JOKER, numberOf, type Rummikub, type Tile } from '@crescendo/rules/rummikub';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { aName } from '../../grammar/names.ts';
import { grammar } from '../table/grammar.ts';

const { does, objects, start, clauseFor, clause } = grammar;

const COLOURS = ['nero', 'rosso', 'blu', 'giallo'];
const plain = (tile: Tile): string =>
  tile === JOKER ? 'jolly' : `${numberOf(tile)} ${COLOURS[colourOf(tile)]}`;
/** Davanti a 1, 8 e 11 si dice «l’». */
const isElided = (tile: Tile): boolean => tile !== JOKER && [1, 8, 11].includes(numberOf(tile));
const the = (tile: Tile): string => `${isElided(tile) ? 'l’' : 'il '}${plain(tile)}`;
const The = (tile: Tile): string => `${isElided(tile) ? 'L’' : 'Il '}${plain(tile)}`;
const withThe = (tile: Tile): string => `${isElided(tile) ? 'con l’' : 'con il '}${plain(tile)}`;
const them = (tiles: readonly Tile[]): string =>
  list(
    'it',
    tiles.map((tile) => (tile === JOKER ? 'un jolly' : the(tile))),
  );
const set = (tiles: readonly Tile[]): string => `«${tiles.map(plain).join(', ')}»`;
const count = (n: number): string => (n === 1 ? 'una tessera' : `${n} tessere`);

export const game: GameWords<Rummikub> = {
  about: 'Cala serie e gruppi, modifica le combinazioni in tavola e resta senza tessere prima degli altri.',
  reasons: {
    'not-your-turn': () => 'Non è il tuo turno.',
    'already-chosen': () => 'Hai già scelto; gli altri stanno ancora pensando.',
    'not-now': ({ phase }) =>
      phase === 'pairs'
        ? 'Prima di’ se tieni le tue tessere.'
        : 'Le tessere sono distribuite: cala combinazioni o pesca una tessera.',
    'no-three-pairs': ({ pairs }) =>
      `Per ridistribuire servono tre coppie; tu ${pairs === 0 ? 'non ne hai nessuna' : pairs === 1 ? 'ne hai solo una' : 'ne hai solo due'}.`,
    'pool-empty': () => 'Il pozzo è vuoto: non c’è più niente da pescare.',
    'pool-not-empty': () => 'Il pozzo non è vuoto: pesca, invece di passare.',
    'must-open': () => 'Puoi aprire, quindi devi farlo.',
    'can-play': () => 'Puoi calare almeno una tessera, quindi devi farlo.',
    'no-such-tile': () => 'Questa tessera non c’è in questa partita.',
    'too-short': ({ length }) =>
      `Una combinazione ha almeno tre tessere; qui ${length === 0 ? 'non ce n’è nessuna' : length === 1 ? 'ce n’è solo una' : 'ce ne sono solo due'}.`,
    'only-jokers': () => 'Ci vuole almeno una tessera con un numero.',
    'mixed-colours': ({ tile, other }) =>
      `Una serie è di un solo colore: ${the(tile)} non va ${withThe(other)}.`,
    'not-rising': ({ tile, other }) => `${The(tile)} non è al suo posto dopo ${the(other)}.`,
    'joker-off-end': ({ number, highest }) =>
      `Qui il jolly varrebbe ${number}, ma i numeri vanno da 1 a ${highest}.`,
    'mixed-numbers': ({ tile, other }) =>
      `Un gruppo è di un solo numero: ${the(tile)} non va ${withThe(other)}.`,
    'same-colour': ({ tile }) => `In un gruppo ogni colore sta una volta sola: ${the(tile)} c’è già.`,
    'too-many': ({ most }) => `Un gruppo ha al massimo ${most} tessere.`,
    'tile-missing': ({ tile }) => `Manca ${the(tile)}: quello che era in tavola resta in tavola.`,
    'not-on-rack': ({ tile }) =>
      tile === JOKER ? 'Non hai nessun jolly sul tuo supporto.' : `Non hai ${the(tile)} sul tuo supporto.`,
    'nothing-played': () => 'Cala almeno una tessera dal tuo supporto.',
    'table-touched': ({ tiles }) =>
      `Nel turno in cui apri, la tavola resta com’è. Hai modificato ${set(tiles)}.`,
    'too-few-points': ({ points, needed }) =>
      `Per aprire ci ${needed === 1 ? 'vuole almeno 1 punto' : `vogliono almeno ${needed} punti`}. Ne hai ${points}, ne ${needed - points === 1 ? 'manca' : 'mancano'} ancora ${needed - points}.`,
    'joker-not-replaced': ({ tiles }) =>
      `Per prendere il jolly di ${set(tiles)} metti al suo posto la tessera che sostituisce.`,
    'joker-set-split': ({ tiles }) =>
      `In ${set(tiles)} c’è un jolly: puoi aggiungere tessere alla combinazione, ma non dividerla.`,
    'joker-set-locked': ({ tiles }) =>
      `In ${set(tiles)} c’è un jolly: la combinazione resta com’è finché il jolly non viene scambiato.`,
    'joker-not-in-new-set': () => 'Il jolly liberato deve formare una nuova serie o un nuovo gruppo.',
    'joker-before-opening': () => 'Nel turno in cui apri, i jolly restano dove sono.',
  },
  news: {
    'start-drew': ({ seat, tile }, who) =>
      tile === JOKER
        ? `${does(who, seat, 'pesca', 'peschi')} un jolly. Non vale: ancora una volta!`
        : `${does(who, seat, 'pesca', 'peschi')} ${the(tile)}.`,
    'start-again': ({ seats }, who) =>
      `Parità: ${clauseFor(who, seats, { one: 'pesca ancora una volta', you: 'peschi ancora una volta', many: 'pescano ancora una volta', manyWithYou: 'pescate ancora una volta' })}.`,
    begins: ({ seat }, who) => `${seat === who.you ? 'Cominci tu' : `Comincia ${who(seat)}`}.`,
    dealt: ({ each }) => `Ognuno ha ${count(each)}.`,
    kept: () => 'Tutti tengono le loro tessere. Si comincia!',
    redealt: ({ seat, pairs }, who) =>
      `${does(who, seat, 'mostra', 'mostri')} delle coppie: ${pairs
        .filter((_, i) => i % 2 === 0)
        .map(plain)
        .join(', ')}. Si mescola e si ridistribuisce.`,
    played: ({ seat, tiles, opened }, who) =>
      opened
        ? `${does(who, seat, 'apre', 'apri')}: ${tiles.map(plain).join(', ')}.`
        : `${does(who, seat, 'cala', 'cali')} ${them(tiles)}.`,
    drew: ({ seat, tile }, who) =>
      tile === null
        ? `${does(who, seat, 'pesca', 'peschi')} una tessera.`
        : `${does(who, seat, 'pesca', 'peschi')} ${them([tile])}.`,
    'time-up': ({ seat, owed }, who) =>
      owed === 0
        ? `Tempo scaduto per ${objects(who, [seat])}.`
        : `Tempo scaduto: ${clause(who, seat, 'pesca', 'peschi')} ${count(owed)}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'passa', 'passi')}.`,
    'pool-empty': ({ lastTurns }) =>
      lastTurns ? 'Era l’ultima tessera. Ancora un turno a testa!' : 'Era l’ultima tessera del pozzo.',
    ended: ({ ending, winners }, who) => {
      if (ending === 'out')
        return `Rummikub! ${start(who, winners, { one: 'non ha', you: 'non hai', many: 'non hanno', manyWithYou: 'non avete' })} più tessere.`;
      const why = ending === 'stalemate' ? 'Nessuno cala più' : 'Tutti hanno giocato l’ultimo turno';
      return `${why}: vince chi ha meno punti sul supporto. Complimenti ${aName(objects(who, winners))}!`;
    },
  },
  options: {
    seconds: { name: 'Secondi per turno', values: { 0: 'Senza limite' } },
    bank: { name: 'Secondi per tutta la partita', values: { 0: 'Senza limite' } },
    increment: { name: 'Secondi aggiunti dopo ogni turno' },
    startDraw: {
      name: 'Chi comincia',
      values: {
        none: 'Come concordato',
        beforeDeal: 'Il numero più alto, pescato prima di distribuire',
        afterDeal: 'Il numero più alto, pescato dopo aver distribuito',
      },
    },
    deal: {
      name: 'Distribuzione',
      values: {
        single: 'Una tessera alla volta',
        twoStacks: 'Due pile a testa',
        jokerEach: 'Un jolly a testa, poi una tessera alla volta',
      },
    },
    threePairsRedeal: {
      name: 'Nuova distribuzione con tre coppie',
      values: { true: 'A richiesta', false: 'No' },
    },
    openMin: { name: 'Punti per aprire, almeno' },
    openTableLocked: {
      name: 'La tavola nel turno di apertura',
      values: { true: 'Resta com’è', false: 'Si può modificare' },
    },
    mayDelayOpening: {
      name: 'Aspettare ad aprire',
      values: { true: 'Permesso', false: 'Non permesso' },
    },
    mustLay: {
      name: 'Pescare quando si può calare',
      values: { true: 'Non permesso', false: 'Permesso' },
      about:
        'Dopo l’apertura si deve calare appena possibile e si pesca solo se non c’è altro da fare. Così nessuno pesca a lungo per calare tutto in una volta, come il Collezionista.',
    },
    jokerSets: {
      name: 'Combinazioni con jolly',
      values: {
        free: 'Si possono modificare',
        extendOnly: 'Possono solo crescere',
        locked: 'Restano come sono',
      },
    },
    jokerFreeByRebuild: {
      name: 'Prendere un jolly senza sostituirlo',
      values: { true: 'Permesso', false: 'Non permesso' },
    },
    jokerSwapFrom: {
      name: 'La tessera che sostituisce un jolly',
      values: { rack: 'Viene dal supporto', rackOrTable: 'Viene dal supporto o dalla tavola' },
    },
    jokerReuse: {
      name: 'Un jolly liberato',
      values: {
        sameTurn: 'Si rigioca nello stesso turno, ovunque',
        sameTurnNewSet: 'Si rigioca nello stesso turno, in una nuova combinazione',
      },
    },
    jokerNotBeforeOpening: {
      name: 'Liberare jolly nel turno di apertura',
      values: { true: 'Non permesso', false: 'Permesso' },
    },
    jokerPenalty: { name: 'Punti per un jolly rimasto sul supporto' },
    timeout: {
      name: 'Tempo scaduto',
      values: {
        revertAndThree: 'Tessere di penalità',
        drawOrThree: 'Una tessera; la penalità solo se la tavola è stata toccata',
        keepOrThree: 'Una tessera; la penalità solo se la tavola è stata toccata, e ciò che è giusto resta',
      },
    },
    penaltyTiles: { name: 'Tessere di penalità' },
    emptyPool: {
      name: 'Pozzo vuoto',
      values: {
        mustPlay: 'Chi può calare deve farlo',
        playOn: 'Si continua finché tutti passano',
        lastTurns: 'Un ultimo turno a testa',
      },
    },
    stalemateScore: {
      name: 'Punteggio quando nessuno finisce',
      values: { differenceToLowest: 'Differenza dal punteggio più basso' },
    },
    neverOpened: { name: 'Punti in più contro chi non ha mai aperto' },
    couldHaveOpened: { name: 'Punti in più contro chi avrebbe potuto aprire' },
    jokers: { name: 'Jolly' },
    values: { name: 'Numero più alto' },
    colours: { name: 'Colori' },
    copies: { name: 'Tessere di ogni tipo' },
    handSize: { name: 'Tessere a testa' },
  },
  presets: {
    'carlit-de-2007': 'Carlit 2007, regole tedesche',
    'carlit-fr-2007': 'Carlit 2007, regole francesi',
    'carlit-it-2007': 'Carlit 2007, regole italiane',
    'international-2019': 'Internazionale 2019',
    'jumbo-de-recent': 'Jumbo, edizione tedesca recente',
    'sabra-classic': 'Sabra classico',
    'tournament-nz-2024': 'Torneo Nuova Zelanda 2024',
    'tournament-mso-2019': 'Mind Sports Olympiad 2019',
  },
};
