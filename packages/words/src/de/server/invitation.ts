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
};
