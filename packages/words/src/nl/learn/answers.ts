import type { answers as en } from '../../en/learn/answers.ts';
import type { Words } from '../../words.ts';

const ROW = { orange: 'oranje', yellow: 'gele', purple: 'paarse' };
const tiles = (count: number): string => (count === 1 ? 'één steen' : `${count} stenen`);
const sets = (count: number): string => (count === 1 ? 'één combinatie' : `${count} combinaties`);

export const answers: Words<typeof en> = {
  goals: {
    best: 'Welke zet wint het vaakst?',
    'empty-rack': 'Maak je plankje in deze beurt leeg.',
    'lay-most': (count) => `Leg in deze beurt ${tiles(count)}.`,
    'free-joker': 'Bevrijd de joker: hij mag niet bij de stenen blijven waar hij nu bij ligt.',
    open: 'Je kunt nu uitkomen. Vind de combinaties.',
    'fewest-changes': (count, changed) =>
      changed === 0
        ? `Leg ${tiles(count)} zonder een combinatie op tafel te veranderen.`
        : `Leg ${tiles(count)} en verander maar ${sets(changed)} op tafel.`,
    'win-now': 'Win het spel met deze zet.',
    'keep-joker': (count) => `Leg ${tiles(count)} en houd de joker op je plankje.`,
    'keep-open': 'Leg de fiche zo dat op elk vrij veld nog een getal past.',
    'last-square': (tiles) => `Laat één veld vrij waarop ${tiles} fiches uit de voorraad passen.`,
    chain: (length) => `Maak een oplopende reeks van ${length} stenen.`,
    'keep-room': 'Plaats een steen zo dat alle andere nog op volgorde passen.',
    'finishing-rolls': (rolls) =>
      `Verplaats zo dat daarna ${rolls === 1 ? 'één getal' : `${rolls} getallen`} van de dobbelsteen ${rolls === 1 ? 'kan' : 'kunnen'} winnen.`,
    points: (count) => `Vul het getal zo in dat je ${count} punten hebt.`,
    'keep-fields': (lost) =>
      lost === 0
        ? 'Vul het getal zo in dat in elk leeg veld nog een getal past.'
        : `Vul het getal zo in dat hoogstens ${lost === 1 ? 'één leeg veld' : `${lost} lege velden`} voorgoed leeg ${lost === 1 ? 'blijft' : 'blijven'}.`,
    'safe-dice': (misses) =>
      misses === 0
        ? 'Kies dobbelstenen waarvan de som altijd ergens past.'
        : `Kies dobbelstenen waarvan hoogstens ${misses === 1 ? 'één' : misses} van de 100 sommen nergens ${misses === 1 ? 'past' : 'passen'}.`,
  },
  why: {
    'not-legal': 'Dat mag niet volgens de regels.',
    'take-instead': 'Een open fiche helpt je hier meer.',
    'draw-instead': 'Een nieuw fiche belooft meer.',
    'leave-instead': 'Dit fiche kun je beter in het midden laten.',
    'place-instead': 'Dit fiche is het leggen waard.',
    'fill-instead': 'Een vrij veld vullen is hier beter dan ruilen.',
    'exchange-instead': 'Ruilen is hier beter dan een vrij veld vullen.',
    'other-tile': 'Een ander fiche helpt je meer.',
    'other-square': 'Daar is een betere plek voor.',
    'other-counter': 'Een andere steen past beter bij deze worp.',
    'other-dice': 'Andere dobbelstenen passen beter bij je scoreblad.',
    'keep-instead': 'Deze som is goed genoeg om te houden.',
    'roll-again-instead': 'Een tweede worp belooft meer dan deze som.',
    'skip-instead': 'Deze keer kun je beter niets invullen.',
    'write-instead': 'Deze som is het invullen waard.',
    'other-row': 'De som staat beter in een andere rij.',
    'other-field': 'De som staat beter in een ander veld van deze rij.',
    'lays-nothing': 'Hiervoor moet je stenen leggen.',
    'lays-fewer': (count, wanted) => `Je legde ${tiles(count)}, maar er kunnen er ${wanted}.`,
    'keeps-tiles': (left) => `Je hebt nog ${tiles(left)} op je plankje.`,
    'joker-stays': 'De joker ligt nog bij een steen waar hij eerst bij lag.',
    'changes-more': (changed, wanted) =>
      `Je veranderde ${sets(changed)}; ${wanted === 0 ? 'het kan zonder' : wanted === 1 ? 'één is genoeg' : `${wanted} is genoeg`}.`,
    'joker-laid': 'Je legde de joker.',
    'not-won': 'Daarmee win je nog niet.',
    'square-lost': 'Nu is er een vrij veld waarop geen getal meer past.',
    'out-of-order': 'Nu liggen je stenen niet op volgorde.',
    'no-room': 'Ergens zijn te weinig vrije vakjes voor de stenen die nog komen.',
    'two-squares-left': 'Dan is er nog meer dan één veld vrij.',
    'fewer-fit': (tiles, wanted) =>
      `Op je laatste veld ${tiles === 0 ? 'past geen fiche' : tiles === 1 ? 'past één fiche' : `passen ${tiles} fiches`} uit de voorraad; ${wanted} kan ook.`,
    'chain-shorter': (length, wanted) => `Je langste reeks heeft ${length} stenen; ${wanted} kan ook.`,
    'fewer-rolls': (rolls, wanted) =>
      `Dan ${rolls === 1 ? 'wint één getal' : `winnen ${rolls} getallen`}; ${wanted} kan ook.`,
    'fewer-points': (count, wanted) => `Dat geeft ${count} punten; ${wanted} kan ook.`,
    'fields-lost': (lost, wanted) =>
      `Dan ${lost === 1 ? 'blijft één veld' : `blijven ${lost} velden`} voorgoed leeg; ${wanted === 0 ? 'dat hoeft bij geen enkel' : `het ${wanted === 1 ? 'hoeft er maar één te zijn' : `hoeven er maar ${wanted} te zijn`}`}.`,
    'more-misses': (misses, wanted) =>
      `Bij deze dobbelstenen ${misses === 1 ? 'past één' : `passen ${misses}`} van de 100 sommen nergens; bij andere maar ${wanted}.`,
  },
  hints: {
    'look-supply': 'Kijk naar de voorraad, niet naar de open fiches.',
    'look-middle': 'In het midden ligt een goed fiche.',
    'look-tile': (tile) => (tile === 0 ? 'Het gaat om het fiche in je hand.' : `Het gaat om de ${tile}.`),
    'look-exchange': 'Denk aan ruilen.',
    'look-leave': 'Moet je het wel leggen?',
    'look-counter': (counter) => `Het gaat om de ${counter}.`,
    'look-dice-count': (dice) =>
      dice === 1
        ? 'Gooi met één dobbelsteen.'
        : `Gooi met ${dice === 2 ? 'twee' : 'alle drie de'} dobbelstenen.`,
    'look-second-roll': 'Welke sommen van een tweede worp zouden beter zijn dan deze?',
    'look-row': (row) => `Kijk naar de ${ROW[row]} rij.`,
    'look-field': (place) => `Kijk naar veld ${place} van deze rij.`,
    'look-skip': 'Moet je wel iets invullen?',
    'look-tiles-count': (count) => `Je kunt ${tiles(count)} leggen.`,
    'look-rack': (names) => `Leg ${names}.`,
    'look-sets': (names) => `Kijk hier: ${names}.`,
  },
  square: (row, column) => `Kijk naar rij ${row}, kolom ${column}.`,
};
