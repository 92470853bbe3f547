import { colourOf, JOKER, numberOf, type Rummikub, type Tile } from '@crescendo/rules/rummikub';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does, objects, start, subjects } = grammar;

const COLOURS = ['schwarze', 'rote', 'blaue', 'gelbe'];
const plain = (tile: Tile): string =>
  tile === JOKER ? 'Joker' : `${COLOURS[colourOf(tile)]} ${numberOf(tile)}`;
/** „zu der roten 5“ */
const dative = (tile: Tile): string => `${COLOURS[colourOf(tile)]}n ${numberOf(tile)}`;
/** Als Satzgegenstand: „die rote 5“, „der Joker“. */
const the = (tile: Tile): string => `${tile === JOKER ? 'der' : 'die'} ${plain(tile)}`;
const The = (tile: Tile): string => `${tile === JOKER ? 'Der' : 'Die'} ${plain(tile)}`;
/** Als Ziel der Handlung: „die rote 5“, „den Joker“. */
const them = (tiles: readonly Tile[]): string =>
  list(
    'de',
    tiles.map((tile) => `${tile === JOKER ? 'einen' : 'die'} ${plain(tile)}`),
  );
const set = (tiles: readonly Tile[]): string => tiles.map(plain).join(', ');
const count = (n: number): string => (n === 1 ? 'einen Spielstein' : `${n} Spielsteine`);

export const game: GameWords<Rummikub> = {
  about: 'Leg Reihen und Gruppen, bau den Tisch um und werde vor den anderen deine Spielsteine los.',
  reasons: {
    'not-your-turn': () => 'Du bist nicht dran.',
    'already-chosen': () => 'Du hast schon gewählt; die anderen überlegen noch.',
    'not-now': ({ phase }) =>
      phase === 'pairs'
        ? 'Sag zuerst, ob du deine Spielsteine behältst.'
        : 'Die Steine sind verteilt: Leg Serien aus oder zieh einen Stein.',
    'no-three-pairs': ({ pairs }) =>
      `Neu gemischt wird nur bei drei Paaren; du hast ${pairs === 0 ? 'keins' : pairs === 1 ? 'nur eins' : 'nur zwei'}.`,
    'pool-empty': () => 'Der Pool ist leer, es gibt nichts mehr zu ziehen.',
    'pool-not-empty': () => 'Im Pool liegen noch Spielsteine: Zieh einen, statt zu passen.',
    'must-open': () => 'Du kannst auslegen, also musst du es auch.',
    'can-play': () => 'Du kannst mindestens einen Spielstein anlegen, also musst du es auch.',
    'no-such-tile': () => 'Diesen Spielstein gibt es hier nicht.',
    'too-short': ({ length }) =>
      `Eine Serie hat mindestens drei Spielsteine; hier ${length === 1 ? 'liegt nur einer' : length === 0 ? 'liegt keiner' : 'liegen nur zwei'}.`,
    'only-jokers': () => 'Eine Serie braucht mindestens einen Spielstein mit einer Zahl.',
    'mixed-colours': ({ tile, other }) =>
      `Eine Reihe hat nur eine Farbe: ${The(tile)} passt nicht zu der ${dative(other)}.`,
    'not-rising': ({ tile, other }) =>
      `${The(tile)} gehört nicht an diese Stelle, nach der ${dative(other)}.`,
    'joker-off-end': ({ number, highest }) =>
      `Der Joker wäre hier eine ${number}; es gibt aber nur die Zahlen von 1 bis ${highest}.`,
    'mixed-numbers': ({ tile, other }) =>
      `Eine Gruppe hat nur eine Zahl: ${The(tile)} passt nicht zu der ${dative(other)}.`,
    'same-colour': ({ tile }) =>
      `In einer Gruppe kommt jede Farbe nur einmal vor: ${The(tile)} liegt schon da.`,
    'too-many': ({ most }) => `Eine Gruppe hat höchstens ${most} Spielsteine.`,
    'tile-missing': ({ tile }) => `${The(tile)} fehlt: Was auf dem Tisch lag, bleibt auf dem Tisch.`,
    'not-on-rack': ({ tile }) =>
      tile === JOKER
        ? 'Du hast keinen Joker auf deinem Brett.'
        : `Du hast ${the(tile)} nicht auf deinem Brett.`,
    'nothing-played': () => 'Leg mindestens einen Spielstein von deinem Brett.',
    'table-touched': ({ tiles }) =>
      `Beim ersten Auslegen bleibt der Tisch, wie er ist. Du hast diese Serie verändert: ${set(tiles)}.`,
    'too-few-points': ({ points, needed }) =>
      `Beim ersten Auslegen brauchst du mindestens ${needed} ${needed === 1 ? 'Punkt' : 'Punkte'}. Du hast ${points}, es ${needed - points === 1 ? 'fehlt' : 'fehlen'} noch ${needed - points}.`,
    'joker-not-replaced': ({ tiles }) =>
      `Den Joker aus „${set(tiles)}“ bekommst du nur, wenn du den passenden Spielstein dafür hinlegst.`,
    'joker-set-split': ({ tiles }) =>
      `In „${set(tiles)}“ liegt ein Joker: Du darfst anlegen, aber nicht teilen.`,
    'joker-set-locked': ({ tiles }) =>
      `In „${set(tiles)}“ liegt ein Joker: Diese Serie bleibt, wie sie ist, bis jemand den Joker ersetzt.`,
    'joker-not-in-new-set': () => 'Der frei gewordene Joker muss in eine neue Serie.',
    'joker-before-opening': () => 'Beim ersten Auslegen bleiben die Joker auf dem Tisch, wo sie sind.',
  },
  news: {
    'start-drew': ({ seat, tile }, who) =>
      tile === JOKER
        ? `${does(who, seat, 'zieht', 'ziehst')} einen Joker. Der zählt nicht: noch einmal!`
        : `${does(who, seat, 'zieht', 'ziehst')} ${the(tile)}.`,
    'start-again': ({ seats }, who) =>
      `Gleichstand: ${start(who, seats, { one: 'zieht noch einmal', you: 'ziehst noch einmal', many: 'ziehen noch einmal', manyWithYou: 'zieht noch einmal' })}.`,
    begins: ({ seat }, who) => `${does(who, seat, 'beginnt', 'beginnst')}.`,
    dealt: ({ each }) => `Alle haben ${count(each)}.`,
    kept: () => 'Alle behalten ihre Spielsteine. Los geht’s!',
    redealt: ({ seat, pairs }, who) =>
      `${does(who, seat, 'zeigt', 'zeigst')} Paare: ${set(pairs.filter((_, i) => i % 2 === 0))}. Es wird neu gemischt.`,
    played: ({ seat, tiles, opened }, who) =>
      opened
        ? `${does(who, seat, 'legt', 'legst')} zum ersten Mal aus: ${set(tiles)}.`
        : `${does(who, seat, 'legt', 'legst')} ${them(tiles)}.`,
    drew: ({ seat, tile }, who) =>
      tile === null
        ? `${does(who, seat, 'zieht', 'ziehst')} einen Spielstein.`
        : `${does(who, seat, 'zieht', 'ziehst')} ${them([tile])}.`,
    'time-up': ({ seat, owed }, who) =>
      owed === 0
        ? `Für ${objects(who, [seat])} ist die Zeit um.`
        : `Die Zeit ist um: ${does(who, seat, 'zieht', 'ziehst')} ${count(owed)}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'passt', 'passt')}.`,
    'pool-empty': ({ lastTurns }) =>
      lastTurns
        ? 'Das war der letzte Spielstein. Alle sind noch einmal dran!'
        : 'Das war der letzte Spielstein aus dem Pool.',
    ended: ({ ending, winners }, who) => {
      if (ending === 'out')
        return `Rummikub! ${start(who, winners, { one: 'hat', you: 'hast', many: 'haben', manyWithYou: 'habt' })} alle Spielsteine abgelegt.`;
      const why = ending === 'stalemate' ? 'Niemand legt mehr an' : 'Alle hatten ihren letzten Zug';
      return `${why}: Die wenigsten Punkte auf dem Brett gewinnen. Glückwunsch${winners.length === 1 && winners[0] === who.you ? '' : `, ${subjects(who, winners)}`}!`;
    },
  },
  options: {
    seconds: { name: 'Sekunden je Zug', values: { 0: 'Ohne Limit' } },
    bank: { name: 'Sekunden für das ganze Spiel', values: { 0: 'Ohne Limit' } },
    increment: { name: 'Sekunden dazu nach jedem Zug' },
    startDraw: {
      name: 'Wer beginnt',
      values: {
        none: 'Wie vereinbart',
        beforeDeal: 'Die höchste Zahl, gezogen vor dem Austeilen',
        afterDeal: 'Die höchste Zahl, gezogen nach dem Austeilen',
      },
    },
    deal: {
      name: 'Austeilen',
      values: {
        single: 'Stein für Stein',
        twoStacks: 'Zwei Stapel für jeden',
        jokerEach: 'Ein Joker für jeden, dann Stein für Stein',
      },
    },
    threePairsRedeal: { name: 'Neu mischen bei drei Paaren', values: { true: 'Auf Wunsch', false: 'Nein' } },
    openMin: { name: 'Mindestpunkte für das erste Auslegen' },
    openTableLocked: {
      name: 'Der Tisch beim ersten Auslegen',
      values: { true: 'Bleibt, wie er ist', false: 'Darf umgebaut werden' },
    },
    mayDelayOpening: {
      name: 'Mit dem Auslegen warten',
      values: { true: 'Erlaubt', false: 'Nicht erlaubt' },
    },
    mustLay: {
      name: 'Ziehen, obwohl man legen kann',
      values: { true: 'Nicht erlaubt', false: 'Erlaubt' },
      about:
        'Wer eröffnet hat, muss legen, sobald es geht; ziehen darf nur, wer nichts anlegen kann. So kann niemand lange ziehen und dann alles auf einmal legen wie der Sammler.',
    },
    jokerSets: {
      name: 'Serien mit Joker',
      values: {
        free: 'Dürfen umgebaut werden',
        extendOnly: 'Dürfen nur wachsen',
        locked: 'Bleiben, wie sie sind',
      },
    },
    jokerFreeByRebuild: {
      name: 'Joker nehmen, ohne ihn zu ersetzen',
      values: { true: 'Erlaubt', false: 'Nicht erlaubt' },
    },
    jokerSwapFrom: {
      name: 'Der Ersatz für einen Joker',
      values: { rack: 'Kommt vom Brett', rackOrTable: 'Kommt vom Brett oder vom Tisch' },
    },
    jokerReuse: {
      name: 'Ein frei gewordener Joker',
      values: {
        sameTurn: 'Kommt im selben Zug irgendwohin',
        sameTurnNewSet: 'Kommt im selben Zug in eine neue Serie',
      },
    },
    jokerNotBeforeOpening: {
      name: 'Joker befreien beim ersten Auslegen',
      values: { true: 'Nicht erlaubt', false: 'Erlaubt' },
    },
    jokerPenalty: { name: 'Punkte für einen Joker auf dem Brett' },
    timeout: {
      name: 'Zeit abgelaufen',
      values: {
        revertAndThree: 'Strafsteine',
        drawOrThree: 'Ein Stein; Strafsteine nur, wenn der Tisch verändert war',
        keepOrThree:
          'Ein Stein; Strafsteine nur, wenn der Tisch verändert war, und was richtig liegt, bleibt',
      },
    },
    penaltyTiles: { name: 'Strafsteine' },
    emptyPool: {
      name: 'Leerer Pool',
      values: {
        mustPlay: 'Wer anlegen kann, muss',
        playOn: 'Weiter, bis alle passen',
        lastTurns: 'Für alle noch ein Zug',
      },
    },
    stalemateScore: {
      name: 'Wertung, wenn niemand fertig wird',
      values: { differenceToLowest: 'Unterschied zu den wenigsten Punkten' },
    },
    neverOpened: { name: 'Zusätzliche Minuspunkte, wenn man nie ausgelegt hat' },
    couldHaveOpened: { name: 'Zusätzliche Minuspunkte, wenn man hätte auslegen können' },
    jokers: { name: 'Joker' },
    values: { name: 'Höchste Zahl' },
    colours: { name: 'Farben' },
    copies: { name: 'Spielsteine je Sorte' },
    handSize: { name: 'Spielsteine für jeden' },
  },
  presets: {
    'carlit-de-2007': 'Carlit 2007, deutsche Regeln',
    'carlit-fr-2007': 'Carlit 2007, französische Regeln',
    'carlit-it-2007': 'Carlit 2007, italienische Regeln',
    'international-2019': 'International 2019',
    'jumbo-de-recent': 'Jumbo, neuere deutsche Ausgabe',
    'sabra-classic': 'Sabra klassisch',
    'tournament-nz-2024': 'Turnier Neuseeland 2024',
    'tournament-mso-2019': 'Mind Sports Olympiad 2019',
  },
};
