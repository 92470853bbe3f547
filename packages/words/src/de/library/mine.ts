import type { mine as en } from '../../en/library/mine.ts';
import type { Words } from '../../words.ts';

export const mine: Words<typeof en> = {
  title: 'Meine Spiele',
  games: 'Spiele',
  statistics: 'Statistik',
  data: 'Meine Daten',

  forMe: 'Du bist dran',
  forOthers: 'Andere sind dran',
  notBegun: 'Noch nicht begonnen',
  over: 'Zu Ende gespielt',
  here: 'nur auf diesem Gerät',
  daily: 'Spiel des Tages',
  freeSeats: (n) => (n === 0 ? 'alle Plätze besetzt' : n === 1 ? 'ein Platz frei' : `${n} Plätze frei`),
  somebody: 'jemand',
  won: 'Gewonnen',
  wonBy: (winners, count) => `${winners} ${count === 1 ? 'hat' : 'haben'} gewonnen`,
  lost: 'Verloren',
  tied: 'Unentschieden',
  none: 'Noch kein Spiel',
  noneWhy: 'Was du spielst, findest du hier wieder: was läuft, was auf dich wartet und was zu Ende ist.',
  begin: 'Ein Spiel aussuchen',
  toDaily: 'Spiele des Tages',
  onlyHere: 'Bis dahin siehst du nur, was auf diesem Gerät liegt.',
  again: 'Noch einmal versuchen',

  review: 'Rückblick',
  exercises: (n) =>
    n === 1
      ? 'Ein Moment aus deinen Partien wartet als Übung.'
      : `${n} Momente aus deinen Partien warten als Übungen.`,
  toExercises: 'Üben',

  stats: {
    none: 'Noch nichts zu zählen',
    noneWhy: 'Nach deinem ersten Spiel gegen einen Bot oder mit anderen stehen hier deine Ergebnisse.',
    played: 'Gespielt',
    won: 'Gewonnen',
    wonOf: (won, of) => `${won} von ${of}`,
    mean: 'Im Schnitt',
    best: 'Bestes Ergebnis',
    streak: 'Siege in Folge',
    longest: 'Längste Siegesserie',
    takenBack: 'Mit zurückgenommenen Zügen',
    last: 'Deine letzten Spiele',
    picture: (count, least, most) =>
      `Die letzten ${count} Spiele, das älteste zuerst: zwischen ${least} und ${most} Punkten.`,
    meanLine: 'dein Schnitt',
    asTable: 'Als Tabelle',
    date: 'Tag',
    points: 'Punkte',
    outcome: 'Ergebnis',
    notWon: 'Verloren',
    against: 'Gegen wen',
    opponent: 'Gegner',
    winsLosses: 'Siege : Niederlagen',
    together: 'Spiele',
    note: 'Mehrere Runden am Stück zählen als ein Spiel; ihre Punkte bleiben hier außen vor. Spiele, bei denen ihr euch ein Gerät teilt, zählen nicht.',
  },

  strength: {
    title: 'So stark bist du',
    like: (lower, upper) =>
      lower === upper ? `Du bist etwa so stark wie ${lower}.` : `Du liegst zwischen ${lower} und ${upper}.`,
    below: (upper) => `Du bist noch nicht so stark wie ${upper}.`,
    sure: (games, range) =>
      `Nach ${games === 1 ? 'einer Partie' : `${games} Partien`} ist das ${range === undefined ? 'ziemlich sicher' : `eine Schätzung: ${range[0] === undefined ? `höchstens wie ${range[1]}` : `von ${range[0]} bis ${range[1]}`}`}.`,
    rating: (mean, error, casual, base) => `Wertung ${mean} ± ${error}; ${casual} hat ${base}.`,
    note: 'Partien mit Tipps oder zurückgenommenen Zügen sagen nichts darüber, wie stark du bist.',
  },

  overTime: {
    title: 'Glück und Können in Partien mit Rückblick',
    luck: 'Glück',
    skill: 'Du',
    usual: 'übliches Glück',
    picture: (games, luck, skill) =>
      `Glück und Können in den letzten ${games} Partien mit Rückblick, die älteste zuerst. Im Schnitt: Glück ${luck}, du ${skill}.`,
    line: (games, luck, skill) => `Im Schnitt von ${games} Partien: Glück ${luck}, du ${skill}.`,
    recurring: 'Fehler, die wiederkehren',
    times: (n) => `${n}-mal`,
    toExercises: 'Zu deinen Übungen',
    trend: { less: 'in letzter Zeit seltener', more: 'in letzter Zeit öfter', same: 'etwa so oft wie zuvor' },
  },

  month: {
    title: 'Dein Monat als Bild',
    which: 'Monat',
    make: 'Bild machen',
    games: (n) => (n === 1 ? '1 Partie' : `${n} Partien`),
    won: (won, of) => `${won} von ${of} gewonnen`,
    luck: 'Glück',
    you: 'Meine Züge',
    alt: (month) =>
      `${month} auf einen Blick: Partien, Siege, Glück und was deine Entscheidungen gekostet haben.`,
    share: 'Bild teilen',
    save: 'Bild speichern',
    saved: (file) => `Gespeichert als ${file}. Du findest es bei deinen Downloads.`,
  },

  mine: {
    about:
      'Ein Konto gibt es nicht. Der Server erkennt diesen Browser an einem zufälligen Schlüssel und weiß von dir nur das hier.',
    kept: ({ tables, talk, people }) =>
      [
        tables > 0 ? `Tische, an denen nie gespielt wurde, werden nach ${tables} Tagen gelöscht.` : '',
        talk > 0 ? `Der Chat wird nach ${talk} Tagen gelöscht.` : '',
        people > 0 ? `Bist du ${people} Tage nicht hier, wird alles über dich gelöscht.` : '',
        'Beendete Partien bleiben.',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    unknown: 'Bisher weiß der Server nichts von dir. Erst wenn du mit anderen spielst, merkt er sich etwas.',
    known: 'Was der Server weiß',
    since: 'Bekannt seit',
    devices: 'Geräte',
    tables: 'Tische',
    talk: 'Chatnachrichten',
    push: 'Geräte mit Benachrichtigungen',
    groups: 'Gruppen',
    exercises: 'Übungen',
    nameTitle: 'Dein Name',
    name: 'Name für die anderen',
    nameHint: 'Höchstens 24 Zeichen. Gilt auch an Tischen, an denen du schon sitzt.',
    nameSave: 'Namen ändern',
    nameSaved: (name) => `Du heißt jetzt ${name}.`,
    second: 'Ein zweites Gerät',
    secondHint:
      'Spiel unterwegs am Handy weiter: mit demselben Namen, an denselben Tischen und mit denselben Übungen.',
    getCode: 'Code zeigen',
    codeHow: (address) =>
      `Scann den QR-Code mit dem anderen Gerät, oder öffne dort ${address} und gib diesen Code ein:`,
    code: 'Dein Code',
    codeQr: 'QR-Code für dein zweites Gerät',
    codeLeft: (minutes) =>
      minutes === 1
        ? 'Gilt noch eine Minute, für ein Gerät.'
        : `Gilt noch ${minutes} Minuten, für ein Gerät.`,
    codeOver: 'Dieser Code ist abgelaufen.',
    newCode: 'Neuen Code holen',
    haveCode: 'Ich habe einen Code von einem anderen Gerät',
    export: 'Deine Daten herunterladen',
    exportHint: 'Alles, was der Server über dich weiß und dieser Browser gespeichert hat, in einer Datei.',
    exportDo: 'Datei speichern',
    exported: 'Die Datei ist gespeichert.',
    delete: 'Vom Server löschen',
    deleteHint: 'Dein Name, deine Geräte und alle deine Nachrichten verschwinden vom Server.',
    deleteDo: 'Meine Daten löschen',
    deleteAsk: 'Alles vom Server löschen?',
    deleteWhat: [
      'In laufenden Spielen spielt ein Bot für dich weiter; du kommst nicht an deinen Platz zurück.',
      'Tische, die du aufgemacht hast und die noch nicht begonnen haben, werden geschlossen.',
      'Deine Ergebnisse und deine Platzierungen bei den Spielen des Tages sind weg. Beendete Partien bleiben für die anderen, ohne deinen Namen.',
      'Du wirst aus deinen Gruppen entfernt. Eine Gruppe, in der sonst niemand ist, wird gelöscht.',
      'Auch deine anderen Geräte werden dann nicht mehr erkannt. Zurücknehmen lässt sich das nicht.',
    ],
    deleteYes: 'Ja, alles löschen',
    deleteNo: 'Behalten',
    deleted: 'Der Server hat dich vergessen.',
    hereToo: 'Was dieser Browser selbst gespeichert hat, löschst du in den',
    settings: 'Einstellungen',
  },
};
