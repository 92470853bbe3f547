import type { needsServer as en } from '../../en/together/needs-server.ts';
import type { Words } from '../../words.ts';

export const needsServer: Words<typeof en> = {
  title: 'Dafür braucht es einen Server',
  about:
    'Dieses Crescendo ist nur eine Seite: Es läuft auf deinem Gerät, und nichts verlässt es. Damit du mit anderen spielen kannst, muss ein Server die Züge weitergeben.',
  elsewhere: 'Nur mit einem Server',
  needServer: [
    'Spiele mit Freunden an mehreren Geräten',
    'Offene Tische',
    'Spiele des Tages und ihre Ranglisten',
    'Dein Name und deine Tische auf einem zweiten Gerät',
  ],
  here: 'Hier, auch ohne Netz',
  worksHere: [
    'Alle Spiele gegen Bots',
    'Mehrere Spieler an diesem Gerät',
    'Regeln, Tipps und Partien noch einmal ansehen',
    'Deine Spiele, Statistiken und Einstellungen, auf diesem Gerät gespeichert',
  ],
  how: 'Einen Server kann jeder mit einem einzigen Befehl starten und andere mit einem Link einladen: Wie, steht im README von Crescendo.',
  play: 'Ein Spiel wählen',
};
