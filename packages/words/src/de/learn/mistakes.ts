import type { mistakes as en } from '../../en/learn/mistakes.ts';
import type { Words } from '../../words.ts';

const exercises = (n: number): string => (n === 1 ? 'eine Übung' : `${n} Übungen`);
const days = (n: number): string => (n === 1 ? 'morgen' : `in ${n} Tagen`);

export const mistakes: Words<typeof en> = {
  title: 'Deine Übungen',
  about: 'Momente aus deinen eigenen Partien, in denen es einen besseren Zug gab.',
  today: (n, minutes) =>
    `Heute: ${exercises(n)}, etwa ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
  later: (n) => (n === 1 ? 'Eine weitere kommt später wieder.' : `${n} weitere kommen später wieder.`),
  prompt: 'Finde einen besseren Zug.',
  added: (date) => `Aus deinen Partien, ${date}`,
  showMe: 'Zeig es mir',
  checking: 'Mal sehen …',
  failed: 'Das ließ sich nicht prüfen. Versuch es noch einmal.',
  right: 'Ja, das ist besser.',
  wrong: 'Noch nicht.',
  same: 'Das hast du in der Partie gespielt.',
  cost: (games) =>
    games < 1
      ? 'Es kostet dich weniger als eine von 100 Partien.'
      : `Es kostet dich etwa ${games === 1 ? 'eine' : games} von 100 Partien.`,
  withBetter: (reason) => `Mit dem besseren Zug: ${reason}`,
  tryAgain: 'Noch einmal',
  better: (move) => `Besser: ${move}`,
  comesBack: (n) => `Diese Übung kommt ${days(n)} wieder.`,
  next: 'Weiter',
  remove: 'Diese Übung entfernen',
  removed: 'Entfernt.',
  none: 'Noch keine Übungen',
  noneWhy:
    'Öffne den Rückblick auf eine fertige Partie: Was dich etwas gekostet hat, kommt am nächsten Tag hier wieder.',
  toGames: 'Zu meinen Spielen',
  done: 'Für heute fertig',
  nothingToday: 'Heute ist nichts zu üben',
  doneWhy: (n) => `Die nächste Übung kommt ${days(n)} wieder.`,
  ahead: 'Schon jetzt üben',
};
