import type { needsServer as en } from '../../en/together/needs-server.ts';
import type { Words } from '../../words.ts';

export const needsServer: Words<typeof en> = {
  title: 'Qui serve un server',
  about:
    'Questo Crescendo è solo una pagina: funziona sul tuo dispositivo e nulla ne esce. Per incontrare altri giocatori serve un server che trasmetta le mosse.',
  elsewhere: 'Solo con un server',
  needServer: [
    'Partite con amici su più dispositivi',
    'Tavoli aperti',
    'I giochi del giorno e le loro classifiche',
    'Lo stesso giocatore su un secondo dispositivo',
  ],
  here: 'Qui, anche senza rete',
  worksHere: [
    'Tutti i giochi contro i bot',
    'Più giocatori intorno a questo dispositivo',
    'Regole, consigli e partite da rivedere',
    'Le tue partite, statistiche e impostazioni, salvate su questo dispositivo',
  ],
  how: 'Chiunque può avviare un server con un solo comando e invitare gli altri con un link: il README di Crescendo spiega come.',
  play: 'Scegli un gioco',
};
