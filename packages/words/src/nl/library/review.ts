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
  openRecord: 'Een opgeslagen partij openen',
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
  unshare: 'Niet meer tonen',
  ownShared: (missing) => `Jij vindt het goed. Nog niet: ${missing}.`,
  othersShared: (agreed, count) => `${agreed} ${count === 1 ? 'vindt' : 'vinden'} het al goed.`,
  allShared: 'Jullie vinden het allemaal goed, dus je ziet elke terugblik.',

  curve: 'Kans om te winnen',
  curveHow: 'Sleep over de lijn.',
  curveKeys: 'Sleep over de lijn of gebruik de pijltjestoetsen.',
  asKnown: (name) => `Voor zover ${name ?? 'jij'} dat op dat moment kon weten.`,
  asText: 'Het spel als tekst',
  at: (place, all) => `${place}: ${all}`,
  atEnd: 'Aan het eind',
  share: (name, share) => `${name ?? 'jij'} ${share}`,
  luckThen: (name, share) => (name === undefined ? `Jouw geluk: ${share}.` : `Geluk van ${name}: ${share}.`),
  luckMark: 'veel geluk of pech',
  momentMark: 'beslissend moment',

  figures: 'Hoe het zo kwam',
  story: (name, outcome, luck) => {
    const who = name === undefined ? 'Je hebt' : `${name} heeft`;
    const done = { won: 'gewonnen', shared: 'de winst gedeeld', lost: 'verloren' }[outcome];
    if (luck === 'even') return `${who} ${done}; geluk en pech hielden elkaar ongeveer in evenwicht.`;
    const isLost = outcome === 'lost';
    switch (luck) {
      case 'very-good':
        return isLost ? `${who} ondanks veel geluk ${done}.` : `${who} ${done}, met veel geluk.`;
      case 'good':
        return isLost ? `${who} ondanks geluk ${done}.` : `${who} ${done}, met wat geluk.`;
      case 'bad':
        return isLost ? `${who} ${done}, met wat pech.` : `${who} ${done}, ondanks pech.`;
      case 'very-bad':
        return isLost ? `${who} ${done}, met veel pech.` : `${who} ${done}, ondanks veel pech.`;
    }
  },
  oneMistake: (name, place) => `Eén beslissing kostte ${name ?? 'je'} het meest (${place}).`,
  mistakes: (name) => `Meerdere beslissingen kostten ${name ?? 'je'} kansen.`,
  clean: (name) =>
    `${name === undefined ? 'Je eigen beslissingen' : `De beslissingen van ${name}`} kostten bijna niets.`,
  gifts: (name, other, when) => {
    const most = {
      early: 'de meeste aan het begin',
      middle: 'de meeste halverwege',
      late: 'de meeste tegen het eind',
      spread: 'het hele spel door',
    }[when];
    return `${other === undefined ? 'De anderen gaven' : `${other} gaf`} ${name ?? 'je'} kansen, ${most}.`;
  },
  stronger: (other) =>
    `${other === undefined ? 'De anderen stonden' : `${other} stond`} er beter voor dan te voorzien was.`,
  sum: 'Hoe de uitslag bij elkaar komt',
  sumStart: 'Begin',
  sumLuck: 'Geluk',
  sumYou: 'Jij',
  sumOthers: 'De anderen',
  sumResult: 'Uitslag',
  luckRank: (rank) =>
    `Geluk: ${rank.isMore ? 'meer' : 'minder'} dan in ${rank.games} van de ${rank.of} spellen.`,
  beyond: (changes) =>
    `${changes < 2 ? '' : `De leiding wisselde ${changes} keer. `}Meer dan 100 % kan: alles onderweg telt mee, ook een kans die werd weggegeven, terugkwam en weer werd weggegeven.`,
  rough:
    'Voor deze regels zijn de kansen niet gemeten. Daarom staan hier geen cijfers: de lijn laat ongeveer zien hoe het ging.',
  ranges: (margin) =>
    `Met deze regels kunnen de kansen er tot ${margin} naast zitten. Daarom staan hier marges; geluk en vaardigheid zijn niet nauwkeurig genoeg te scheiden.`,
  series: (name, before, after) =>
    `${name === undefined ? 'Jouw kans' : `Kans van ${name}`} om over alle rondes te winnen: ${before} vóór deze ronde, ${after} erna. Al het andere hier gaat alleen over deze ronde.`,

  moments: 'Momenten die ertoe deden',
  momentsWhich: (games) => `Elk kostte minstens ongeveer één op de ${games} spellen.`,
  none: (name, games) =>
    `Geen enkele beslissing kostte ${name ?? 'je'} op zich zelfs maar één op de ${games} spellen.`,
  moment: (number) => `Moment ${number}`,
  repeated: (title, time) => `${title}, ${time === 2 ? 'nog een keer' : 'voor de derde keer'}`,
  rest: (name, share) =>
    `${name === undefined ? 'Al je andere beslissingen' : `Alle andere beslissingen van ${name}`} samen: ${share}.`,
  youDid: (name) => (name === undefined ? 'Jij speelde' : `${name} speelde`),
  better: 'Beter',
  yourMove: (name) => (name === undefined ? 'jouw zet' : `zet van ${name}`),
  betterMove: 'betere zet',
  cost: (name, games, better, played) =>
    `Dat kostte ${name ?? 'je'} ${games === 1 ? 'bijna het hele spel' : `ongeveer één op de ${games} spellen`}: de kans was ${better}, en ${played} na deze zet.`,
  why: 'Waarom',
  tip: (name) => `Tip voor ${name}`,
  noReason: 'Niets in het bijzonder: over veel spellen wint deze zet gewoon vaker.',
  how: 'Zo gaat het',
  showMe: 'Laat zien',
  showMeWhy: 'De betere zet, en hoe sterke spelers dan verder hadden kunnen gaan.',
  line: 'Zo had het verder kunnen gaan',
  lineStep: (step, steps) => `${step} van ${steps}`,
  lineBack: 'Terug naar het moment',
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

  best: 'Goed gevonden',
  found: (times) =>
    times === 0
      ? 'Een gelegenheidsspeler vindt dit bijna nooit.'
      : times === 1
        ? 'De meeste gelegenheidsspelers vinden dit ook.'
        : `Een gelegenheidsspeler vindt dit ongeveer één op de ${times} keer.`,
  missed: (other) => (other === undefined ? 'Wat jij miste' : `Wat ${other} miste`),
  missedCost: (games) =>
    games === 1 ? 'Dat kostte bijna het hele spel.' : `Dat kostte ongeveer één op de ${games} spellen.`,

  level: (name) => (name === undefined ? 'Hoe je speelde' : `Hoe ${name} speelde`),
  levelText: (name, from, to, levels) => {
    const who = name === undefined ? 'Je besliste in dit spel' : `${name} besliste in dit spel`;
    return from === to
      ? `${who} als een bot van niveau “${levels(from)}”.`
      : `${who} als iemand tussen “${levels(from)}” en “${levels(to)}”.`;
  },
  levelBelow: (name, lowest) =>
    `${name === undefined ? 'Je besliste in dit spel' : `${name} besliste in dit spel`} op een niveau onder “${lowest}”.`,
  levelAtMost: (name, highest) =>
    `${name === undefined ? 'Je besliste in dit spel' : `${name} besliste in dit spel`} hoogstens op niveau “${highest}”.`,
  meanLoss: (decisions, loss) =>
    decisions === 1
      ? `Eén beslissing lag niet voor de hand; die kostte ongeveer ${loss}.`
      : `${decisions} beslissingen lagen niet voor de hand; elk kostte gemiddeld ongeveer ${loss}.`,
};
