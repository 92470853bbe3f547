import { colourOf, JOKER, numberOf, type Rummikub, type Tile } from '@crescendo/rules/rummikub';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { grammar } from '../table/grammar.ts';

const { does, objects, start, subjects, clauseFor, clause } = grammar;

const COLOURS = ['zwarte', 'rode', 'blauwe', 'gele'];
const plain = (tile: Tile): string =>
  tile === JOKER ? 'joker' : `${COLOURS[colourOf(tile)]} ${numberOf(tile)}`;
const the = (tile: Tile): string => `de ${plain(tile)}`;
const The = (tile: Tile): string => `De ${plain(tile)}`;
const them = (tiles: readonly Tile[]): string =>
  list(
    'nl',
    tiles.map((tile) => `${tile === JOKER ? 'een' : 'de'} ${plain(tile)}`),
  );
const set = (tiles: readonly Tile[]): string => `“${tiles.map(plain).join(', ')}”`;
const count = (n: number): string => (n === 1 ? 'één steen' : `${n} stenen`);

export const game: GameWords<Rummikub> = {
  about: 'Leg rijen en groepen, verbouw de tafel en raak als eerste je stenen kwijt.',
  reasons: {
    'not-your-turn': () => 'Je bent niet aan de beurt.',
    'already-chosen': () => 'Je hebt al gekozen; de anderen denken nog na.',
    'not-now': ({ phase }) =>
      phase === 'pairs'
        ? 'Zeg eerst of je je stenen houdt.'
        : 'De stenen zijn verdeeld: leg rijen en groepen of pak een steen.',
    'no-three-pairs': ({ pairs }) =>
      `Opnieuw delen kan alleen met drie paren; je hebt er ${pairs === 0 ? 'geen' : pairs === 1 ? 'maar één' : 'maar twee'}.`,
    'pool-empty': () => 'De pot is leeg: er valt niets meer te pakken.',
    'pool-not-empty': () => 'De pot is nog niet leeg: pak een steen in plaats van te passen.',
    'must-open': () => 'Je kunt uitkomen, dus het moet.',
    'can-play': () => 'Je kunt minstens één steen leggen, dus het moet.',
    'no-such-tile': () => 'Die steen zit niet in dit spel.',
    'too-short': ({ length }) =>
      `Een combinatie heeft minstens drie stenen; hier ${length === 0 ? 'ligt er geen' : length === 1 ? 'ligt er maar één' : 'liggen er maar twee'}.`,
    'only-jokers': () => 'Er moet minstens één steen met een getal bij.',
    'mixed-colours': ({ tile, other }) =>
      `Een rij heeft maar één kleur: ${the(tile)} past niet bij ${the(other)}.`,
    'not-rising': ({ tile, other }) => `${The(tile)} hoort daar niet na ${the(other)}.`,
    'joker-off-end': ({ number, highest }) =>
      `De joker zou hier een ${number} zijn, maar de getallen gaan van 1 tot en met ${highest}.`,
    'mixed-numbers': ({ tile, other }) =>
      `Een groep heeft maar één getal: ${the(tile)} past niet bij ${the(other)}.`,
    'same-colour': ({ tile }) => `In een groep komt elke kleur maar één keer voor: ${the(tile)} ligt er al.`,
    'too-many': ({ most }) => `Een groep heeft hoogstens ${most} stenen.`,
    'tile-missing': ({ tile }) => `${The(tile)} ontbreekt: wat op tafel lag, blijft op tafel.`,
    'not-on-rack': ({ tile }) =>
      tile === JOKER ? 'Je hebt geen joker op je plankje.' : `Je hebt ${the(tile)} niet op je plankje.`,
    'nothing-played': () => 'Leg minstens één steen van je plankje.',
    'table-touched': ({ tiles }) =>
      `In de beurt waarin je uitkomt, blijft de tafel zoals hij is. Je hebt ${set(tiles)} veranderd.`,
    'too-few-points': ({ points, needed }) =>
      `Om uit te komen heb je minstens ${needed} ${needed === 1 ? 'punt' : 'punten'} nodig. Je hebt er ${points}: dat is ${needed - points} te weinig.`,
    'joker-not-replaced': ({ tiles }) =>
      `De joker uit ${set(tiles)} krijg je alleen als je de juiste steen ervoor in de plaats legt.`,
    'joker-set-split': ({ tiles }) => `In ${set(tiles)} ligt een joker: aanleggen mag, splitsen niet.`,
    'joker-set-locked': ({ tiles }) =>
      `In ${set(tiles)} ligt een joker: die combinatie blijft zo tot de joker vervangen is.`,
    'joker-not-in-new-set': () => 'De vrijgekomen joker moet in een nieuwe combinatie.',
    'joker-before-opening': () => 'In de beurt waarin je uitkomt, blijven de jokers liggen.',
  },
  news: {
    'start-drew': ({ seat, tile }, who) =>
      tile === JOKER
        ? `${does(who, seat, 'pakt', 'pakt')} een joker. Die telt niet: nog een keer!`
        : `${does(who, seat, 'pakt', 'pakt')} ${the(tile)}.`,
    'start-again': ({ seats }, who) =>
      `Gelijk: ${clauseFor(who, seats, { one: 'pakt nog een keer', you: 'pakt nog een keer', many: 'pakken nog een keer', manyWithYou: 'pakken nog een keer' })}.`,
    begins: ({ seat }, who) => `${does(who, seat, 'begint', 'begint')}.`,
    dealt: ({ each }) => `Iedereen heeft ${count(each)}.`,
    kept: () => 'Iedereen houdt zijn stenen. We beginnen!',
    redealt: ({ seat, pairs }, who) =>
      `${does(who, seat, 'laat', 'laat')} paren zien: ${pairs
        .filter((_, i) => i % 2 === 0)
        .map(plain)
        .join(', ')}. Alles wordt opnieuw geschud en gedeeld.`,
    played: ({ seat, tiles, opened }, who) =>
      opened
        ? `${does(who, seat, 'komt', 'komt')} uit met ${them(tiles)}.`
        : `${does(who, seat, 'legt', 'legt')} ${them(tiles)}.`,
    drew: ({ seat, tile }, who) =>
      tile === null
        ? `${does(who, seat, 'pakt', 'pakt')} een steen.`
        : `${does(who, seat, 'pakt', 'pakt')} ${them([tile])}.`,
    'time-up': ({ seat, owed }, who) =>
      owed === 0
        ? `De tijd is om voor ${objects(who, [seat])}.`
        : `De tijd is om: ${clause(who, seat, 'pakt', 'pakt')} ${count(owed)}.`,
    passed: ({ seat }, who) => `${does(who, seat, 'past', 'past')}.`,
    'pool-empty': ({ lastTurns }) =>
      lastTurns
        ? 'Dat was de laatste steen. Iedereen nog één beurt!'
        : 'Dat was de laatste steen uit de pot.',
    ended: ({ ending, winners }, who) => {
      if (ending === 'out')
        return `Rummikub! ${start(who, winners, { one: 'heeft', you: 'hebt', many: 'hebben', manyWithYou: 'hebben' })} geen stenen meer.`;
      const why =
        ending === 'stalemate' ? 'Niemand legt nog iets' : 'Iedereen heeft zijn laatste beurt gehad';
      return `${why}: wie de minste punten op zijn plankje heeft, wint. Gefeliciteerd${winners.length === 1 && winners[0] === who.you ? '' : `, ${subjects(who, winners)}`}!`;
    },
  },
  options: {
    seconds: { name: 'Seconden per beurt', values: { 0: 'Geen limiet' } },
    bank: { name: 'Seconden voor het hele spel', values: { 0: 'Geen limiet' } },
    increment: { name: 'Seconden erbij na elke beurt' },
    startDraw: {
      name: 'Wie begint',
      values: {
        none: 'Zoals afgesproken',
        beforeDeal: 'Het hoogste getal, gepakt vóór het delen',
        afterDeal: 'Het hoogste getal, gepakt na het delen',
      },
    },
    deal: {
      name: 'Delen',
      values: {
        single: 'Steen voor steen',
        twoStacks: 'Twee stapels per speler',
        jokerEach: 'Ieder een joker, dan steen voor steen',
      },
    },
    threePairsRedeal: { name: 'Opnieuw delen bij drie paren', values: { true: 'Op verzoek', false: 'Nee' } },
    openMin: { name: 'Punten om uit te komen, minstens' },
    openTableLocked: {
      name: 'De tafel in de beurt waarin je uitkomt',
      values: { true: 'Blijft zoals hij is', false: 'Mag verbouwd worden' },
    },
    mayDelayOpening: {
      name: 'Wachten met uitkomen',
      values: { true: 'Toegestaan', false: 'Niet toegestaan' },
    },
    mustLay: {
      name: 'Pakken als je kunt leggen',
      values: { true: 'Niet toegestaan', false: 'Toegestaan' },
      about:
        'Na je opening moet je leggen zodra het kan; je pakt alleen als er niets past. Zo kan niemand lang pakken om dan alles in één keer te leggen, zoals de Verzamelaar.',
    },
    jokerSets: {
      name: 'Combinaties met een joker',
      values: {
        free: 'Mogen verbouwd worden',
        extendOnly: 'Mogen alleen groeien',
        locked: 'Blijven zoals ze zijn',
      },
    },
    jokerFreeByRebuild: {
      name: 'Een joker pakken zonder hem te vervangen',
      values: { true: 'Toegestaan', false: 'Niet toegestaan' },
    },
    jokerSwapFrom: {
      name: 'De steen die een joker vervangt',
      values: { rack: 'Komt van het plankje', rackOrTable: 'Komt van het plankje of van de tafel' },
    },
    jokerReuse: {
      name: 'Een vrijgekomen joker',
      values: {
        sameTurn: 'Mag in dezelfde beurt overal liggen',
        sameTurnNewSet: 'Moet in dezelfde beurt in een nieuwe combinatie',
      },
    },
    jokerNotBeforeOpening: {
      name: 'Jokers vrijmaken in de beurt waarin je uitkomt',
      values: { true: 'Niet toegestaan', false: 'Toegestaan' },
    },
    jokerPenalty: { name: 'Punten voor een joker op het plankje' },
    timeout: {
      name: 'Als de tijd om is',
      values: {
        revertAndThree: 'Strafstenen',
        drawOrThree: 'Eén steen; strafstenen alleen als de tafel is veranderd',
        keepOrThree: 'Eén steen; strafstenen alleen als de tafel is veranderd, en wat klopt, blijft liggen',
      },
    },
    penaltyTiles: { name: 'Strafstenen' },
    emptyPool: {
      name: 'Als de pot leeg is',
      values: {
        mustPlay: 'Wie kan leggen, moet',
        playOn: 'Doorspelen tot iedereen past',
        lastTurns: 'Iedereen nog één beurt',
      },
    },
    stalemateScore: {
      name: 'Score als niemand klaar is',
      values: { differenceToLowest: 'Verschil met de minste punten' },
    },
    neverOpened: { name: 'Extra strafpunten als je nooit bent uitgekomen' },
    couldHaveOpened: { name: 'Extra strafpunten als je had kunnen uitkomen' },
    jokers: { name: 'Jokers' },
    values: { name: 'Hoogste getal' },
    colours: { name: 'Kleuren' },
    copies: { name: 'Stenen van elke soort' },
    handSize: { name: 'Stenen per speler' },
  },
  presets: {
    'carlit-de-2007': 'Carlit 2007, Duitse regels',
    'carlit-fr-2007': 'Carlit 2007, Franse regels',
    'carlit-it-2007': 'Carlit 2007, Italiaanse regels',
    'international-2019': 'Internationaal 2019',
    'jumbo-de-recent': 'Jumbo, recente Duitse uitgave',
    'sabra-classic': 'Sabra klassiek',
    'tournament-nz-2024': 'Toernooi Nieuw-Zeeland 2024',
    'tournament-mso-2019': 'Mind Sports Olympiad 2019',
  },
};
