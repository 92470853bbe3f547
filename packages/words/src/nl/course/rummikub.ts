import type { rummikub as en } from '../../en/course/rummikub.ts';
import type { Words } from '../../words.ts';

export const rummikub: Words<typeof en> = {
  'groups-and-runs': {
    idea: [
      'Je wint door al je stenen te leggen, in groepen van één getal of rijen van één kleur.',
      'Zoek naar allebei: een steen die in een groep en in een rij past, komt waar meer stenen je plankje verlaten.',
    ],
    steps: [
      'Bekijk je plankje: drie 9’s in verschillende kleuren en de rode 4, 5, 6.',
      'Een groep en een rij gaan samen van je plankje.',
      'Ook de zwarte 1, 2, 3 is een rij. Die volgt een beurt later.',
    ],
  },
  adding: {
    idea: [
      'Als je bent uitgekomen, mag je aan elke combinatie op tafel aanleggen.',
      'Een rij groeit aan beide kanten en een groep van drie krijgt de kleur die ontbreekt.',
    ],
    steps: [
      'Op tafel: blauw 8, 9, 10 en drie 1’en. Jij hebt blauw 7 en 11 en de gele 1.',
      'De rij krijgt aan elke kant een steen.',
      'De groep krijgt de kleur die ontbreekt.',
    ],
  },
  'splitting-run': {
    idea: [
      'Een lange rij kan er twee worden.',
      'Leg je steen in het midden en let erop dat elk deel drie stenen houdt.',
    ],
    steps: [
      'De rij loopt van rood 4 tot 8. Je tweede rode 6 lijkt nergens te passen.',
      'Met die 6 worden het er twee: 4, 5, 6 en 6, 7, 8.',
      'Beide delen kunnen weer groeien: de rode 9 komt aan het tweede.',
    ],
  },
  borrowing: {
    idea: [
      'Een combinatie van vier of meer stenen kan er een missen.',
      'Neem die uit een groep of van het eind van een rij en maak met je eigen stenen een nieuwe combinatie.',
    ],
    steps: [
      'Je hebt geel 11 en 12. Een groep van vier 10’en kan de gele missen.',
      'Die maakt een rij met jouw twee stenen, en drie 10’en zijn nog een groep.',
      'Ook het eind van een rij kun je lenen: de blauwe 8 komt bij je zwarte en rode 8.',
    ],
  },
  regrouping: {
    idea: [
      'Drie groepen met opeenvolgende getallen kunnen drie rijen worden, en omgekeerd.',
      'Zoek combinaties met opeenvolgende getallen en verbouw ze samen met je stenen.',
    ],
    steps: [
      'Groepen van 4, 5 en 6 liggen naast elkaar. Je zwarte 7 en rode 3 passen bij geen ervan.',
      'Als drie rijen nemen dezelfde negen stenen ze allebei op: zwart 4 tot 7 en rood 3 tot 6.',
    ],
  },
  joker: {
    idea: [
      'Vervang de joker door de steen waarvoor hij staat, of verbouw de combinatie eromheen.',
      'Dan helpt hij je in een andere combinatie.',
    ],
    steps: [
      'In rood 5, joker, 7 staat de joker voor de rode 6, en die heb jij.',
      'Jouw 6 neemt zijn plaats in, en in dezelfde beurt maakt de joker zwart 2 en 3 compleet.',
    ],
  },
  opening: {
    idea: [
      'Je eerste combinaties komen alleen van je eigen plankje en moeten genoeg punten opleveren.',
      'Kom uit zodra het kan: eerder helpt de tafel je niet, en soms past een steen op twee manieren en levert er maar één genoeg punten op.',
    ],
    steps: [
      'Drie 8’en zijn 24 punten: 6 te weinig om uit te komen.',
      'Je pakt een steen, de rode 3: rood 1, 2, 3 zijn nog eens 6 punten.',
      'Samen is dat 30. Vanaf nu mag je de tafel gebruiken.',
    ],
  },
  holding: {
    idea: [
      'Met een joker op je plankje is bijna elk tweetal een combinatie, dus is hij aan het eind het meest waard.',
      'Bewaar hem zolang je zonder hem kunt leggen, maar niet tot iemand anders uit is.',
    ],
    steps: [
      'Je hebt een joker, blauw 4 en 5, geel 3, 4, 5 en twee 13’en.',
      'Geel 3, 4, 5 heeft geen joker nodig. Je legt ze en houdt hem.',
      'Je pakt de blauwe 6, en die maakt een rij zonder joker.',
      'Zo is de joker vrij voor de twee 13’en, de stenen die je het meest zouden kosten.',
    ],
  },
  'going-out': {
    idea: [
      'Heb je nog maar weinig stenen, kijk dan naar de hele tafel.',
      'Zoek voor elke steen een plek en verbouw tot ze allemaal tegelijk passen.',
    ],
    steps: [
      'Nog drie stenen: de zwarte en blauwe 7 en de blauwe 10. Zoek voor elk een plek.',
      'De blauwe 10 komt voor de 11, en de rode rij mist haar 7 voor een groep. Je bent uit.',
    ],
  },
  'fewest-changes': {
    idea: [
      'Tel de stenen van de anderen: wie er weinig heeft, zoekt plaatsen op tafel.',
      'Verander dan zo weinig mogelijk, want elke combinatie die je langer maakt of opent, kan net de plaats zijn die ze nodig hebben.',
    ],
    steps: [
      'De ander heeft nog drie stenen en wacht op een plek op tafel.',
      'Je hebt nog een rode 5. Aan de rode rij zou die plaats maken voor een rode 6: je legt drie 5’en als groep en houdt hem.',
      'Daar wachtte de ander op met een rode 6. Die vindt geen plek en moet een steen pakken.',
    ],
  },
};
