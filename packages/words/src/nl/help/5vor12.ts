import type { vorZwoelf as en } from '../../en/help/5vor12.ts';
import type { Words } from '../../words.ts';

export const vorZwoelf: Words<typeof en> = {
  aim: {
    title: 'Waar het om gaat',
    text: [
      'Wie heeft het eerst op elk veld van zijn spelbord een fiche liggen?',
      'De moeilijkheid: in elke rij moeten de getallen van links naar rechts oplopen, in elke kolom van boven naar beneden.',
    ],
    caption: 'Een vol spelbord. Elke rij en elke kolom loopt op, met stappen van elke grootte.',
  },
  have: (size, highest) => ({
    title: 'Het materiaal',
    text: [
      'Voor twee tot vier spelers.',
      `Iedereen heeft een spelbord met ${size} × ${size} velden.`,
      `Per speler is er een set fiches van 1 tot en met ${highest}. Samen liggen ze gesloten in het midden: dat is de voorraad.`,
    ],
  }),
  startOne: (size) => ({
    title: 'Het begin',
    text: [
      'Iedereen pakt een fiche en legt het op een van zijn velden met een punt. Dat gebeurt tegelijk, en in het geheim tot iedereen gekozen heeft.',
      `Dat doen jullie ${size} keer, tot de velden met een punt vol zijn. Wat er ligt, blijft liggen.`,
      'Elke volgorde mag, maar linksboven liggen lage getallen goed en rechtsonder hoge. Daarna betekenen de punten niets meer.',
    ],
    caption: 'De 12 mag op elk vrij veld met een punt.',
  }),
  startFour: (size) => ({
    title: 'Het begin',
    text: [
      `Iedereen pakt ${size} fiches en schikt ze op zijn velden met een punt. Dat gebeurt tegelijk, en in het geheim tot iedereen gekozen heeft.`,
      'Elke volgorde mag, maar linksboven liggen lage getallen goed en rechtsonder hoge. Daarna betekenen de punten niets meer.',
    ],
    caption: 'De 12 mag op elk vrij veld met een punt.',
  }),
  startInOrder: (size) => ({
    title: 'Het begin',
    text: [
      `Iedereen pakt ${size} fiches. Ze gaan op volgorde op de velden met een punt, de laagste linksboven; er valt niets te kiezen.`,
      'Daarna betekenen de punten niets meer.',
    ],
    caption: 'De laagste linksboven, de hoogste rechtsonder.',
  }),
  turn: {
    title: 'Je bent aan de beurt',
    text: [
      'De oudste speler begint. Omdat het spel niet kan weten wie dat is, zegt degene die het start wie begint; anders begint de eerste speler.',
      'Je hebt twee mogelijkheden.',
      'Draai een fiche uit de voorraad om: leg het op je spelbord, of laat het in het midden liggen, ook als het zou passen. Daar ligt het open, en iedereen mag het pakken.',
      'Of pak een van de open fiches: dat moet dan op je spelbord.',
      'Passen bestaat niet. Daarna is de volgende aan de beurt, met de klok mee.',
    ],
    caption: 'Een fiche omdraaien, of een open fiche pakken.',
  },
  laying: {
    title: 'Waar een fiche mag liggen',
    text: [
      'Op een vrij veld, als de getallen daarna in de rij naar rechts en in de kolom naar beneden groter worden.',
      'Vergelijk met alle fiches van de rij en de kolom, niet alleen met de buren. In een rij of kolom mag elk getal maar één keer voorkomen.',
      'Verder maakt het niet uit: hetzelfde getal mag best ergens anders op je spelbord liggen.',
    ],
    caption:
      'De 11 past op de velden met een plus, of in ruil voor een fiche met pijlen. Niet op de velden met een kruis: daar zou hij onder de 14 liggen, of rechts van de 12.',
  },
  exchange: (sameNumber) => ({
    title: 'Ruilen',
    text: [
      'Je mag je fiche ook op de plaats van een ander fiche op je spelbord leggen. Dat andere gaat open naar het midden.',
      'Ook daarna moet de volgorde kloppen. Zo maak je ruimte waar het krap is geworden.',
      sameNumber ? 'Ruilen tegen hetzelfde getal mag ook.' : 'Tegen hetzelfde getal wordt niet geruild.',
    ],
    caption: 'De 11 komt, de 9 gaat naar het midden.',
  }),
  bruno: {
    title: 'Bruno’s variant',
    text: [
      'Ligt je fiche daarna hoek aan hoek met een gelijk getal, dan mag je meteen nog een keer; en weer, als het nog eens lukt.',
      'Is het laatste fiche omgedraaid, dan mag niemand nog een keer.',
    ],
    caption: 'Twee keer 9, hoek aan hoek: nog een keer.',
  },
  end: {
    title: 'Het einde',
    text: [
      'Wie zijn laatste vrije veld vult, wint meteen.',
      'Wordt eerst het laatste fiche uit de voorraad omgedraaid, dan wordt die beurt afgemaakt. Dan wint wie de minste vrije velden heeft; bij gelijke stand zijn er meerdere winnaars.',
    ],
    caption: 'Het laatste veld is gevuld: gewonnen!',
  },
  score: {
    title: 'Meerdere partijen',
    text: [
      'Als jullie willen, spelen jullie zoveel partijen als er spelers zijn: zo begint iedereen een keer.',
      'Wie een partij wint, krijgt 2 punten; alle anderen verliezen 1 punt per vrij veld. Het hoogste totaal wint; bij gelijke stand zijn er meerdere winnaars.',
    ],
  },
  special: (guard) => ({
    title: 'Als er niets meer gebeurt',
    text: [
      `Heeft ${guard} ronden lang niemand een fiche omgedraaid of een veld gevuld, dan eindigt het spel alsof de voorraad leeg is.`,
    ],
  }),
};
