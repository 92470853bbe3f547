import type { mistakes as en } from '../../en/learn/mistakes.ts';
import type { Words } from '../../words.ts';

const exercises = (n: number): string => (n === 1 ? '1 ejercicio' : `${n} ejercicios`);
const days = (n: number): string => (n === 1 ? 'mañana' : `dentro de ${n} días`);

export const mistakes: Words<typeof en> = {
  title: 'Tus ejercicios',
  about: 'Momentos de tus propias partidas en los que había una jugada mejor.',
  today: (n, minutes) =>
    `Hoy: ${exercises(n)}, ${minutes === 1 ? 'más o menos un minuto' : `unos ${minutes} minutos`}.`,
  later: (n) => (n === 1 ? 'Otro vuelve más adelante.' : `Otros ${n} vuelven más adelante.`),
  prompt: 'Encuentra una jugada mejor.',
  added: (date) => `De tus partidas, ${date}`,
  showMe: 'Muéstramelo',
  checking: 'Veamos…',
  failed: 'No se pudo comprobar. Inténtalo otra vez.',
  right: 'Sí, eso es mejor.',
  wrong: 'Todavía no.',
  same: 'Es lo que jugaste en la partida.',
  cost: (games) =>
    games < 1
      ? 'Te cuesta menos de una partida de cada 100.'
      : `Te cuesta más o menos ${games === 1 ? 'una partida' : `${games} partidas`} de cada 100.`,
  withBetter: (reason) => `Con la mejor jugada: ${reason}`,
  tryAgain: 'Reintentar',
  better: (move) => `Mejor: ${move}`,
  comesBack: (n) => `Este ejercicio vuelve ${days(n)}.`,
  next: 'Siguiente',
  remove: 'Quitar este ejercicio',
  removed: 'Quitado.',
  none: 'Aún no hay ejercicios',
  noneWhy:
    'Abre el análisis de una partida terminada: los momentos que te costaron algo vuelven aquí al día siguiente.',
  toGames: 'Ver mis partidas',
  done: 'Listo por hoy',
  nothingToday: 'Hoy no hay nada que practicar',
  doneWhy: (n) => `El próximo ejercicio vuelve ${days(n)}.`,
  ahead: 'Practicar ya',
};
