import type { vorZwoelf as en } from '../../en/course/5vor12.ts';
import type { Words } from '../../words.ts';

export const vorZwoelf: Words<typeof en> = {
  winning: {
    idea: [
      'Je wint zodra je spelbord vol is, dus elke fiche die je legt telt.',
      'Is er nog één veld vrij, onthoud dan welke getallen passen en kijk in het midden voordat je omdraait.',
    ],
    steps: [
      'Eén veld is vrij: erboven de 15, eronder de 20. Er past 16, 17, 18 of 19 op.',
      'De 17 ligt in het midden. Je pakt die en je spelbord is vol.',
    ],
  },
  start: {
    idea: [
      'Je eerste fiches verdelen je spelbord.',
      'Lage getallen linksboven en hoge rechtsonder laten ruimte voor alle andere.',
    ],
    steps: [
      'Je eerste fiche is de 19, bijna het hoogste getal.',
      'Die komt rechtsonder. Dan volgt de 3.',
      'Lage getallen horen linksboven.',
      'De 9 en daarna de 14 komen ertussen.',
      'Nu loopt de diagonaal op met grote stappen: overal passen veel getallen.',
    ],
  },
  'leaving-room': {
    idea: [
      'Tussen twee fiches passen alleen nog de getallen ertussen.',
      'Leg zo dat er op de vrije velden eromheen nog veel getallen passen.',
    ],
    steps: [
      'Je hebt de 6 omgedraaid. In de eerste rij past die overal rechts van de 3.',
      'Naast de 3 blijft er veel ruimte: verder naar rechts zouden er alleen 4 en 5 voor passen.',
      'Zo komt ook de 12 naast de 9.',
    ],
  },
  'take-it': {
    idea: [
      'Een open fiche is zeker, een gesloten fiche is een gok.',
      'Vult het een veld waar maar weinig getallen passen, pak het dan.',
    ],
    steps: [
      'De 16 ligt in het midden. Die past tussen je 14 en je 19, waar maar vier getallen passen.',
      'Je pakt de 16: een nieuwe fiche zou daar zelden passen.',
    ],
  },
  'open-squares': {
    idea: [
      'Een vrij veld waarop geen getal past, ben je kwijt tot je een fiche ruilt.',
      'Controleer voor je legt de velden tussen de fiche en haar buren.',
    ],
    steps: [
      'Je hebt de 7 omgedraaid. Aan het eind van de eerste rij zou er tussen 6 en 7 een veld blijven waarop niets past.',
      'Naast de 6 blijft er zo geen veld: op elk past nog een getal.',
    ],
  },
  exchange: {
    idea: [
      'Een ruil vult geen veld, maar kan er meer openen.',
      'Het loont als het nieuwe getal beter ligt en niemand iets aan het oude heeft.',
    ],
    steps: [
      'Je 10 ligt linksboven: alles ernaast en eronder moet hoger zijn. Je hebt de 3 omgedraaid.',
      'Je ruilt ze. De 10 gaat naar het midden, en rond de 3 is weer ruimte.',
      'De volgende 6 vindt al een plek.',
    ],
  },
  'which-exchange': {
    idea: [
      'Twee ruilmogelijkheden kunnen op elkaar lijken: het gaat om het oude fiche.',
      'Geef het fiche weg dat de meeste getallen in de weg ligt en houd wat al goed ligt.',
    ],
    steps: [
      'Je hebt de 14 omgedraaid. Die kan de 10 of de 19 vervangen.',
      'De 10 gaat weg: zo dicht bij de 9 blokkeerde die de velden ertussen. Nu past daar 10 tot 13.',
    ],
  },
  'exchange-open': {
    idea: [
      'Je mag ook een open fiche pakken en ruilen tegen een fiche op je spelbord.',
      'Doe dat als het nieuwe getal je vrije velden opent en geen fiche er een goed vult.',
    ],
    steps: [
      'De 5 in het midden vult niets goed, maar je 9 linksboven laat geen ruimte voor de 10.',
      'Je pakt de 5 en ruilt die voor de 9. Ernaast en eronder past nu 6 tot 9.',
    ],
  },
  'which-tile': {
    idea: [
      'Passen er meer open fiches, dan is het voor de hand liggende niet altijd het beste.',
      'Vergelijk wat elk op je spelbord vrij laat en pak het fiche waarvoor later nauwelijks een ander komt.',
    ],
    steps: [
      'Twee open fiches passen: de 7 in de eerste rij en de 16 tussen 14 en 19.',
      'Je pakt de 16: daar passen maar vier getallen, op de plek van de 7 veel.',
      'Een beurt later ligt de 7 er nog.',
    ],
  },
  'last-square': {
    idea: [
      'Tel tegen het einde: van elk getal zijn er zoveel fiches als spelers, en wat je niet ziet, ligt in de voorraad.',
      'Laat het veld vrij waarop de meeste daarvan passen: is de voorraad op, dan wint wie de minste vrije velden heeft.',
    ],
    steps: [
      'Twee velden zijn vrij en de 12 past op allebei: op het veld rechtsboven past 8 tot 13, op dat linksonder 12 tot 16.',
      'In de voorraad zitten nog 8 en 9 voor rechtsboven, 15 en twee keer 16 voor linksonder. Je vult het veld rechtsboven.',
      'Daar is de 16, en je spelbord is vol.',
    ],
  },
};
