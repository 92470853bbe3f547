import { list } from '@crescendo/words';
import type { VorZwoelfWords } from '../words.ts';

const where = (row: number, column: number): string => `in rij ${row}, kolom ${column}`;
const swap = (freed: number): string => (freed > 0 ? `, in ruil voor de ${freed}` : '');

export const nl: VorZwoelfWords = {
  supply: 'Voorraad',
  turnUp: 'Omdraaien',
  or: 'of',
  orTake: 'Pak een open fiche',
  open: 'Open fiches',
  nothingOpen: 'Er ligt nog niets open.',
  leave: 'Hier laten',
  yourTile: 'Voor jou',
  startTip: 'Leg het op een veld met een punt: lage getallen linksboven, hoge rechtsonder.',
  othersChoose: 'De anderen kiezen nog.',
  done: 'Zo begin ik',
  square: (row, column, what) => `Rij ${row}, kolom ${column}: ${what}`,
  rowOf: (row, what) => `Rij ${row}: ${what}.`,
  free: 'vrij',
  fits: 'past hier',
  canSwap: 'kan geruild worden',
  yourBoard: 'Je spelbord',
  boardOf: (name) => `Spelbord van ${name}.`,
  supplyOf: (count) => `Voorraad: ${count} gesloten ${count === 1 ? 'fiche' : 'fiches'}`,
  openTile: (tile, count) => (count > 1 ? `${tile}, ligt ${count} keer open` : `${tile}, ligt open`),
  inHand: (tile) => `${tile} in je hand`,
  holding: (tile, places) =>
    `${tile} in je hand. ${
      places === undefined
        ? ''
        : places === 0
          ? 'Past nergens.'
          : places === 1
            ? 'Eén veld past.'
            : `${places} velden passen.`
    }`,
  playAgain: 'nog een keer',
  prompt: {
    start: (tile) => `Leg de ${tile} op een veld met een punt.`,
    arrange: 'Leg je fiches op de velden met een punt.',
    choose: 'Draai een fiche om, of pak een open fiche.',
    draw: 'Draai een fiche om.',
    place: (tile) => `Leg de ${tile} neer, of laat hem liggen.`,
    leave: (tile) => `De ${tile} past nergens. Laat hem liggen.`,
    last: (tile) => `Het laatste fiche! Leg de ${tile} neer, of laat hem liggen.`,
  },
  coach: {
    start: (tile, height) =>
      `Eerst vult iedereen zijn velden met een punt. Later moet elke rij naar rechts en elke kolom naar beneden oplopen. ${
        height === 'low'
          ? `De ${tile} is laag: linksboven ligt hij goed.`
          : height === 'high'
            ? `De ${tile} is hoog: rechtsonder ligt hij goed.`
            : `De ${tile} zit ertussenin: neem een van de middelste velden.`
      }`,
    arrange:
      'Dit zijn je eerste fiches; ze komen op de velden met een punt. Later moet elke rij naar rechts en elke kolom naar beneden oplopen: het laagste getal linksboven, het hoogste rechtsonder.',
    startWait: 'Iedereen kiest in het geheim. Zodra iedereen gekozen heeft, zie je de fiches.',
    first:
      'Maak je spelbord vol voordat de anderen dat doen. Tik op de voorraad om een fiche om te draaien. Bevalt het niet, laat het dan in het midden liggen.',
    take: (tile) =>
      `Je hebt de keus: een fiche omdraaien of een open fiche pakken. De ${tile} past op een vrij veld: tik hem aan en zie waar.`,
    draw: 'Geen enkel open fiche past op een vrij veld. Draai er liever een om.',
    place: (tile, count) =>
      `De ${tile} past op de velden die oplichten${count === 1 ? '' : ': kies er een waar nog genoeg ruimte voor andere getallen naast blijft'}. Of laat hem in het midden; dan mogen de anderen hem pakken.`,
    swap: (tile) =>
      `De ${tile} past op geen enkel vrij veld, maar je kunt hem ruilen tegen een fiche met twee pijlen. Dat is slim als de velden ernaast meer ruimte krijgen.`,
    leave: (tile) => `De ${tile} past nergens. Laat hem in het midden liggen: dat overkomt iedereen.`,
    twin: (tile) => `Hoek aan hoek met een andere ${tile} mag je zelfs nog een keer!`,
    almost: (low, high) =>
      high - low === 2
        ? `Nog maar één veld! Je hebt de ${low + 1} nodig.`
        : high - low < 2
          ? 'Nog maar één veld! Maar er past geen getal: ruil eerst iets ernaast.'
          : `Nog maar één veld! Alles van ${low + 1} tot en met ${high - 1} wint.`,
    watch: 'Nu zijn de anderen aan de beurt. Let op wat ze in het midden laten: misschien past het bij jou.',
    over: 'Het spel is afgelopen. Wie zijn spelbord het eerst vol heeft, wint; anders wie de minste vrije velden heeft.',
  },
  standing: (free) => `${free} vrij`,
  result: {
    full: 'Spelbord vol: gewonnen',
    fewest: (free) => `Minste vrije velden (${free}): gewonnen`,
    free: (free) => (free === 1 ? '1 vrij veld, 1 minpunt' : `${free} vrije velden, elk 1 minpunt`),
    score: 'Punten',
  },
  describe: {
    draw: 'Draai een fiche om.',
    leave: (tile) => `Laat de ${tile} in het midden liggen.`,
    place: (tile, row, column, freed) => `Leg de ${tile} ${where(row, column)}${swap(freed)}.`,
    take: (tile, row, column, freed) =>
      `Pak de ${tile} uit het midden en leg hem ${where(row, column)}${swap(freed)}.`,
    arrange: (all) => `Van linksboven naar rechtsonder: ${list('nl', all)}.`,
  },
  because: {
    wins: 'Daarmee is je spelbord vol: je wint.',
    fills: (left) => `Er is weer een veld gevuld; nog ${left} vrij.`,
    room: 'Op je vrije velden passen nog veel getallen.',
    forNext: (tile) => `Let op: de volgende speler zou de ${tile} kunnen gebruiken.`,
    drawBetter: 'Een nieuw fiche belooft meer dan de open fiches.',
  },
};
