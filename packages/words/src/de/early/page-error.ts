import type { pageError as en } from '../../en/early/page-error.ts';
import type { Words } from '../../words.ts';

export const pageError: Words<typeof en> = {
  title: 'Da ist etwas schiefgegangen.',
  saved: 'Dein Spiel ist bis zum letzten Zug gespeichert.',
  again: 'Noch einmal versuchen',
  home: 'Startseite',
  save: 'Partie speichern',
};
