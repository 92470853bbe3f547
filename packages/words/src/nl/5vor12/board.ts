import type { board as en } from '../../en/5vor12/board.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const where = (row: number, column: number): string => `in rij ${row}, kolom ${column}`;
const swap = (freed: number): string => (freed > 0 ? `, in ruil voor de ${freed}` : '');

export const board: Words<typeof en> = {
  luck: 'dezelfde fiches',
  supply: 'Voorraad',
  turnUp: 'Omdraaien',
  or: 'of',
  orTake: 'Pak een open fiche',
  open: 'Open fiches',
  leave: 'Hier laten',
  yourTile: 'Jouw fiche',
  startTip: 'Lage getallen linksboven, hoge rechtsonder.',
  breakTip: 'Gestreepte velden mogen ook, maar ertussen past dan niets meer tot je ruilt.',
  outOfOrder: (before, after) =>
    `Tussen je ${before} en je ${after} past geen getal. Dat mag: je kunt er later een ruilen.`,
  othersChoose: 'De anderen kiezen nog.',
  done: 'Zo begin ik',
  square: (row, column, what) => `Rij ${row}, kolom ${column}: ${what}`,
  rowOf: (row, what) => `Rij ${row}: ${what}.`,
  free: 'vrij',
  fits: 'past hier',
  breaks: 'mag, maar ertussen past geen getal',
  canSwap: 'kan geruild worden',
  yourBoard: 'Je spelbord',
  boardOf: (name) => (name === undefined ? 'Je spelbord.' : `Spelbord van ${name}.`),
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
            ? 'Past op één veld.'
            : `Past op ${places} velden.`
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
  taking: {
    free: (tile) => `Leg de ${tile} op een mogelijk veld.`,
    both: (tile) => `Leg de ${tile} op een veld, of ruil een gemarkeerd fiche.`,
    swap: (tile) => `De ${tile} past alleen in ruil: kies een gemarkeerd fiche.`,
    nowhere: (tile, others) =>
      `De ${tile} past nergens. ${others ? 'Pak een ander fiche, of draai er een om.' : 'Draai in plaats daarvan een fiche om.'}`,
    several: (tile, count) => `De ${tile} ligt ${count} keer open.`,
  },
  why: {
    nowhere: (tile) => `Waar je de ${tile} ook legt, de getallen worden dan niet meer groter.`,
    twin: (tile) => `De ${tile} past alleen waar jouw ${tile} al ligt.`,
  },
  guide: {
    goal: 'Maak je spelbord als eerste vol. De getallen moeten naar rechts en naar beneden groter worden.',
    start: 'Eerst vult iedereen zijn velden met een punt. Laat ruimte tussen je getallen.',
    turn: 'Elke beurt draai je een fiche uit de voorraad om, of pak je een open fiche uit het midden.',
    place: 'Leg het fiche op een van de mogelijke velden. Laat ruimte voor de getallen die nog ontbreken.',
    leave: 'Dit fiche past nergens. Laat het in het midden; later kan iemand het pakken.',
    exchange: 'Het past op geen vrij veld, maar je mag het ruilen tegen een van de gemarkeerde fiches.',
    take: 'In plaats van omdraaien mag je een open fiche pakken: voor een vrij veld, of om te ruilen.',
    last: 'Nog maar één veld! Vul het vóór de anderen en je wint.',
    done: {
      place: 'Goed gedaan. Eén veld minder te vullen.',
      leave: 'Prima. Het wacht in het midden tot iemand het nodig heeft.',
      exchange: 'Geruild. Het oude fiche ligt nu open in het midden.',
      take: 'Gepakt en meteen gelegd.',
    },
  },
  standing: (free) => `${free} vrij`,
  outcome: { full: 'Spelbord vol', free: (free) => (free === 1 ? '1 vrij veld' : `${free} vrije velden`) },
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
    deniesWin: (tile) => `Anders kan de volgende speler met de ${tile} winnen.`,
    noSquare: 'Hij past op geen enkel vrij veld.',
    noneOpen: (fitting, hidden) =>
      `Geen open fiche past op een vrij veld. In de voorraad: ${fitting} van de ${hidden}.`,
    hiddenFit: (fitting, hidden) =>
      `Fiches in de voorraad die op een vrij veld passen: ${fitting} van de ${hidden}.`,
    dead: (dead, instead) =>
      dead === 0
        ? `Op elk vrij veld past dan nog een getal; anders op ${instead === 1 ? 'één' : instead} daarvan geen enkel meer.`
        : `Vrije velden waarop geen getal meer past: ${dead} in plaats van ${instead}.`,
    tiles: (tiles, instead) =>
      `Fiches die nog kunnen komen en op een vrij veld passen: ${tiles} in plaats van ${instead}.`,
    tightest: (numbers, instead) =>
      `Op elk vrij veld passen dan minstens ${numbers} getallen, in plaats van ${instead}.`,
    room: (room, instead) =>
      `Je vrije velden hebben dan ${room} ${room === 1 ? 'mogelijkheid' : 'mogelijkheden'} in plaats van ${instead}.`,
    diagonalRises: 'Zo kunnen de getallen op de velden met een punt oplopen van linksboven naar rechtsonder.',
    diagonal: (numbers, squares) =>
      `Anders ${numbers === 1 ? 'blijft er maar 1 getal' : `blijven er maar ${numbers} getallen`} over voor ${squares === 1 ? '1 veld' : `${squares} velden`} met een punt.`,
    keepsFromNext: (tile) => `De volgende speler krijgt de ${tile} niet, die daar zou passen.`,
    rareForNext: (tile, others) =>
      `Anders krijgt de volgende speler de ${tile} voor een veld waar ${others === 0 ? 'geen ander getal past' : others === 1 ? 'maar 1 ander getal past' : `maar ${others} andere getallen passen`}.`,
    forNext: (tile) => `Let op: de volgende speler zou de ${tile} kunnen gebruiken.`,
  },
  looks,
  spoken,
};
