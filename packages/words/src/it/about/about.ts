import type { about as en } from '../../en/about/about.ts';
import type { Words } from '../../words.ts';

export const about: Words<typeof en> = {
  title: 'Informazioni su Crescendo',
  version: (version) => `Versione ${version}`,
  newTitle: 'Novità',
  news: [
    'Corsi: brevi lezioni per ogni gioco, con esercizi sul vero tabellone.',
    'Un avversario alla tua altezza: segue il tuo livello di partita in partita.',
    'Consigli a passi: prima dove guardare, poi la mossa, poi perché.',
    'L’analisi dice a parole che cosa ha deciso la partita, e la variante migliore si può giocare.',
    'Un caso senza trucchi: dopo una partita con amici il tuo dispositivo può dimostrare che nessuno ha scelto la fortuna.',
  ],
  licencesTitle: 'Con che cosa è fatto',
  own: 'Crescendo è software libero, con licenza MIT. Contiene lavoro di altri:',
  fonts: 'I caratteri sono Figtree, Caveat e Fraunces.',
};
