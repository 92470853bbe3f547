import type { qwinto as en } from '../../en/help/qwinto.ts';
import type { Words } from '../../words.ts';

const rows = (count: number): string => (count === 1 ? 'één volle rij' : `${count} volle rijen`);

export const qwinto: Words<typeof en> = {
  aim: {
    title: 'Waar het om gaat',
    text: () => [
      'Iedereen heeft hetzelfde scoreblad met gekleurde rijen. Vul er zoveel mogelijk getallen in; elke rij moet van links naar rechts oplopen.',
      'Volle rijen en volle kolommen leveren het meest op. Het hoogste totaal wint.',
    ],
    caption: 'Ronde velden, vijfhoeken die een bonus geven, en in elke rij een gat dat altijd leeg blijft.',
  },
  things: {
    title: 'Het materiaal',
    text: ({ dice, faces, width, misthrowLimit }) => [
      'Voor twee tot zes spelers.',
      `${dice === 1 ? 'Eén dobbelsteen' : `${dice} dobbelstenen`} met de getallen 1 tot en met ${faces}${dice === 3 ? ', oranje, geel en paars' : ''}, en voor iedereen een scoreblad.`,
      `Elke rij heeft ${width} ${width === 1 ? 'veld' : 'velden'}. Onder de rijen ${misthrowLimit === 1 ? 'staat één vakje' : `staan ${misthrowLimit} vakjes`} voor mislukte worpen en de regel waarin de punten worden opgeteld.`,
    ],
  },
  turn: {
    title: 'Een beurt',
    text: ({ dice, firstSeat }) => [
      `${firstSeat === 'random' ? 'Het lot beslist wie begint.' : 'Jullie hebben afgesproken wie begint.'} Wie de dobbelstenen heeft, pakt ${dice === 1 ? 'de dobbelsteen' : dice === 2 ? 'er één of allebei' : 'er één, twee of drie, in welke kleuren ook,'} en gooit.`,
      'Niet tevreden? Je mag nog één keer gooien, maar dan met al deze dobbelstenen, en de tweede worp telt.',
      'De som geldt voor iedereen: jullie mogen hem allemaal invullen, ieder op zijn eigen scoreblad, tegelijk. Het hoeft niet. Je keuze blijft verborgen tot iedereen gekozen heeft.',
      'Daarna krijgt de volgende de dobbelstenen, met de klok mee.',
    ],
    caption: 'Er zijn twee dobbelstenen gepakt: 4 en 5 is 9.',
  },
  colours: {
    title: 'Welke rijen open zijn',
    text: () => [
      'De som mag alleen in een rij waarvan de kleur bij de dobbelstenen zat. Er is met geel en paars gegooid: dus de gele of de paarse rij.',
    ],
    caption: 'Een 9 met geel en paars: in de gemarkeerde velden past hij, de oranje rij is dicht.',
  },
  write: {
    title: 'Een getal invullen',
    text: () => [
      'Elk leeg veld is goed, in elke volgorde; laat ertussen leeg wat je wilt. Wat er staat, blijft staan.',
      'In een rij lopen de getallen van links naar rechts op en staat geen getal twee keer. Het gat onderbreekt de volgorde niet.',
      'Ook in een kolom staat geen getal twee keer. De volgorde maakt daar niet uit.',
    ],
    caption: 'De 9 past tussen 6 en 12, maar niet onder de andere 9.',
  },
  misthrow: {
    title: 'Mislukte worpen',
    text: () => [
      'Kun of wil je na je eigen worp niets invullen, dan is dat een mislukte worp: je kruist een vakje aan en dat kost 5 punten.',
      'Voor de anderen kost het niets om niets in te vullen.',
    ],
  },
  end: {
    title: 'Het einde',
    text: ({ rowsToEnd, dice, misthrowLimit }) => [
      `Het spel eindigt zodra iemand ${rows(Math.min(rowsToEnd, dice))} op zijn scoreblad heeft of ${misthrowLimit === 1 ? 'een mislukte worp' : `zijn ${misthrowLimit}e mislukte worp`} aankruist.`,
      'De laatste worp mag iedereen nog invullen, want dat gebeurt tegelijk.',
    ],
  },
  score: {
    title: 'De puntentelling',
    text: ({ dice, width }) => [
      'Een rij die niet vol is: één punt voor elk getal. Een volle rij: het laatste getal, helemaal rechts.',
      ...(dice === 3 && width >= 3
        ? ['Een volle kolom van drie: het getal in de vijfhoek. Kolommen van twee leveren niets op.']
        : []),
      'Elke mislukte worp kost 5 punten. Het hoogste totaal wint; bij gelijke stand delen jullie de overwinning.',
    ],
    caption: '4 + 16 + 6 voor de rijen, 5 + 10 + 12 voor drie kolommen, min 10: 43 punten.',
  },
  special: {
    title: 'Goed om te weten',
    text: () => [
      'Een veld kan zo liggen dat er geen getal meer past, zoals tussen een 6 en een 7. Dat mag; het blijft gewoon leeg.',
      'Fout invullen kan hier niet: kies je een veld waar het getal niet past, dan staat er waarom.',
    ],
    caption: 'Tussen 6 en 7 past niets meer.',
  },
};
