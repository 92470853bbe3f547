import type { review as en } from '../../en/library/review.ts';
import type { Words } from '../../words.ts';

export const review: Words<typeof en> = {
  title: (game) => `Terugblik: ${game}`,
  making: (share) => `Elke zet wordt bekeken… ${share}`,
  stop: 'Stoppen',
  stopped: 'De terugblik is nog niet klaar.',
  goOn: 'Verdergaan',
  failed: 'De terugblik is niet gelukt. Je spel is bewaard.',
  again: 'Opnieuw proberen',
  whose: 'Het spel van',
  round: 'Ronde',

  running: 'Dit spel is nog bezig',
  runningWhy: 'De terugblik komt als het is afgelopen: tot dan hoort niemand wat beter zou zijn.',
  toTable: 'Terug naar de tafel',
  gone: 'Hier is geen spel',
  goneWhy:
    'Misschien is het verwijderd of in een andere browser gespeeld. Je kunt het uit een bestand openen.',
  openRecord: 'Een opgeslagen spel openen',
  alone: 'Je hebt alleen gespeeld',
  aloneWhy: 'Een terugblik laat zien wie waarschijnlijk zou winnen. Alleen wint of verliest niemand.',
  notLearnt: 'Voor dit spel is er nog geen terugblik',
  notLearntWhy:
    'Een terugblik laat zien wie waarschijnlijk zou winnen. Voor dit spel heeft nog niemand dat uitgezocht.',
  notYours: 'Deze terugblik is van de spelers',
  notYoursWhy: 'Aan een tafel met anderen ziet iedereen alleen de eigen terugblik.',
  ownOnly: 'Aan een tafel met anderen zie jij jouw terugblik en zij die van hen.',
  sharing: 'Terugblikken aan deze tafel',
  sharingHow: 'Zodra jullie het allemaal goed vinden, ziet iedereen elke terugblik.',
  shareMine: 'De mijne aan iedereen laten zien',
  unshare: 'Terugnemen',
  ownShared: (missing) => `Jij vindt het goed. Nog niet: ${missing}.`,
  othersShared: (agreed, count) => `${agreed} ${count === 1 ? 'vindt' : 'vinden'} het al goed.`,
  allShared: 'Jullie vinden het allemaal goed, dus je ziet elke terugblik.',

  curve: 'Kans om te winnen',
  curveHow: 'Sleep over de lijn of gebruik de pijltjestoetsen.',
  apart:
    'Elke kans gaat uit van wat die speler op dat moment kon weten. Samen zijn ze dus niet altijd 100 %.',
  asText: 'Het spel als tekst',
  at: (move, all) => (move === 0 ? `Aan het begin: ${all}` : `Na zet ${move}: ${all}`),
  share: (name, share) => `${name ?? 'jij'} ${share}`,
  luckThen: (name, share) => (name === undefined ? `Jouw geluk: ${share}.` : `Geluk van ${name}: ${share}.`),
  luckMark: 'veel geluk of pech',
  momentMark: 'beslissend moment',

  figures: 'Geluk en kunde',
  luck: (share) => `Geluk: ${share}`,
  luckRank: (rank) =>
    rank === undefined
      ? 'ongeveer zoals altijd'
      : `${rank.isMore ? 'meer' : 'minder'} dan in ${rank.games} van de ${rank.of} spellen`,
  skill: (share) => `Kunde: ${share}`,
  equalLuck: (name, often) => {
    const who = `Bij gelijk geluk had ${name ?? 'je'}`;
    if (often === 'hardly-ever') return `${who} bijna nooit gewonnen.`;
    return often === 'nearly-always'
      ? `${who} bijna altijd gewonnen.`
      : `${who} ${often} van de 100 keer gewonnen.`;
  },
  sum: 'Hoe dat bij elkaar komt',
  sumStart: 'Kans vóór de eerste zet',
  sumLuck: 'Geluk',
  sumSkill: (name) => (name === undefined ? 'Je eigen beslissingen' : `Beslissingen van ${name}`),
  sumGift: 'Beslissingen van de anderen en de rest',
  sumResult: 'Wat het werd',
  beyond:
    'Meer dan 100 % kan: alles onderweg telt mee, ook een kans die werd weggegeven, terugkwam en weer werd weggegeven.',
  rough:
    'Voor deze regels zijn de kansen niet gemeten. Daarom staan hier geen cijfers: de lijn laat ongeveer zien hoe het ging.',
  ranges: (margin) =>
    `Met deze regels kunnen de kansen er tot ${margin} naast zitten. Daarom staan hier marges; geluk en kunde zijn niet nauwkeurig genoeg te scheiden.`,
  series: (name, before, after) =>
    `${name === undefined ? 'Jouw kans' : `Kans van ${name}`} om over alle rondes te winnen: ${before} vóór deze ronde, ${after} erna. Al het andere hier gaat alleen over deze ronde.`,

  moments: 'Momenten die ertoe deden',
  none: (name) =>
    name === undefined
      ? 'Geen van je beslissingen kostte je iets noemenswaardigs. Goed gespeeld!'
      : `Geen beslissing van ${name} kostte iets noemenswaardigs. Goed gespeeld!`,
  moment: (number, cost) => `Moment ${number}: ${cost}`,
  youDid: (name) => (name === undefined ? 'Jij speelde' : `${name} speelde`),
  better: 'Beter',
  cost: (name, cost, better, played) =>
    `Dat kostte ${name ?? 'je'} ${cost}: daarna was de kans ${played}, met de betere zet ${better}.`,
  why: 'Waarom',
  playOn: 'Vanaf hier verderspelen',
  playOnWhy: 'Een nieuw spel vanaf deze stand, tegen bots. Dit spel blijft zoals het is.',
  wouldPlay: 'Wat had … gespeeld?',
  wouldPlayOf: (bot) => `${bot} had gespeeld:`,
  thinking: 'Een ogenblik…',
  practise: (count) =>
    count === 1
      ? 'Dit moment komt morgen terug als oefening.'
      : `Deze ${count} momenten komen morgen terug als oefeningen.`,
  toMistakes: 'Naar je oefeningen',

  level: 'Hoe je speelde',
  levelText: (name, from, to, levels) => {
    const who = name === undefined ? 'Je besliste in dit spel' : `${name} besliste in dit spel`;
    return from === to
      ? `${who} als een bot van niveau “${levels(from)}”.`
      : `${who} als iemand tussen “${levels(from)}” en “${levels(to)}”.`;
  },
  meanLoss: (decisions, loss, error) =>
    `${decisions} beslissingen lagen niet voor de hand; elk kostte gemiddeld ${loss} (± ${error}).`,
};
