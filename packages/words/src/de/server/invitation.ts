import type { invitation as en } from '../../en/server/invitation.ts';
import type { Words } from '../../words.ts';

export const invitation: Words<typeof en> = {
  title: (game, name) => (name === '' ? `Spiel ${game} mit` : `${name} lädt dich zu ${game} ein`),
  freeSeats: (count) => (count === 1 ? 'Ein Platz ist frei.' : `${count} Plätze sind frei.`),
  full: 'Alle Plätze sind besetzt.',
  playing: 'Das Spiel läuft.',
  over: 'Das Spiel ist zu Ende.',
  group: (name) => `Komm in die Gruppe „${name}“`,
  members: (count) => (count === 1 ? 'Ein Mitglied.' : `${count} Mitglieder.`),
  noAccount: 'Im Browser, ohne Anmeldung.',
  home: {
    title: 'Crescendo: vier Zahlenspiele',
    text: '5 vor 12, Rummikub, Finito! und Qwinto: allein, an einem Gerät oder mit Freunden.',
  },
  daily: {
    title: 'Spiele des Tages',
    text: 'Jeden Tag vier neue Spiele: dieselben Würfel und Steine für alle. Wer schafft am meisten?',
  },
  challenge: {
    title: 'Eine Herausforderung: gleiches Spiel, gleiches Glück',
    text: 'Spiel mit und sieh am Ende, wer besser war.',
  },
};
