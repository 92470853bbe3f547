import type { review as en } from '../../en/library/review.ts';
import type { Words } from '../../words.ts';

export const review: Words<typeof en> = {
  title: (game) => `Rückblick: ${game}`,
  making: (share) => `Jeder Zug wird angesehen … ${share}`,
  stop: 'Anhalten',
  stopped: 'Der Rückblick ist noch nicht fertig.',
  goOn: 'Weitermachen',
  failed: 'Der Rückblick hat nicht geklappt. Deine Partie ist gespeichert.',
  again: 'Noch einmal versuchen',
  whose: 'Wessen Spiel',
  round: 'Runde',

  running: 'Diese Partie läuft noch',
  runningWhy: 'Den Rückblick gibt es, wenn sie zu Ende ist: Vorher erfährt niemand, was besser wäre.',
  toTable: 'Zurück zum Tisch',
  gone: 'Hier ist keine Partie',
  goneWhy:
    'Vielleicht wurde sie gelöscht oder in einem anderen Browser gespielt. Aus einer Datei kannst du sie öffnen.',
  openRecord: 'Eine Aufzeichnung öffnen',
  alone: 'Du hast allein gespielt',
  aloneWhy: 'Ein Rückblick zeigt, wer wohl gewinnt. Allein gewinnt und verliert niemand.',
  notLearnt: 'Zu diesem Spiel gibt es noch keinen Rückblick',
  notLearntWhy: 'Ein Rückblick zeigt, wer wohl gewinnt. Für dieses Spiel hat das noch niemand ermittelt.',
  notYours: 'Dieser Rückblick gehört den Spielern',
  notYoursWhy: 'An einem Tisch mit anderen sieht jeder nur den eigenen Rückblick.',
  ownOnly: 'An einem Tisch mit anderen siehst du deinen Rückblick und die anderen sehen ihren.',
  sharing: 'Rückblicke an diesem Tisch',
  sharingHow: 'Sobald alle zustimmen, seht ihr alle Rückblicke.',
  shareMine: 'Meinen allen zeigen',
  unshare: 'Nicht mehr zeigen',
  ownShared: (missing) => `Du hast zugestimmt. Noch offen: ${missing}.`,
  othersShared: (agreed, count) => `${agreed} ${count === 1 ? 'hat' : 'haben'} schon zugestimmt.`,
  allShared: 'Ihr habt alle zugestimmt und seht darum alle Rückblicke.',

  curve: 'Gewinnchance',
  curveHow: 'Zieh über die Kurve.',
  curveKeys: 'Zieh über die Kurve oder nimm die Pfeiltasten.',
  asKnown: (name) =>
    name === undefined
      ? 'So weit du es in dem Moment wissen konntest.'
      : `So weit ${name} es in dem Moment wissen konnte.`,
  asText: 'Die Partie als Text',
  at: (place, all) => `${place}: ${all}`,
  atEnd: 'Am Ende',
  share: (name, share) => `${name ?? 'du'} ${share}`,
  luckThen: (name, share) => (name === undefined ? `Dein Glück: ${share}.` : `Glück von ${name}: ${share}.`),
  luckMark: 'viel Glück oder Pech',
  momentMark: 'entscheidender Moment',

  figures: 'Wie es dazu kam',
  story: (name, outcome, luck) => {
    const who = name === undefined ? 'Du hast' : `${name} hat`;
    const shares = name === undefined ? 'dir' : 'sich';
    const done = { won: 'gewonnen', shared: `${shares} den Sieg geteilt`, lost: 'verloren' }[outcome];
    if (luck === 'even') return `${who} ${done}; Glück und Pech hielten sich etwa die Waage.`;
    const isLost = outcome === 'lost';
    switch (luck) {
      case 'very-good':
        return isLost ? `${who} trotz viel Glück ${done}.` : `${who} ${done}, mit viel Glück.`;
      case 'good':
        return isLost ? `${who} trotz Glück ${done}.` : `${who} ${done}, mit etwas Glück.`;
      case 'bad':
        return isLost ? `${who} ${done}, mit etwas Pech.` : `${who} ${done}, trotz Pech.`;
      case 'very-bad':
        return isLost ? `${who} ${done}, mit viel Pech.` : `${who} ${done}, trotz viel Pech.`;
    }
  },
  oneMistake: (name, place) => `Eine Entscheidung hat ${name ?? 'dich'} am meisten gekostet (${place}).`,
  mistakes: (name) => `Mehrere Entscheidungen haben ${name ?? 'dich'} Chancen gekostet.`,
  clean: (name) =>
    `${name === undefined ? 'Deine eigenen Entscheidungen' : `Die Entscheidungen von ${name}`} haben so gut wie nichts gekostet.`,
  gifts: (name, other, when) => {
    const most = {
      early: 'die meisten am Anfang',
      middle: 'die meisten in der Mitte der Partie',
      late: 'die meisten gegen Ende',
      spread: 'über die ganze Partie verteilt',
    }[when];
    return `${other === undefined ? 'Die anderen haben' : `${other} hat`} ${name ?? 'dir'} Chancen geschenkt, ${most}.`;
  },
  stronger: (other) =>
    `${other === undefined ? 'Die anderen standen' : `${other} stand`} besser da, als man voraussehen konnte.`,
  sum: 'Wie das Ergebnis zusammenkommt',
  sumStart: 'Anfang',
  sumLuck: 'Glück',
  sumYou: 'Du',
  sumOthers: 'Die anderen',
  sumResult: 'Ergebnis',
  luckRank: (rank) =>
    `Glück: ${rank.isMore ? 'mehr' : 'weniger'} als in ${rank.games} von ${rank.of} Partien.`,
  beyond: (changes) =>
    `${changes < 2 ? '' : `Die Führung wechselte ${changes}-mal. `}Mehr als 100 % sind möglich: Alles auf dem Weg zählt, auch eine Chance, die verschenkt wurde, zurückkam und wieder verschenkt wurde.`,
  rough:
    'Für diese Regeln sind die Chancen nicht nachgemessen. Darum stehen hier keine Zahlen: Die Kurve zeigt ungefähr, wie es lief.',
  ranges: (margin) =>
    `Mit diesen Regeln können die Chancen um bis zu ${margin} danebenliegen. Darum stehen hier Spannen; Glück und Können lassen sich nicht genau genug trennen.`,
  series: (name, before, after) =>
    `${name === undefined ? 'Deine Chance' : `Chance von ${name}`} auf den Gesamtsieg über alle Runden: ${before} vor dieser Runde, ${after} danach. Alles andere hier gilt nur für diese Runde.`,

  moments: 'Was den Ausschlag gab',
  momentsWhich: (games) => `Jeder dieser Momente hat mindestens etwa eine von ${games} Partien gekostet.`,
  none: (name, games) =>
    `Keine einzelne Entscheidung hat ${name ?? 'dich'} auch nur eine von ${games} Partien gekostet.`,
  moment: (number) => `Moment ${number}`,
  repeated: (title, time) => `${title}, ${time === 2 ? 'noch einmal' : 'zum dritten Mal'}`,
  rest: (name, share) =>
    `${name === undefined ? 'Alle deine anderen Entscheidungen' : `Alle anderen Entscheidungen von ${name}`} zusammen: ${share}.`,
  youDid: (name) => (name === undefined ? 'Du hast gespielt' : `${name} hat gespielt`),
  better: 'Besser',
  yourMove: (name) => (name === undefined ? 'dein Zug' : `Zug von ${name}`),
  betterMove: 'besserer Zug',
  cost: (name, games, better, played) =>
    `Das hat ${name ?? 'dich'} ${games === 1 ? 'fast die ganze Partie' : `etwa eine von ${games} Partien`} gekostet: Die Chance war ${better}, nach diesem Zug ${played}.`,
  why: 'Warum',
  tip: (name) => `Tipp für ${name}`,
  noReason: 'Nichts Einzelnes: Über viele Partien gewinnt dieser Zug einfach öfter.',
  how: 'So geht es',
  showMe: 'Zeig es mir',
  showMeWhy: 'Der bessere Zug, und wie starke Spieler dann hätten weiterspielen können.',
  line: 'So hätte es weitergehen können',
  lineStep: (step, steps) => `${step} von ${steps}`,
  lineBack: 'Zurück zum Moment',
  playOn: 'Von hier weiterspielen',
  playOnWhy: 'Eine neue Partie ab dieser Stellung gegen Bots. Diese hier bleibt, wie sie ist.',
  wouldPlay: 'Was hätte … gespielt?',
  wouldPlayOf: (bot) => `${bot} hätte gespielt:`,
  thinking: 'Einen Moment …',
  practise: (count) =>
    count === 1
      ? 'Dieser Moment kommt morgen als Übung wieder.'
      : `Diese ${count} Momente kommen morgen als Übungen wieder.`,
  toMistakes: 'Zu deinen Übungen',

  best: 'Gut gefunden',
  found: (times) =>
    times === 0
      ? 'Wer nur gelegentlich spielt, findet das so gut wie nie.'
      : times === 1
        ? 'Das finden auch die meisten, die nur gelegentlich spielen.'
        : `Wer nur gelegentlich spielt, findet das in etwa einem von ${times} Fällen.`,
  missed: (other) => (other === undefined ? 'Was du übersehen hast' : `Was ${other} übersehen hat`),
  missedCost: (games) =>
    games === 1
      ? 'Das hat fast die ganze Partie gekostet.'
      : `Das hat etwa eine von ${games} Partien gekostet.`,

  level: (name) => (name === undefined ? 'Wie du gespielt hast' : `Wie ${name} gespielt hat`),
  levelText: (name, from, to, levels) => {
    const who = name === undefined ? 'Du hast' : `${name} hat`;
    return from === to
      ? `${who} in dieser Partie entschieden wie ein Bot der Stufe „${levels(from)}“.`
      : `${who} in dieser Partie entschieden wie jemand zwischen „${levels(from)}“ und „${levels(to)}“.`;
  },
  levelBelow: (name, lowest) =>
    `${name === undefined ? 'Du hast' : `${name} hat`} in dieser Partie noch unter der Stufe „${lowest}“ entschieden.`,
  levelAtMost: (name, highest) =>
    `${name === undefined ? 'Du hast' : `${name} hat`} in dieser Partie höchstens auf der Stufe „${highest}“ entschieden.`,
  meanLoss: (decisions, loss) =>
    decisions === 1
      ? `Eine Entscheidung war nicht offensichtlich; sie hat etwa ${loss} gekostet.`
      : `${decisions} Entscheidungen waren nicht offensichtlich; jede hat im Schnitt etwa ${loss} gekostet.`,
};
