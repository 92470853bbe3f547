import type { review as en } from '../../en/library/review.ts';
import { aName } from '../../grammar/names.ts';
import type { Words } from '../../words.ts';

export const review: Words<typeof en> = {
  title: (game) => `Analisi: ${game}`,
  making: (share) => `Guardo ogni mossa… ${share}`,
  stop: 'Ferma',
  stopped: 'L’analisi non è ancora finita.',
  goOn: 'Continua',
  failed: 'L’analisi non è riuscita. La tua partita è al sicuro.',
  again: 'Riprova',
  whose: 'Analisi per',
  round: 'Round',

  running: 'Questa partita è ancora in corso',
  runningWhy: 'L’analisi arriva alla fine: prima nessuno viene a sapere che cosa sarebbe meglio.',
  toTable: 'Torna al tavolo',
  gone: 'Qui non c’è nessuna partita',
  goneWhy: 'Forse è stata eliminata o giocata in un altro browser. Puoi aprirla da un file.',
  openRecord: 'Apri una partita da un file',
  alone: 'Hai giocato in solitario',
  aloneWhy: 'L’analisi mostra chi aveva più probabilità di vincere. Da soli non si vince e non si perde.',
  notLearnt: 'Per questo gioco non c’è ancora un’analisi',
  notLearntWhy:
    'L’analisi mostra chi aveva più probabilità di vincere. Per questo gioco nessuno le ha ancora calcolate.',
  notYours: 'Questa analisi è dei giocatori',
  notYoursWhy: 'A un tavolo con altri ognuno vede solo la propria analisi.',
  ownOnly: 'A un tavolo con altri tu vedi la tua analisi, e gli altri la loro.',
  sharing: 'Le analisi di questo tavolo',
  sharingHow: 'Quando siete tutti d’accordo, ognuno vede tutte le analisi.',
  shareMine: 'Mostra la mia a tutti',
  unshare: 'Ritira il consenso',
  ownShared: (missing) => `Hai dato il tuo consenso. Manca ancora: ${missing}.`,
  othersShared: (agreed, count) => `${agreed} ${count === 1 ? 'ha' : 'hanno'} già dato il consenso.`,
  allShared: 'Siete tutti d’accordo, quindi vedete tutte le analisi.',

  curve: 'Probabilità di vincere',
  curveHow: 'Trascina lungo la curva.',
  curveKeys: 'Trascina lungo la curva o usa i tasti freccia.',
  asKnown: (name) =>
    `In base a ciò che ${name === undefined ? 'potevi' : `${name} poteva`} sapere in quel momento.`,
  asText: 'La partita come testo',
  at: (place, all) => `${place}: ${all}`,
  atEnd: 'Alla fine',
  share: (name, share) => `${name ?? 'tu'} ${share}`,
  luckThen: (name, share) =>
    name === undefined ? `La tua fortuna: ${share}.` : `Fortuna di ${name}: ${share}.`,
  luckMark: 'molta fortuna o sfortuna',
  momentMark: 'momento decisivo',

  figures: 'Com’è andata',
  story: (name, outcome, luck) => {
    const who = name === undefined ? 'Hai' : `${name} ha`;
    const done = { won: 'vinto', shared: 'diviso la vittoria', lost: 'perso' }[outcome];
    if (luck === 'even') return `${who} ${done}; fortuna e sfortuna si sono più o meno bilanciate.`;
    const isLost = outcome === 'lost';
    switch (luck) {
      case 'very-good':
        return `${who} ${done}${isLost ? ' nonostante' : ', con'} molta fortuna.`;
      case 'good':
        return isLost ? `${who} ${done} nonostante la fortuna.` : `${who} ${done}, con un po’ di fortuna.`;
      case 'bad':
        return isLost ? `${who} ${done}, con un po’ di sfortuna.` : `${who} ${done} nonostante la sfortuna.`;
      case 'very-bad':
        return `${who} ${done}${isLost ? ', con' : ' nonostante'} molta sfortuna.`;
    }
  },
  oneMistake: (name, place) =>
    `È una sola decisione ${name === undefined ? 'che ti è costata' : `che ${aName(name)} è costata`} di più (${place}).`,
  mistakes: (name) =>
    `Diverse decisioni ${name === undefined ? 'ti sono costate' : `sono costate ${aName(name)}`} qualcosa.`,
  clean: (name) =>
    `${name === undefined ? 'Le tue decisioni' : `Le decisioni di ${name}`} non sono costate quasi nulla.`,
  gifts: (name, other, when) => {
    const most = {
      early: 'soprattutto all’inizio',
      middle: 'soprattutto a metà partita',
      late: 'soprattutto verso la fine',
      spread: 'per tutta la partita',
    }[when];
    const who = other === undefined ? 'Gli altri' : other;
    const gave = other === undefined ? 'hanno' : 'ha';
    return name === undefined
      ? `${who} ti ${gave} regalato delle occasioni, ${most}.`
      : `${who} ${gave} regalato delle occasioni ${aName(name)}, ${most}.`;
  },
  stronger: (other) =>
    `${other === undefined ? 'Gli altri erano messi' : `${other} era in una posizione`} ${other === undefined ? 'meglio' : 'migliore'} di quanto si potesse prevedere.`,
  sum: 'Come si arriva al risultato',
  sumStart: 'Inizio',
  sumLuck: 'Fortuna',
  sumYou: 'Tu',
  sumOthers: 'Gli altri',
  sumResult: 'Risultato',
  luckRank: (rank) => `Fortuna: ${rank.isMore ? 'più' : 'meno'} che in ${rank.games} partite su ${rank.of}.`,
  beyond: (changes) =>
    `${changes < 2 ? '' : `Il vantaggio è passato di mano ${changes} volte. `}Si può superare il 100 %: conta tutto quello che è successo lungo la partita, anche una probabilità persa, ritrovata e persa di nuovo.`,
  rough:
    'Per queste regole le probabilità non sono state misurate, quindi qui non ci sono cifre: la curva mostra all’incirca com’è andata.',
  ranges: (margin) =>
    `Con queste regole le probabilità possono essere sbagliate di non più di ${margin}, quindi sono indicate come intervalli. Fortuna e abilità qui non si possono distinguere abbastanza bene.`,
  series: (name, before, after) =>
    `${name === undefined ? 'Le tue probabilità' : `Probabilità di ${name}`} di vincere sul totale dei round: ${before} prima di questo round, ${after} dopo. Tutto il resto riguarda solo questo round.`,

  moments: 'I momenti decisivi',
  momentsWhich: (games) => `Ognuno è costato almeno una partita su ${games} circa.`,
  none: (name, games) =>
    `Nessuna decisione, da sola, ${name === undefined ? 'ti è costata' : `è costata ${aName(name)}`} nemmeno una partita su ${games}.`,
  moment: (number) => `Momento ${number}`,
  repeated: (title, time) => `${title}, ${time === 2 ? 'di nuovo' : 'per la terza volta'}`,
  rest: (name, share) =>
    `${name === undefined ? 'Tutte le altre tue decisioni' : `Tutte le altre decisioni di ${name}`} insieme: ${share}.`,
  youDid: (name) => (name === undefined ? 'Hai giocato' : `${name} ha giocato`),
  better: 'Meglio',
  yourMove: (name) => (name === undefined ? 'la tua mossa' : `mossa di ${name}`),
  betterMove: 'mossa migliore',
  cost: (name, games, better, played) =>
    `${name === undefined ? 'Ti è costato' : `A${aName(name).slice(1)} è costato`} ${games === 1 ? 'quasi l’intera partita' : `circa una partita su ${games}`}: la probabilità era ${better}, dopo questa mossa ${played}.`,
  why: 'Perché',
  tip: (name) => `Consiglio per ${name}`,
  noReason: 'Niente di particolare: su molte partite vince semplicemente più spesso.',
  how: 'Come',
  showMe: 'Fammi vedere',
  showMeWhy: 'La mossa migliore, e come giocatori forti avrebbero potuto continuare.',
  line: 'Come avrebbe potuto continuare',
  lineStep: (step, steps) => `${step} di ${steps}`,
  lineBack: 'Torna al momento',
  playOn: 'Continua da qui',
  playOnWhy: 'Una nuova partita da questa posizione, contro i bot. Questa resta com’è.',
  wouldPlay: 'Che cosa avrebbe giocato…?',
  wouldPlayOf: (bot) => `${bot} avrebbe giocato:`,
  thinking: 'Un momento…',
  practise: (count) =>
    count === 1
      ? 'Questo momento torna domani come esercizio.'
      : `Questi ${count} momenti tornano domani come esercizi.`,
  toMistakes: 'Vai ai tuoi esercizi',

  best: 'Ben trovata',
  found: (times) =>
    times === 0
      ? 'Chi gioca ogni tanto non la trova quasi mai.'
      : times === 1
        ? 'La trova anche la maggior parte di chi gioca ogni tanto.'
        : `Chi gioca ogni tanto la trova circa una volta su ${times}.`,
  missed: (other) => (other === undefined ? 'Che cosa ti è sfuggito' : `Che cosa è sfuggito ${aName(other)}`),
  missedCost: (games) =>
    games === 1 ? 'È costato quasi l’intera partita.' : `È costato circa una partita su ${games}.`,

  level: (name) => (name === undefined ? 'Come hai giocato' : `Come ha giocato ${name}`),
  levelText: (name, from, to, levels) => {
    const who = name === undefined ? 'In questa partita hai deciso' : `In questa partita ${name} ha deciso`;
    return from === to
      ? `${who} come un bot di livello «${levels(from)}».`
      : `${who} a un livello tra «${levels(from)}» e «${levels(to)}».`;
  },
  levelBelow: (name, lowest) =>
    `${name === undefined ? 'In questa partita hai deciso' : `In questa partita ${name} ha deciso`} a un livello inferiore a «${lowest}».`,
  levelAtMost: (name, highest) =>
    `${name === undefined ? 'In questa partita hai deciso' : `In questa partita ${name} ha deciso`} al massimo a un livello «${highest}».`,
  meanLoss: (decisions, loss) =>
    decisions === 1
      ? `Una decisione non era ovvia; è costata circa ${loss}.`
      : `${decisions} decisioni non erano ovvie; ognuna è costata in media circa ${loss}.`,
};
