import type { mistakes as en } from '../../en/learn/mistakes.ts';
import type { Words } from '../../words.ts';

const exercises = (n: number): string => (n === 1 ? '1 esercizio' : `${n} esercizi`);
const days = (n: number): string => (n === 1 ? 'domani' : `tra ${n} giorni`);

export const mistakes: Words<typeof en> = {
  title: 'I tuoi esercizi',
  about: 'Momenti delle tue partite in cui c’era una mossa migliore.',
  today: (n, minutes) => `Oggi: ${exercises(n)}, circa ${minutes} ${minutes === 1 ? 'minuto' : 'minuti'}.`,
  later: (n) => (n === 1 ? 'Un altro torna più avanti.' : `Altri ${n} tornano più avanti.`),
  prompt: 'Trova una mossa migliore.',
  added: (date) => `Dalle tue partite, ${date}`,
  showMe: 'Fammi vedere',
  checking: 'Vediamo…',
  failed: 'La verifica non è riuscita. Riprova.',
  right: 'Sì, così è meglio.',
  wrong: 'Non ancora.',
  same: 'È quello che hai giocato nella partita.',
  cost: (games) =>
    games < 1
      ? 'Ti costa meno di una partita su 100.'
      : `Ti costa circa ${games === 1 ? 'una partita' : `${games} partite`} su 100.`,
  withBetter: (reason) => `Con la mossa migliore: ${reason}`,
  tryAgain: 'Riprova',
  better: (move) => `Meglio: ${move}`,
  comesBack: (n) => `Questo esercizio torna ${days(n)}.`,
  next: 'Avanti',
  remove: 'Togli questo esercizio',
  removed: 'Tolto.',
  none: 'Ancora nessun esercizio',
  noneWhy:
    'Apri l’analisi di una partita finita: i momenti che ti sono costati qualcosa tornano qui il giorno dopo.',
  toGames: 'Vai alle mie partite',
  done: 'Finito per oggi',
  nothingToday: 'Niente da ripassare oggi',
  doneWhy: (n) => `Il prossimo esercizio torna ${days(n)}.`,
  ahead: 'Esercitati in anticipo',
};
