import type { qwinto as en } from '../../en/course/qwinto.ts';
import type { Words } from '../../words.ts';

export const qwinto: Words<typeof en> = {
  points: {
    idea: [
      'De meeste punten winnen: één per getal, en voor een volle rij in plaats daarvan het laatste getal.',
      'Een volle kolom van drie levert ook het getal in haar vijfhoek op: zoek het veld dat meteen het meest telt.',
    ],
    steps: [
      'Je oranje rij heeft acht getallen: acht punten. Het laatste veld is vrij.',
      'Je gooit alle drie de dobbelstenen: 17.',
      'De rij is vol. Nu telt ze 17, haar laatste getal.',
    ],
  },
  'which-row': {
    idea: [
      'Dezelfde som kan in de ene rij goed zijn en in de andere slecht.',
      'Kies de rij waar hij het dichtst bij zijn plek staat: lage sommen links, hoge rechts.',
    ],
    steps: [
      'Je hebt 11 gegooid met de oranje en de paarse dobbelsteen.',
      'Die komt in de oranje rij tussen 10 en 13, waar alleen 11 en 12 passen. De paarse rij neemt nog veel sommen.',
    ],
  },
  'leaving-room': {
    idea: [
      'In elke rij lopen de getallen naar rechts op.',
      'Vul de som in waar in de vrije velden links en rechts nog veel sommen passen.',
    ],
    steps: [
      'Je hebt 8 gegooid, en je scoreblad is leeg.',
      '8 is een gemiddelde som en komt in het midden: vier velden ervoor, vier erna.',
      'Dan komt 14. Er blijft één veld vrij ervoor en twee erna.',
    ],
  },
  'keep-or-roll': {
    idea: [
      'De tweede worp telt: past hij nergens, dan is het een mislukte worp.',
      'Gooi alleen opnieuw als veel sommen beter zijn dan die van jou.',
    ],
    steps: [
      'Je hebt 8 gegooid met oranje en geel. Tussen 7 en 9 is in geen van beide rijen een veld vrij: dat zou een mislukte worp zijn.',
      'Je gooit beide dobbelstenen opnieuw: 11.',
      'Die past in de oranje rij achter de 9.',
    ],
  },
  misthrows: {
    idea: [
      'Wie gooit en niets invult, heeft een mislukte worp: vijf punten eraf, en de vierde beëindigt het spel.',
      'Tel voor je gooit welke sommen van deze dobbelstenen ergens passen, en kies die met de minste missers.',
    ],
    steps: [
      'Je oranje rij begint met 6 en 7: de oranje dobbelsteen alleen past nooit. Je paarse rij is leeg.',
      'Je gooit de paarse dobbelsteen, waarvan elk getal past: 4.',
      'Je vult die in zonder iets te wagen.',
    ],
  },
  columns: {
    idea: [
      'Een getal mag in een kolom maar één keer staan, dus een veld kan verloren zijn hoewel er in de rij nog ruimte is.',
      'Kijk naar boven en beneden voor je invult: laat geen gat waarin alleen een getal uit zijn eigen kolom past.',
    ],
    steps: [
      'Je hebt 10 gegooid. Twee velden rechts van de oranje 8 zou een veld overblijven voor alleen de 9, en daaronder staat de 9 al.',
      'Meteen achter de 8 blijft zo geen veld over: de volgende nemen 11 en meer.',
    ],
  },
  waiting: {
    idea: [
      'Heeft iemand anders gegooid, dan mag je ook invullen, maar het hoeft niet.',
      'Neem elke som die je past en sla over wat een veld zou bederven: het kost je niets.',
    ],
    steps: [
      'De ander heeft 5 gegooid met de oranje dobbelsteen. Bij jou past die alleen in de vijfhoek tussen 4 en 15.',
      'Je vult niets in. Het is niet jouw worp, dus het kost niets.',
      'Je gooit 12, en de kolom is vol: 12 punten erbij in plaats van 5.',
    ],
  },
  'bonus-column': {
    idea: [
      'Een volle kolom van drie telt het getal in zijn vijfhoek.',
      'Schrijf daar een hoog getal zolang je de andere twee velden nog kunt vullen.',
    ],
    steps: [
      'In kolom 10 staan 12 en 13, en haar vijfhoek is het laatste paarse veld. Je hebt 16 gegooid.',
      'Je vult die daar in: 16 punten alleen al voor de kolom.',
    ],
  },
  'which-dice': {
    idea: [
      'De kleuren zijn de rijen waarin je mag schrijven, en het aantal dobbelstenen bepaalt hoe hoog de som wordt.',
      'Kies dobbelstenen waarvan de gewoonste sommen in je vrije velden passen.',
    ],
    steps: [
      'Tussen 9 en 14 heeft je paarse rij 10 tot 13 nodig. Welke dobbelstenen?',
      'Drie dobbelstenen geven het vaakst 10 of 11, twee maar 7. Je gooit 11.',
      'Die past in het gat.',
    ],
  },
  ending: {
    idea: [
      'Het spel eindigt met iemands tweede volle rij of vierde mislukte worp.',
      'Wie voorstaat, beëindigt het zodra het kan: tel alle scorebladen voor je het laatste veld invult.',
    ],
    steps: [
      'Je oranje rij is vol, en de gele mist alleen haar laatste getal. Je staat voor.',
      'Alleen drie dobbelstenen halen dat: 17.',
      'Met de tweede volle rij is het spel uit, en niemand kon je nog inhalen.',
    ],
  },
};
