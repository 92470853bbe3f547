import type { lessons as en } from '../../en/learn/lessons.ts';
import type { Words } from '../../words.ts';

export const lessons: Words<typeof en> = {
  title: 'Lessen',
  titleOf: (game) => `Lessen ${game}`,
  about: (title) => `Les: ${title}`,
  state: (solved, of) => (solved === of ? 'klaar' : `${solved} van ${of}`),
  progress: (done, of) => `${done} van ${of} lessen klaar`,
  lessons: {
    '5vor12': {
      start: {
        title: 'De eerste fiches',
        text: [
          'Je eerste fiches verdelen je spelbord.',
          'Lage getallen linksboven en hoge rechtsonder laten ruimte voor alle andere.',
        ],
      },
      'leaving-room': {
        title: 'Ruimte laten',
        text: [
          'Tussen twee fiches passen alleen nog de getallen ertussen.',
          'Leg zo dat er op de vrije velden eromheen nog veel getallen passen.',
        ],
      },
      'take-it': {
        title: 'Een open fiche pakken',
        text: [
          'Een open fiche is zeker, een gesloten fiche is een gok.',
          'Vult het een veld waar maar weinig getallen passen, pak het dan.',
        ],
      },
      'which-tile': {
        title: 'Welk open fiche',
        text: [
          'Passen er meer open fiches, dan is het voor de hand liggende niet altijd het beste.',
          'Vergelijk wat elk op je spelbord vrij laat en pak het fiche waarvoor later nauwelijks een ander komt.',
        ],
      },
      exchange: {
        title: 'Ruilen',
        text: [
          'Een ruil vult geen veld, maar kan er meer openen.',
          'Het loont als het nieuwe getal beter ligt en niemand iets aan het oude heeft.',
        ],
      },
      'which-exchange': {
        title: 'Welk fiche ruilen',
        text: [
          'Twee ruilmogelijkheden kunnen op elkaar lijken: het gaat om het oude fiche.',
          'Geef het fiche weg dat de meeste getallen in de weg ligt en houd wat al goed ligt.',
        ],
      },
      'exchange-open': {
        title: 'Een open fiche ruilen',
        text: [
          'Je mag ook een open fiche pakken en ruilen tegen een fiche op je spelbord.',
          'Doe dat als het nieuwe getal je vrije velden opent en geen fiche er een goed vult.',
        ],
      },
    },
    rummikub: {
      opening: {
        title: 'Uitkomen',
        text: [
          'Je eerste combinaties komen alleen van je eigen plankje en moeten genoeg punten opleveren.',
          'Probeer eerst hoge groepen en rijen: soms past een steen op twee manieren en is er maar één genoeg.',
        ],
      },
      borrowing: {
        title: 'Een steen lenen',
        text: [
          'Een combinatie van vier of meer stenen kan er een missen.',
          'Neem die uit een groep of van het eind van een rij en maak met je eigen stenen een nieuwe combinatie.',
        ],
      },
      'splitting-run': {
        title: 'Een rij splitsen',
        text: [
          'Een lange rij kan er twee worden.',
          'Leg je steen in het midden en let erop dat elk deel drie stenen houdt.',
        ],
      },
      regrouping: {
        title: 'Verbouwen',
        text: [
          'Drie groepen met opeenvolgende getallen kunnen drie rijen worden, en omgekeerd.',
          'Zoek combinaties met opeenvolgende getallen en verbouw ze samen met je stenen.',
        ],
      },
      joker: {
        title: 'De joker bevrijden',
        text: [
          'Vervang de joker door de steen waarvoor hij staat, of verbouw de combinatie eromheen.',
          'Dan helpt hij je in een andere combinatie.',
        ],
      },
      'going-out': {
        title: 'Uitspelen',
        text: [
          'Heb je nog maar weinig stenen, kijk dan naar de hele tafel.',
          'Zoek voor elke steen een plek en verbouw tot ze allemaal tegelijk passen.',
        ],
      },
      'fewest-changes': {
        title: 'Weinig veranderen',
        text: [
          'Vaak past een steen zonder veel verbouwen.',
          'Zoek de kortste weg: wat blijft liggen, kan niet misgaan.',
        ],
      },
    },
    finito: {
      'first-counters': {
        title: 'De eerste stenen',
        text: [
          'Lage stenen horen aan het begin van het bord, hoge aan het eind.',
          'Kies de steen waarvan de plek het dichtst bij de worp ligt.',
        ],
      },
      'which-square': {
        title: 'Welk vakje',
        text: [
          'Is het gegooide getal bezet, dan kies je het eerstvolgende vrije vakje, lager of hoger.',
          'Neem het vakje waarbij de volgorde klopt en er genoeg vakjes blijven voor de stenen ertussen.',
        ],
      },
      'which-counter': {
        title: 'Welke steen',
        text: [
          'Er liggen meer stenen open, en één past het best bij de worp.',
          'Tel hoeveel stenen ervoor moeten liggen en hoeveel erna.',
        ],
      },
      'what-to-move': {
        title: 'Wat verplaatsen',
        text: [
          'Liggen al je stenen, dan verplaats je er bij elke worp een.',
          'Neem een steen die niet op volgorde ligt en spaar je langste reeks.',
        ],
      },
      'last-steps': {
        title: 'De laatste stappen',
        text: [
          'Tegen het eind wacht je op bepaalde worpen.',
          'Laat gaten die zo breed zijn dat er veel getallen in passen.',
        ],
      },
    },
    qwinto: {
      'keep-or-roll': {
        title: 'Houden of opnieuw gooien',
        text: [
          'De tweede worp telt: past hij nergens, dan is het een mislukte worp.',
          'Gooi alleen opnieuw als veel sommen beter zijn dan die van jou.',
        ],
      },
      'leaving-room': {
        title: 'Ruimte laten',
        text: [
          'In elke rij lopen de getallen naar rechts op.',
          'Vul de som in waar in de vrije velden links en rechts nog veel sommen passen.',
        ],
      },
      'which-row': {
        title: 'Welke rij',
        text: [
          'Dezelfde som kan in de ene rij goed zijn en in de andere slecht.',
          'Kies de rij waar hij het dichtst bij zijn plek staat: lage sommen links, hoge rechts.',
        ],
      },
      'bonus-column': {
        title: 'Bonuskolommen',
        text: [
          'Een volle kolom van drie telt het getal in zijn vijfhoek.',
          'Schrijf daar een hoog getal zolang je de andere twee velden nog kunt vullen.',
        ],
      },
      waiting: {
        title: 'Niets invullen',
        text: [
          'Heeft een ander gegooid, dan hoef je niets in te vullen.',
          'Sla een som over die velden zou blokkeren: het kost je niets.',
        ],
      },
      'which-dice': {
        title: 'Welke dobbelstenen',
        text: [
          'De kleuren zijn de rijen waarin je mag schrijven, en het aantal dobbelstenen bepaalt hoe hoog de som wordt.',
          'Kies dobbelstenen waarvan de gewoonste sommen in je vrije velden passen.',
        ],
      },
    },
  },
};
