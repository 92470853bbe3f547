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
  whose: 'Il gioco di',
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
  curveHow: 'Trascina lungo la curva o usa i tasti freccia.',
  apart:
    'Ogni probabilità si basa su ciò che quella persona poteva sapere in quel momento: la somma non è sempre il 100 %.',
  asText: 'La partita come testo',
  at: (move, all) => (move === 0 ? `All’inizio: ${all}` : `Dopo la mossa ${move}: ${all}`),
  share: (name, share) => `${name ?? 'tu'} ${share}`,
  luckThen: (name, share) =>
    name === undefined ? `La tua fortuna: ${share}.` : `Fortuna di ${name}: ${share}.`,
  luckMark: 'molta fortuna o sfortuna',
  momentMark: 'momento decisivo',

  figures: 'Fortuna e abilità',
  luck: (share) => `Fortuna: ${share}`,
  luckRank: (rank) =>
    rank === undefined
      ? 'più o meno come al solito'
      : `${rank.isMore ? 'più' : 'meno'} che in ${rank.games} partite su ${rank.of}`,
  skill: (share) => `Abilità: ${share}`,
  equalLuck: (name, often) => {
    if (often === 'hardly-ever')
      return `A parità di fortuna ${name === undefined ? 'non avresti' : `${name} non avrebbe`} vinto quasi mai.`;
    const who = `A parità di fortuna ${name === undefined ? 'avresti' : `${name} avrebbe`} vinto`;
    return often === 'nearly-always' ? `${who} quasi sempre.` : `${who} ${often} volte su 100.`;
  },
  sum: 'Come si arriva al risultato',
  sumStart: 'Probabilità prima della prima mossa',
  sumLuck: 'Fortuna',
  sumSkill: (name) => (name === undefined ? 'Le tue decisioni' : `Le decisioni di ${name}`),
  sumGift: 'Le decisioni degli altri e il resto',
  sumResult: 'Il risultato',
  beyond:
    'Si può superare il 100 %: conta tutto quello che è successo lungo la partita, anche una probabilità persa, ritrovata e persa di nuovo.',
  rough:
    'Per queste regole le probabilità non sono state misurate, quindi qui non ci sono cifre: la curva mostra all’incirca com’è andata.',
  ranges: (margin) =>
    `Con queste regole le probabilità possono essere sbagliate fino al ${margin}, quindi sono indicate come intervalli. Fortuna e abilità qui non si possono distinguere abbastanza bene.`,
  series: (name, before, after) =>
    `${name === undefined ? 'Le tue probabilità' : `Probabilità di ${name}`} di vincere sul totale dei round: ${before} prima di questo round, ${after} dopo. Tutto il resto riguarda solo questo round.`,

  moments: 'I momenti decisivi',
  none: (name) =>
    name === undefined
      ? 'Nessuna tua decisione ti è costata qualcosa di rilevante. Ben giocato!'
      : `Nessuna decisione di ${name} è costata qualcosa di rilevante. Ben giocato!`,
  moment: (number, cost) => `Momento ${number}: ${cost}`,
  youDid: (name) => (name === undefined ? 'Hai giocato' : `${name} ha giocato`),
  better: 'Meglio',
  cost: (name, cost, better, played) =>
    `${name === undefined ? 'Ti è costato' : `A${aName(name).slice(1)} è costato`} ${cost}: dopo, la probabilità era ${played}; con la mossa migliore ${better}.`,
  why: 'Perché',
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

  level: 'Come hai giocato',
  levelText: (name, from, to, levels) => {
    const who = name === undefined ? 'In questa partita hai deciso' : `In questa partita ${name} ha deciso`;
    return from === to
      ? `${who} come un bot di livello «${levels(from)}».`
      : `${who} a un livello tra «${levels(from)}» e «${levels(to)}».`;
  },
  meanLoss: (decisions, loss, error) =>
    `${decisions} decisioni non erano ovvie; ognuna è costata in media ${loss} (± ${error}).`,
};
