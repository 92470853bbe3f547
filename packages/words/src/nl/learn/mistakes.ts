import type { mistakes as en } from '../../en/learn/mistakes.ts';
import type { Words } from '../../words.ts';

const exercises = (n: number): string => (n === 1 ? '1 oefening' : `${n} oefeningen`);
const days = (n: number): string => (n === 1 ? 'morgen' : `over ${n} dagen`);

export const mistakes: Words<typeof en> = {
  title: 'Je oefeningen',
  about: 'Momenten uit je eigen spellen waarin er een betere zet was.',
  today: (n, minutes) =>
    `Vandaag: ${exercises(n)}, ongeveer ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}.`,
  later: (n) => (n === 1 ? 'Er komt er later nog een terug.' : `Er komen er later nog ${n} terug.`),
  prompt: 'Vind een betere zet.',
  added: (date) => `Uit je spellen, ${date}`,
  showMe: 'Laat zien',
  checking: 'Even kijken…',
  failed: 'Dat kon niet worden nagekeken. Probeer het opnieuw.',
  right: 'Ja, dat is beter.',
  wrong: 'Nog niet.',
  same: 'Dat speelde je in het spel.',
  cost: (games) =>
    games < 1
      ? 'Het kost je minder dan één spel op de 100.'
      : `Het kost je ongeveer ${games === 1 ? 'één spel' : `${games} spellen`} op de 100.`,
  withBetter: (reason) => `Met de betere zet: ${reason}`,
  tryAgain: 'Opnieuw proberen',
  better: (move) => `Beter: ${move}`,
  comesBack: (n) => `Deze oefening komt ${days(n)} terug.`,
  next: 'Volgende',
  remove: 'Deze oefening weghalen',
  removed: 'Weggehaald.',
  none: 'Nog geen oefeningen',
  noneWhy:
    'Open de terugblik op een uitgespeeld spel: momenten die je iets kostten, komen hier de volgende dag terug.',
  toGames: 'Naar mijn spellen',
  done: 'Klaar voor vandaag',
  nothingToday: 'Vandaag niets te oefenen',
  doneWhy: (n) => `De volgende oefening komt ${days(n)} terug.`,
  ahead: 'Alvast oefenen',
};
