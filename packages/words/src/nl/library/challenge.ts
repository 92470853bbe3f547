import type { challenge as en } from '../../en/library/challenge.ts';
import type { Words } from '../../words.ts';

export const challenge: Words<typeof en> = {
  title: 'Uitdaging',
  about: (luck) =>
    `Zelfde spel, zelfde geluk: wie deze link opent, krijgt ${luck} als jij, tegen dezelfde bots. Aan het einde zien jullie beide spellen naast elkaar.`,
  inLink:
    'In de link staan je zetten en alles wat het toeval brengt. De pagina laat daar voor het einde niets van zien, maar wie de link uit elkaar haalt, zou ze kunnen lezen.',
  link: 'De link naar je uitdaging',
  message: (game) => `${game}: zelfde spel, zelfde geluk. Versla me!`,
  why: {
    several: 'Alleen een spel dat één persoon alleen of met bots heeft gespeeld, kan een uitdaging worden.',
    continued:
      'Dit spel gaat verder met een ander spel: de worpen en stenen waren al bekend. Het kan geen uitdaging worden.',
    lesson:
      'In een leerspel is het geluk voor je uitgezocht, dus het kan geen uitdaging zijn. Je volgende spellen wel.',
    old: 'Dit spel is in een eerdere versie begonnen, toen elke keuze het toeval nog veranderde. Het kan geen uitdaging worden; nieuwe spellen wel.',
    'not-over': 'Het spel is nog niet uit.',
  },
  challenges: (name) => `${name} daagt je uit`,
  somebody: 'Iemand',
  sameLuck: (luck) => `Je speelt hetzelfde spel met ${luck ?? 'hetzelfde geluk'} tegen dezelfde bots.`,
  toBeat: (result) => `Te verslaan: ${result}`,
  theyTookBack: (name, moves) =>
    moves === 1 ? `${name} heeft één zet teruggenomen.` : `${name} heeft ${moves} zetten teruggenomen.`,
  accept: 'Uitdaging aannemen',
  goOn: 'Verder spelen',
  ownGame: 'Dit is je eigen spel. Stuur de link naar iemand anders.',
  damaged: 'Deze uitdaging is niet te lezen',
  damagedWhy:
    'Er ontbreekt een stuk van de link, of hij komt uit een andere versie van Crescendo. Vraag er nog een keer om.',
  compare: 'Beide spellen naast elkaar',
  youBetter: (name) => `Je hebt het beter gedaan dan ${name}!`,
  theyBetter: (name) => `${name} staat nog voor`,
  equal: 'Even goed',
  result: 'Uitslag',
  won: 'gewonnen',
  tied: 'gelijkspel',
  lost: 'verloren',
  decisions: 'Beslissingen',
  takenBack: 'Teruggenomen zetten',
  hints: 'Tips',
  theyHadHints: (name, hints) =>
    hints === 1 ? `${name} heeft één tip gebruikt.` : `${name} heeft ${hints} tips gebruikt.`,
  apart: 'Waar jullie wegen uiteengingen',
  apartAfter: (same) =>
    same === 0
      ? 'De allereerste keuze was al anders.'
      : same === 1
        ? 'De eerste keuze was gelijk. Daarna kozen jullie anders:'
        : `De eerste ${same} keuzes waren gelijk. Daarna kozen jullie anders:`,
  apartAnswer:
    'Tot hier kozen jullie hetzelfde, maar een bot antwoordde anders. Dat gebeurt als de twee spellen met verschillende versies van Crescendo zijn gespeeld.',
  sameGame: 'Jullie hebben tot het einde hetzelfde gekozen.',
  ended: 'Het spel was uit.',
  answer: 'Je spel terugsturen',
  waiting: 'Uitdagingen voor jou',
  unchecked:
    'De link bevat alle zetten. Nagekeken wordt of de regels ze toelaten, en het toeval volgt uit het spel; of de bots zo zouden hebben gespeeld niet.',
  dismiss: (name) => `Uitdaging van ${name} wegdoen`,
  dailyOf: (day) => `Spel van de dag, ${day}`,
  aboutDaily:
    'Zelfde spel, zelfde geluk: tot het einde van de dag speelt iedereen die deze link opent hetzelfde spel van de dag. Daarna zien jullie beide spellen naast elkaar.',
  later:
    'De spellen zijn naast elkaar te zien zodra de dag voorbij is. Tot dan toont de ranglijst wie het beter deed.',
  dayOver: 'Deze dag is voorbij: het spel kan niet meer worden gespeeld.',
  toRanking: 'Ranglijst bekijken',
};
