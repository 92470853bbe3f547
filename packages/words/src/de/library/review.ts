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
  unshare: 'Zurücknehmen',
  ownShared: (missing) => `Du hast zugestimmt. Es fehlt noch: ${missing}.`,
  othersShared: (agreed, count) => `${agreed} ${count === 1 ? 'hat' : 'haben'} schon zugestimmt.`,
  allShared: 'Ihr habt alle zugestimmt und seht darum alle Rückblicke.',

  curve: 'Gewinnchance',
  curveHow: 'Zieh über die Kurve oder nimm die Pfeiltasten.',
  apart:
    'Jede Chance beruht auf dem, was die Person in dem Moment wissen konnte; zusammen sind es darum nicht immer 100 %.',
  asText: 'Die Partie als Text',
  at: (move, all) => (move === 0 ? `Am Anfang: ${all}` : `Nach Zug ${move}: ${all}`),
  share: (name, share) => `${name ?? 'du'} ${share}`,
  luckThen: (name, share) => (name === undefined ? `Dein Glück: ${share}.` : `Glück von ${name}: ${share}.`),
  luckMark: 'viel Glück oder Pech',
  momentMark: 'entscheidender Moment',

  figures: 'Glück und Können',
  luck: (share) => `Glück: ${share}`,
  luckRank: (rank) =>
    rank === undefined
      ? 'etwa so viel wie sonst'
      : `${rank.isMore ? 'mehr' : 'weniger'} als in ${rank.games} von ${rank.of} Partien`,
  skill: (share) => `Können: ${share}`,
  equalLuck: (name, often) => {
    const who = `Bei gleichem Glück ${name === undefined ? 'hättest du' : `hätte ${name}`}`;
    if (often === 'hardly-ever') return `${who} so gut wie nie gewonnen.`;
    return often === 'nearly-always'
      ? `${who} so gut wie immer gewonnen.`
      : `${who} ${often}-mal von 100 gewonnen.`;
  },
  sum: 'Wie das zusammenkommt',
  sumStart: 'Chance vor dem ersten Zug',
  sumLuck: 'Glück',
  sumSkill: (name) => (name === undefined ? 'Deine eigenen Entscheidungen' : `Entscheidungen von ${name}`),
  sumGift: 'Entscheidungen der anderen und der Rest',
  sumResult: 'Was daraus wurde',
  beyond:
    'Mehr als 100 % sind möglich: Alles auf dem Weg zählt, auch eine Chance, die verschenkt wurde, zurückkam und wieder verschenkt wurde.',
  rough:
    'Für diese Regeln sind die Chancen nicht nachgemessen. Darum stehen hier keine Zahlen: Die Kurve zeigt ungefähr, wie es lief.',
  ranges: (margin) =>
    `Mit diesen Regeln können die Chancen um bis zu ${margin} danebenliegen. Darum stehen hier Spannen; Glück und Können lassen sich nicht genau genug trennen.`,
  series: (name, before, after) =>
    `${name === undefined ? 'Deine Chance' : `Chance von ${name}`} auf den Gesamtsieg über alle Runden: ${before} vor dieser Runde, ${after} danach. Alles andere hier gilt nur für diese Runde.`,

  moments: 'Was den Ausschlag gab',
  none: (name) =>
    name === undefined
      ? 'Keine deiner Entscheidungen hat dich nennenswert etwas gekostet. Gut gespielt!'
      : `Keine Entscheidung von ${name} hat nennenswert etwas gekostet. Gut gespielt!`,
  moment: (number, cost) => `Moment ${number}: ${cost}`,
  youDid: (name) => (name === undefined ? 'Du hast gespielt' : `${name} hat gespielt`),
  better: 'Besser',
  cost: (name, cost, better, played) =>
    `Das hat ${name ?? 'dich'} ${cost} gekostet: Danach war die Chance ${played}, mit dem besseren Zug ${better}.`,
  why: 'Warum',
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

  level: 'Wie du gespielt hast',
  levelText: (name, from, to, levels) => {
    const who = name === undefined ? 'Du hast' : `${name} hat`;
    return from === to
      ? `${who} in dieser Partie entschieden wie ein Bot der Stufe „${levels(from)}“.`
      : `${who} in dieser Partie entschieden wie jemand zwischen „${levels(from)}“ und „${levels(to)}“.`;
  },
  meanLoss: (decisions, loss, error) =>
    `${decisions} Entscheidungen waren nicht offensichtlich; jede hat im Schnitt ${loss} gekostet (± ${error}).`,
};
