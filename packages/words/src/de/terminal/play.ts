import type { play as en } from '../../en/terminal/play.ts';
import type { Words } from '../../words.ts';

const LEVELS = { beginner: 'Anfänger', casual: 'Mittel', strong: 'Stark', expert: 'Profi' };

export const play: Words<typeof en> = {
  yes: 'j',
  chooseGame: 'Welches Spiel?',
  howManySeats: 'Wie viele spielen mit?',
  howManyHere: 'Wie viele davon an dieser Tastatur? Die anderen sind Bots.',
  menuKeys: 'Pfeile: wählen · Enter: auswählen · q: beenden',
  bot: (letter) => `Bot ${letter}`,
  turnOf: (name) => `${name} ist dran`,
  choosing: (names) => `noch nicht gewählt: ${names}`,
  passTo: (name) => `Gib die Tastatur an ${name} weiter.`,
  pressEnter: 'Drücke Enter.',
  leave: 'Dieses Spiel verlassen? (j / n)',
  left: 'Du hast das Spiel verlassen.',
  notUnderstood: (text) => `„${text}“ ist hier kein gültiger Zug.`,
  forExample: (moves) => `Zum Beispiel: ${moves}`,
  noStep: 'Es gibt nichts zurückzunehmen.',
  unknownKey: 'Diese Taste bewirkt hier nichts; ? zeigt die Tasten.',
  wins: (name) => `${name} gewinnt!`,
  shareWin: (names) => `${names} gewinnen gemeinsam!`,
  score: (name, score) => `${name}: ${score}`,
  another: 'Noch ein Spiel? (j / n)',
  helpTitle: 'So wird gespielt',
  anyKey: 'beliebige Taste: zurück zum Spiel',
  lineHelp:
    'Tippe einen Zug, oder: moves (was möglich ist), hint (Tipp), undo (zurück), quit (verlassen), ? (diese Hilfe).',
  hint: {
    more: 'h: noch ein Tipp',
    next: 'h: wie es weitergeht',
    show: 'h: der Zug',
    play: 'h: so spielen',
    none: 'Da weiß ich auch keinen Rat.',
    notHere: 'An diesem Tisch gibt es keine Tipps.',
  },
  replayKeys: [
    ['rechts', 'vor'],
    ['links', 'zurück'],
    ['auf, ab', 'je zehn'],
    ['Pos1, Ende', 'Anfang, Ende'],
    ['q', 'beenden'],
  ],
  commonKeys: [
    [':', 'Zug tippen'],
    ['h', 'Tipp'],
    ['u', 'zurücknehmen'],
    ['?', 'Hilfe'],
    ['q', 'verlassen'],
  ],
  vorZwoelf: {
    keys: [
      ['Pfeile', 'bewegen'],
      ['d', 'aufdecken'],
      ['Tab', 'offenes Plättchen'],
      ['Enter', 'legen'],
      ['x', 'liegen lassen'],
    ],
    howTo:
      'Füll vor den anderen deinen Spielplan. In jeder Reihe müssen die Zahlen von links nach rechts größer werden, in jeder Spalte von oben nach unten; gleiche Zahlen sind dort nicht erlaubt. Wer dran ist, deckt ein Plättchen auf und legt es auf den Spielplan oder lässt es offen in der Mitte liegen; oder nimmt ein offenes Plättchen und legt es. Ein Plättchen darf ein anderes ersetzen, das dann in die Mitte kommt.',
    supply: (count) => `Vorrat ${count}`,
    middle: 'Mitte',
    start: (tile) => `Leg die ${tile} auf ein freies Feld der Diagonale.`,
    arrange: 'Leg deine Plättchen auf die Diagonale: Tab wählt eines, Enter legt es.',
    arranged: 'Enter: so beginnen. u nimmt ein Plättchen zurück.',
    choose: 'd deckt ein Plättchen auf, Tab nimmt ein offenes.',
    place: (tile) => `Du hast die ${tile} aufgedeckt: Leg sie oder lass sie mit x liegen.`,
    puts: (tile, square, freed) =>
      `Enter: ${tile} auf ${square}${freed > 0 ? `; die ${freed} kommt in die Mitte` : ''}.`,
  },
  qwinto: {
    keys: [
      ['o y p', 'Würfel wählen'],
      ['r', 'würfeln'],
      ['k', 'behalten'],
      ['Pfeile, Tab', 'bewegen'],
      ['Enter', 'eintragen'],
      ['x', 'nichts eintragen'],
    ],
    howTo:
      'Wähle einen bis drei Würfel und wirf sie; danach darfst du einmal alle neu werfen. Jeder darf die Summe in ein Feld einer Reihe schreiben, deren Farbe gewürfelt wurde. Reihen steigen von links nach rechts, in einer Spalte steht keine Zahl zweimal. Wer gewürfelt hat und nichts einträgt, bekommt einen Fehlwurf (−5). Volle Reihen zählen ihre letzte Zahl, andere einen Punkt je Zahl; eine volle Dreierspalte zählt ihr Fünfeck < >. Zwei volle Reihen oder vier Fehlwürfe beenden das Spiel.',
    noDice: 'Wähle mindestens einen Würfel mit o, y, p.',
    chooseDice: 'Mit welchen Würfeln? o orange, y gelb, p lila.',
    rollThem: 'Enter wirft diese Würfel.',
    keepOrRoll: (sum) => `Summe ${sum}: Enter behält sie, r wirft alle noch einmal.`,
    write: (sum) => `Trag die ${sum} ein; x lässt sie aus.`,
    writeOrMisthrow: (sum) => `Trag die ${sum} ein; x lässt sie aus, das ist ein Fehlwurf.`,
    writes: (sum, field) => `Enter: ${sum} auf ${field}.`,
    misthrows: 'Fehlwürfe',
    points: (points) => (Math.abs(points) === 1 ? `${points} Punkt` : `${points} Punkte`),
  },
  finito: {
    keys: [
      ['Tab, Zahl', 'Stein wählen'],
      ['Pfeile, Leertaste', 'bewegen'],
      ['Enter', 'legen'],
      ['p', 'aussetzen'],
    ],
    howTo:
      'Ein Würfel gilt für alle. Zuerst legt jeder einen von drei offenen Steinen auf ein Feld mit der gewürfelten Zahl; sind beide belegt, auf das nächstkleinere oder nächstgrößere freie Feld. Liegen alle zwölf, versetzt jeder Wurf auf dieselbe Weise einen Stein. Wer seine Steine zuerst von 1 bis 12 aufsteigend liegen hat, gewinnt.',
    noCounter: 'Dort liegt kein Stein von dir.',
    rolled: 'Gewürfelt:',
    roll: (count) => `Wurf ${count}`,
    open: 'Offen:',
    down: (count) => `${count} verdeckt`,
    order: 'Folge:',
    place: (rolled, counter) =>
      `${rolled} gewürfelt: Wohin mit der ${counter}? Leertaste springt zu möglichen Feldern.`,
    take: (rolled) => `${rolled} gewürfelt: Welchen Stein versetzt du?`,
    move: (rolled, counter) => `${rolled} gewürfelt: Wohin mit der ${counter}? u legt sie zurück.`,
    puts: (counter, square) => `Enter: ${counter} auf ${square}.`,
  },
  rummikub: {
    keys: [
      ['Leertaste', 'greifen'],
      ['n', 'neue Serie'],
      ['Enter', 'hier anlegen'],
      ['t', 'fertig'],
      ['d', 'ziehen'],
      ['s', 'sortieren'],
      ['Pfeile', 'bewegen'],
      ['Tab', 'Tisch oder Brett'],
      ['b', 'zurück auf das Brett'],
      ['/', 'teilen'],
      ['j', 'Joker ans andere Ende'],
      ['U', 'von vorn'],
    ],
    howTo:
      'Werde alle deine Spielsteine los. Eine Gruppe sind drei oder vier gleiche Zahlen in verschiedenen Farben, eine Reihe mindestens drei aufeinanderfolgende Zahlen einer Farbe. Beim ersten Auslegen müssen deine eigenen Steine mindestens 30 Punkte zählen. Danach darfst du überall anlegen und umbauen, solange am Ende nur Gruppen und Reihen liegen. Wer nicht legen kann oder will, zieht einen Stein. Ein Joker kann für jeden Stein stehen.',
    table: 'Tisch',
    rack: 'Brett',
    pool: (count) => `${count} im Pool`,
    tiles: (count) => (count === 1 ? '1 Spielstein' : `${count} Spielsteine`),
    notOpened: 'noch nicht ausgelegt',
    more: (sets) => `… noch ${sets}`,
    pick: 'Greif Steine mit der Leertaste, n legt sie als neue Serie; d zieht.',
    drop: (count) =>
      count === 1
        ? 'Enter legt den Stein hier an, n beginnt damit eine neue Serie.'
        : `Enter legt ${count} Steine hier an, n beginnt damit eine neue Serie.`,
    ready: 't: fertig.',
    pairs: 'Drei Paare: r mischt neu, k behält diese Steine.',
    noPairs: 'Das sind deine Steine: Enter beginnt.',
    nothingPicked: 'Greif zuerst Steine mit der Leertaste.',
    notYours: 'Nur Steine von deinem Brett können zurück.',
  },
  plain: {
    keys: [
      ['Pfeile', 'Zug wählen'],
      ['Enter', 'spielen'],
      ['Nummer', 'mit Nummer wählen'],
      ['Tab', 'nächste Seite'],
    ],
    howTo: '',
    choose: 'Wähle einen Zug mit den Pfeilen oder seiner Nummer; Enter spielt ihn.',
    type: 'Kein Zug ist aufgelistet: Tippe einen nach einem Doppelpunkt.',
    moves: 'Züge',
    shown: (from, to, all) => `${from}–${to} von ${all}`,
  },
  join: {
    noTables: 'Kein Tisch ist offen.',
    howToCreate: 'Mach mit --game einen auf, z. B. --game qwinto --seats 3.',
    tablesAt: (server) => `Tische auf ${server}`,
    bot: 'Bot',
    someone: 'jemand',
    freeSeats: (free, seats) => `${free} von ${seats} Plätzen frei`,
    justNow: 'gerade eröffnet',
    waitsFor: (time) => `wartet schon ${time}`,
    canBeWatched: 'läuft, du kannst zusehen',
    yourTurn: 'du bist dran',
    yourGame: 'deine Partie',
    newTable: 'Neuer Tisch',
    newTableAbout: 'für Freunde, für alle oder mit Bots',
    lookAgain: 'Noch einmal nachsehen',
    whichRules: 'Welche Regeln?',
    withWhom: 'Wer spielt mit?',
    friends: 'Freunde',
    friendsAbout: 'du bekommst einen Link für sie',
    anyone: 'Alle',
    anyoneAbout: 'der Tisch steht in der Lobby',
    bots: 'Bots',
    waitingKeys: 'Es geht los, sobald alle Plätze besetzt sind. Strg-C: verlassen',
    waiting: (taken, seats) => `Es fehlen noch Mitspieler: ${taken} von ${seats} Plätzen besetzt.`,
    invite: 'Lade andere mit diesem Link ein, im Browser oder im Terminal:',
    lost: 'Die Verbindung zum Server ist weg; neuer Versuch …',
    back: 'Der Server ist wieder da.',
    tooLate: 'Zu spät: Am Tisch ging es schon weiter.',
    versionMismatch: (server, program) =>
      `Der Server spricht Version ${server} des Protokolls, dieses Programm Version ${program}: Das ältere von beiden muss aktualisiert werden.`,
  },
  fair: {
    hint: 'Mit --share DATEI wird auch verglichen, was ein Gerät sich notiert hat: crescendo join speichert es, und die Seite zeigt es bei den Zahlen.',
    kept: (file) => `Was dieses Gerät sich über die Würfel notiert hat, steht in ${file}.`,
  },
  review: {
    round: (round) => `Runde ${round}`,
    series: (before, after) =>
      `Chance auf den Gesamtsieg über alle Runden: ${before} % vor dieser Runde, ${after} % danach.`,
    rough: (margin) =>
      margin === undefined
        ? 'Mit diesen Regeln wurden die Chancen nicht gemessen: Alle Zahlen sind grob.'
        : `Mit diesen Regeln können die Chancen um bis zu ${margin} % danebenliegen: Alle Zahlen sind grob.`,
    beyond:
      'Mehr als 100 ist möglich: Eine Chance, die verschenkt wurde, zurückkam und wieder verschenkt wurde, zählt zweimal.',
    sum: (start, luck, own, others, result) =>
      `Anfang ${start}, Glück ${luck}, eigene Entscheidungen ${own}, die anderen ${others}: Ergebnis ${result} (alles in %).`,
    spread: (spread) => `Glück liegt üblicherweise innerhalb von ± ${spread} %.`,
    decisions: (count, loss) =>
      `${count === 1 ? '1 Entscheidung zählte' : `${count} Entscheidungen zählten`}; im Mittel kostete jede etwa ${loss} %.`,
    level: (from, to) =>
      from === to
        ? `Spielstärke: ${LEVELS[from]}.`
        : `Spielstärke: zwischen ${LEVELS[from]} und ${LEVELS[to]}.`,
    levelBelow: (lowest) => `Spielstärke: unter ${LEVELS[lowest]}.`,
    moments: 'Darauf kam es an:',
    noMoments: 'Keine Entscheidung machte einen klaren Unterschied.',
    moment: (place, name, played, better, cost) =>
      `${place}, ${name}: ${played}; besser: ${better} (kostete ${cost.loss} %: von ${cost.before} % auf ${cost.after} %).`,
    best: 'Gut gefunden:',
    found: (place, name, played, found, of) =>
      `${place}, ${name}: ${played} (gefunden von ${found} von ${of} Gelegenheitsspielern).`,
  },
};
