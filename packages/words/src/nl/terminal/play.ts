import type { play as en } from '../../en/terminal/play.ts';
import type { Words } from '../../words.ts';

const LEVELS = { beginner: 'beginner', casual: 'gemiddeld', strong: 'sterk', expert: 'expert' };

export const play: Words<typeof en> = {
  yes: 'j',
  chooseGame: 'Welk spel?',
  howManySeats: 'Met hoeveel spelers?',
  howManyHere: 'Hoeveel aan dit toetsenbord? De anderen zijn bots.',
  menuKeys: 'pijlen: bewegen · Enter: kiezen · q: stoppen',
  bot: (letter) => `Bot ${letter}`,
  turnOf: (name) => `${name} is aan de beurt`,
  choosing: (names) => `aan het kiezen: ${names}`,
  passTo: (name) => `Geef het toetsenbord aan ${name}.`,
  pressEnter: 'Druk op Enter.',
  leave: 'Dit spel verlaten? (j / n)',
  left: 'Je hebt het spel verlaten.',
  notUnderstood: (text) => `“${text}” is hier geen geldige zet.`,
  forExample: (moves) => `Bijvoorbeeld: ${moves}`,
  noStep: 'Er is niets om terug te nemen.',
  unknownKey: 'Deze toets doet hier niets; ? toont de toetsen.',
  wins: (name) => `${name} wint!`,
  shareWin: (names) => `${names} winnen samen!`,
  score: (name, score) => `${name}: ${score}`,
  another: 'Nog een spel? (j / n)',
  helpTitle: 'Zo speel je',
  anyKey: 'elke toets: terug naar het spel',
  lineHelp: 'Typ een zet, of: moves (wat er kan), hint (tip), undo (terug), quit (stoppen), ? (deze hulp).',
  hint: {
    more: 'h: nog een tip',
    next: 'h: wat daarna komt',
    show: 'h: de zet',
    play: 'h: zo spelen',
    none: 'Hier heb ik geen tip.',
    notHere: 'Aan deze tafel zijn er geen tips.',
  },
  replayKeys: [
    ['rechts', 'vooruit'],
    ['links', 'terug'],
    ['omhoog, omlaag', 'per tien'],
    ['Home, End', 'begin, einde'],
    ['q', 'stoppen'],
  ],
  commonKeys: [
    [':', 'zet typen'],
    ['h', 'tip'],
    ['u', 'terugnemen'],
    ['?', 'hulp'],
    ['q', 'stoppen'],
  ],
  vorZwoelf: {
    keys: [
      ['pijlen', 'bewegen'],
      ['d', 'omdraaien'],
      ['Tab', 'open fiche'],
      ['Enter', 'leggen'],
      ['x', 'laten liggen'],
    ],
    howTo:
      'Vul als eerste je spelbord. De getallen moeten in elke rij van links naar rechts oplopen en in elke kolom van boven naar beneden, zonder gelijke getallen. In je beurt draai je een fiche om en leg je het op je bord of laat je het open in het midden liggen, of je pakt een open fiche en legt het. Een fiche mag een ander vervangen, dat dan naar het midden gaat.',
    supply: (count) => `Voorraad ${count}`,
    middle: 'Midden',
    start: (tile) => `Leg de ${tile} op een veld met een punt.`,
    arrange: 'Leg je fiches op de diagonaal: Tab kiest er een, Enter legt het.',
    arranged: 'Enter: zo beginnen. u neemt een fiche terug.',
    choose: 'd draait een fiche om, Tab pakt een open fiche.',
    place: (tile) => `Je draaide de ${tile} om: leg hem, of laat hem liggen met x.`,
    puts: (tile, square, freed) =>
      `Enter: ${tile} op ${square}${freed > 0 ? `; de ${freed} gaat naar het midden` : ''}.`,
  },
  qwinto: {
    keys: [
      ['o y p', 'dobbelstenen kiezen'],
      ['r', 'gooien'],
      ['k', 'houden'],
      ['pijlen, Tab', 'bewegen'],
      ['Enter', 'invullen'],
      ['x', 'niets invullen'],
    ],
    howTo:
      'Kies één tot drie dobbelstenen en gooi; je mag ze één keer allemaal opnieuw gooien. Iedereen mag de som invullen in een rij waarvan de kleur gegooid is. Rijen lopen op van links naar rechts en geen getal staat twee keer in een kolom. Wie gooide en niets invult, krijgt een mislukte worp (−5). Een volle rij telt het laatste getal, andere rijen één punt per getal; een volle kolom van drie telt de vijfhoek < >. Twee volle rijen of vier mislukte worpen beëindigen het spel.',
    noDice: 'Kies minstens één dobbelsteen met o, y, p.',
    chooseDice: 'Welke dobbelstenen? o oranje, y geel, p paars.',
    rollThem: 'Enter gooit deze dobbelstenen.',
    keepOrRoll: (sum) => `${sum}: Enter houdt de worp, r gooit alles opnieuw.`,
    write: (sum) => `Vul de ${sum} in, of niets met x.`,
    writeOrMisthrow: (sum) => `Vul de ${sum} in; met x niets, dat is een mislukte worp.`,
    writes: (sum, field) => `Enter: ${sum} op ${field}.`,
    misthrows: 'mislukt',
    points: (points) => (Math.abs(points) === 1 ? `${points} punt` : `${points} punten`),
  },
  finito: {
    keys: [
      ['Tab, getal', 'steen kiezen'],
      ['pijlen, spatie', 'bewegen'],
      ['Enter', 'leggen'],
      ['p', 'passen'],
    ],
    howTo:
      'Eén dobbelsteen voor iedereen. Eerst legt ieder een van drie open stenen op een vakje met dat getal; zijn die bezet, dan op het eerstvolgende vrije vakje, lager of hoger. Liggen alle twaalf, dan verplaatst elke worp op dezelfde manier een steen. Wie het eerst zijn stenen van 1 tot en met 12 in oplopende volgorde heeft, wint.',
    noCounter: 'Daar ligt geen steen van jou.',
    rolled: 'Gegooid:',
    roll: (count) => `worp ${count}`,
    open: 'Open:',
    down: (count) => `${count} omgekeerd`,
    order: 'Volgorde:',
    place: (rolled, counter) =>
      `${rolled} gegooid: waar komt de ${counter}? Spatie: naar de mogelijke vakjes.`,
    take: (rolled) => `${rolled} gegooid: welke steen verplaats je?`,
    move: (rolled, counter) => `${rolled} gegooid: waar komt de ${counter}? u legt hem terug.`,
    puts: (counter, square) => `Enter: ${counter} op ${square}.`,
  },
  rummikub: {
    keys: [
      ['spatie', 'kiezen'],
      ['n', 'nieuwe combinatie'],
      ['Enter', 'hier aanleggen'],
      ['t', 'klaar'],
      ['d', 'steen pakken'],
      ['s', 'sorteren'],
      ['pijlen', 'bewegen'],
      ['Tab', 'tafel of plankje'],
      ['b', 'terug op het plankje'],
      ['/', 'splitsen'],
      ['j', 'joker naar het andere eind'],
      ['U', 'opnieuw'],
    ],
    howTo:
      'Raak al je stenen kwijt. Een groep is drie of vier keer hetzelfde getal in verschillende kleuren, een rij minstens drie opeenvolgende getallen van één kleur. Je eerste combinaties moeten met eigen stenen minstens 30 punten tellen. Daarna mag je overal aanleggen en verbouwen, als er aan het eind maar alleen groepen en rijen liggen. Wie niet kan of wil spelen, pakt een steen. Een joker staat voor elke steen.',
    table: 'Tafel',
    rack: 'Plankje',
    pool: (count) => `${count} in de pot`,
    tiles: (count) => (count === 1 ? '1 steen' : `${count} stenen`),
    notOpened: 'nog niet uitgekomen',
    more: (sets) => `… nog ${sets}`,
    pick: 'Kies stenen met de spatie, n legt ze als nieuwe combinatie; d pakt een steen.',
    drop: (count) =>
      count === 1
        ? 'Enter legt de steen hier aan, n legt hem apart.'
        : `Enter legt ${count} stenen hier aan, n legt ze apart.`,
    ready: 't: klaar.',
    pairs: 'Drie paren: r deelt opnieuw, k houdt deze stenen.',
    noPairs: 'Dit zijn je stenen: Enter begint.',
    nothingPicked: 'Kies eerst stenen met de spatie.',
    notYours: 'Alleen stenen van je eigen plankje kunnen terug.',
  },
  plain: {
    keys: [
      ['pijlen', 'zet kiezen'],
      ['Enter', 'spelen'],
      ['nummer', 'op nummer kiezen'],
      ['Tab', 'volgende pagina'],
    ],
    howTo: '',
    choose: 'Kies een zet met de pijlen of zijn nummer; Enter speelt hem.',
    type: 'Er staat geen zet in de lijst: typ er een na een dubbele punt.',
    moves: 'Zetten',
    shown: (from, to, all) => `${from}–${to} van ${all}`,
  },
  join: {
    noTables: 'Er is geen tafel open.',
    howToCreate: 'Open er een met --game, bijvoorbeeld --game qwinto --seats 3.',
    tablesAt: (server) => `Tafels op ${server}`,
    bot: 'bot',
    someone: 'iemand',
    freeSeats: (free, seats) => `${free} van de ${seats} plaatsen vrij`,
    justNow: 'net geopend',
    waitsFor: (time) => `wacht al ${time}`,
    canBeWatched: 'bezig, je kunt meekijken',
    yourTurn: 'jij bent aan de beurt',
    yourGame: 'jouw spel',
    newTable: 'Nieuwe tafel',
    newTableAbout: 'voor vrienden, voor iedereen of met bots',
    lookAgain: 'Opnieuw kijken',
    whichRules: 'Welke regels?',
    withWhom: 'Wie speelt mee?',
    friends: 'Vrienden',
    friendsAbout: 'je krijgt een link om te sturen',
    anyone: 'Iedereen',
    anyoneAbout: 'de tafel staat in de lobby',
    bots: 'Bots',
    waitingKeys: 'Het begint als alle plaatsen bezet zijn. Ctrl-C: verlaten',
    waiting: (taken, seats) => `Wachten op spelers: ${taken} van de ${seats} aanwezig.`,
    invite: 'Nodig anderen uit met deze link, in een browser of een terminal:',
    lost: 'De verbinding met de server is weg; opnieuw proberen…',
    back: 'De server is er weer.',
    tooLate: 'Te laat: het spel ging al verder.',
    versionMismatch: (server, program) =>
      `De server spreekt versie ${server} van het protocol, dit programma versie ${program}: werk de oudste van de twee bij.`,
  },
  fair: {
    right: (throws) =>
      `De dobbelstenen zijn zoals beloofd: ${throws === 1 ? '1 worp volgt' : `${throws} worpen volgen`} uit de startwaarde en de aandelen. Of elk aandeel vrij is gekozen, weten alleen de apparaten aan tafel.`,
    shareChanged: (seat) =>
      `Het aandeel van plaats ${seat} is niet het aandeel dat vóór het spel is vastgelegd.`,
    bent: (event, found, thrown) =>
      `Gebeurtenis ${event} is vervalst: er staat ${found}, de dobbelstenen zeggen ${thrown}.`,
    wrongSeed: 'De startwaarde is een andere dan die vóór het spel is beloofd.',
    noLines: 'Deze opgeslagen partij zegt niets over de dobbelstenen.',
  },
  review: {
    round: (round) => `Ronde ${round}`,
    series: (before, after) =>
      `Kans om over alle rondes te winnen: ${before} % vóór deze ronde, ${after} % erna.`,
    rough: (margin) =>
      margin === undefined
        ? 'De kansen zijn niet met deze regels gemeten: alle cijfers zijn ruwe schattingen.'
        : `Met deze regels kunnen de kansen er tot ${margin} % naast zitten: alle cijfers zijn ruwe schattingen.`,
    beyond:
      'Meer dan 100 kan: een kans die werd weggegeven, terugkwam en weer werd weggegeven, telt twee keer.',
    sum: (start, luck, own, others, result) =>
      `Begin ${start}, geluk ${luck}, eigen beslissingen ${own}, de anderen ${others}: uitslag ${result} (alles in %).`,
    spread: (spread) => `Geluk blijft meestal binnen ± ${spread} %.`,
    decisions: (count, loss) =>
      `${count === 1 ? '1 beslissing telde' : `${count} beslissingen telden`}; elk kostte gemiddeld ongeveer ${loss} %.`,
    level: (from, to) =>
      from === to ? `Niveau: ${LEVELS[from]}.` : `Niveau: tussen ${LEVELS[from]} en ${LEVELS[to]}.`,
    levelBelow: (lowest) => `Niveau: onder ${LEVELS[lowest]}.`,
    moments: 'Wat het meest telde:',
    noMoments: 'Geen enkele beslissing maakte een duidelijk verschil.',
    moment: (place, name, played, better, cost) =>
      `${place}, ${name}: ${played}; beter: ${better} (kostte ${cost.loss} %: van ${cost.before} % naar ${cost.after} %).`,
    best: 'Goed gevonden:',
    found: (place, name, played, found, of) =>
      `${place}, ${name}: ${played} (gevonden door ${found} van de ${of} gelegenheidsspelers).`,
  },
};
