import type { lobby as en } from '../../en/together/lobby.ts';
import type { Words } from '../../words.ts';

export const lobby: Words<typeof en> = {
  title: 'Offene Tische',
  quick: 'Schnelles Spiel',
  quickHint:
    'Wähl ein Spiel: Du bekommst den nächsten freien Platz. Mit Fremden läuft eine gemütliche Uhr: zwei Minuten für jeden Zug, oder so viel, wie die Anleitung vorgibt.',
  quickOf: (game) => `${game}: schnelles Spiel`,
  tables: 'Tische',
  game: 'Spiel',
  allGames: 'Alle Spiele',
  what: 'Anzeigen',
  whats: { all: 'Alles', join: 'Freie Plätze', watch: 'Zuschauen' },
  pace: 'Tempo',
  paces: { all: 'Egal', fast: 'Am Stück', slow: 'Über mehrere Tage' },
  taken: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
  playing: 'wird gespielt',
  full: 'voll besetzt',
  join: 'Mitspielen',
  joinOf: (game, names) => `Mitspielen: ${game}, ${names}`,
  watch: 'Zuschauen',
  watchOf: (game, names) => `Zuschauen: ${game}, ${names}`,
  goOn: 'Zu deinem Platz gehen',
  nobody: 'noch niemand',
  empty: 'Gerade ist kein Tisch offen.',
  emptyHint: 'Mach den ersten auf: Er steht dann hier für alle.',
  nothingFits: 'Kein Tisch passt zu deiner Auswahl.',
  showAll: 'Alle zeigen',
  openOf: (game) => `Tisch für ${game} aufmachen`,
  found: (count) => (count === 0 ? 'Keine Tische' : count === 1 ? '1 Tisch' : `${count} Tische`),
};
