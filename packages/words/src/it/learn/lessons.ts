import type { lessons as en } from '../../en/learn/lessons.ts';
import type { Words } from '../../words.ts';

export const lessons: Words<typeof en> = {
  title: 'Lezioni',
  titleOf: (game) => `Lezioni di ${game}`,
  about: (title) => `Lezione: ${title}`,
  state: (solved, of) => (solved === of ? 'finita' : `${solved} su ${of}`),
  progress: (done, of) => `${done} lezioni su ${of} finite`,
  lessons: {
    '5vor12': {
      start: {
        title: 'Le prime tessere',
        text: [
          'Le tue prime tessere dividono la cartella.',
          'I numeri bassi in alto a sinistra e quelli alti in basso a destra lasciano posto a tutti gli altri.',
        ],
      },
      'leaving-room': {
        title: 'Lasciare posto',
        text: [
          'Tra due tessere vanno solo i numeri compresi tra loro.',
          'Metti la tessera in modo che sulle caselle libere vicine vadano ancora molti numeri.',
        ],
      },
      'take-it': {
        title: 'Prendere una tessera scoperta',
        text: [
          'Una tessera scoperta è sicura, una coperta è una scommessa.',
          'Se riempie una casella su cui vanno pochi altri numeri, prendila.',
        ],
      },
      'which-tile': {
        title: 'Quale tessera scoperta',
        text: [
          'Quando vanno bene più tessere scoperte, la più ovvia non è sempre la migliore.',
          'Confronta ciò che ognuna lascia libero sulla cartella e prendi quella che più tardi sarebbe difficile sostituire.',
        ],
      },
      exchange: {
        title: 'Scambiare',
        text: [
          'Uno scambio non riempie caselle, ma può aprirne diverse.',
          'Conviene se il numero nuovo sta meglio e quello vecchio non serve a nessuno.',
        ],
      },
      'which-exchange': {
        title: 'Quale tessera scambiare',
        text: [
          'Due scambi possono sembrare uguali: conta la tessera che togli.',
          'Dai via quella che ostacola più numeri e tieni quelle che stanno già bene.',
        ],
      },
      'exchange-open': {
        title: 'Scambiare una tessera scoperta',
        text: [
          'Puoi anche prendere una tessera scoperta e scambiarla con una della tua cartella.',
          'Fallo se il numero nuovo apre le tue caselle libere e nessuna tessera ne riempie bene una.',
        ],
      },
    },
    rummikub: {
      opening: {
        title: 'Aprire',
        text: [
          'Le prime combinazioni vengono solo dal tuo supporto e devono fare abbastanza punti.',
          'Prova prima i gruppi e le serie alti: a volte una tessera va in due posti, e solo uno basta.',
        ],
      },
      borrowing: {
        title: 'Prendere in prestito',
        text: [
          'Una combinazione di quattro o più tessere può cederne una.',
          'Prendila da un gruppo o dalla fine di una serie e forma una nuova combinazione con le tue tessere.',
        ],
      },
      'splitting-run': {
        title: 'Dividere una serie',
        text: [
          'Una serie lunga può diventare due.',
          'Metti la tua tessera in mezzo e controlla che ogni parte abbia ancora tre tessere.',
        ],
      },
      regrouping: {
        title: 'Ricomporre',
        text: [
          'Tre gruppi vicini possono diventare tre serie, e viceversa.',
          'Cerca combinazioni con numeri vicini e ricomponile insieme alle tue tessere.',
        ],
      },
      joker: {
        title: 'Liberare il jolly',
        text: [
          'Sostituisci il jolly con la tessera che rappresenta, o ricomponi la combinazione intorno a lui.',
          'Poi ti serve in un’altra combinazione.',
        ],
      },
      'going-out': {
        title: 'Chiudere',
        text: [
          'Quando ti restano poche tessere, guarda tutta la tavola.',
          'Trova un posto per ognuna, poi ricomponi finché non vanno bene tutte insieme.',
        ],
      },
      'fewest-changes': {
        title: 'Cambiare poco',
        text: [
          'Spesso una tessera va bene senza grandi modifiche.',
          'Cerca la via più breve: quello che resta com’è non può andare storto.',
        ],
      },
    },
    finito: {
      'first-counters': {
        title: 'I primi dischetti',
        text: [
          'I dischetti bassi vanno verso l’inizio della cartella, quelli alti verso la fine.',
          'Scegli il dischetto il cui posto è più vicino al lancio.',
        ],
      },
      'which-square': {
        title: 'Quale casella',
        text: [
          'Se il numero lanciato è occupato, scegli tra la casella libera minore e quella maggiore più vicine.',
          'Prendi quella che mantiene l’ordine e lascia abbastanza caselle ai dischetti che stanno in mezzo.',
        ],
      },
      'which-counter': {
        title: 'Quale dischetto',
        text: [
          'Più dischetti sono scoperti, e uno si adatta meglio al lancio.',
          'Conta quanti dischetti devono stare prima e quanti dopo.',
        ],
      },
      'what-to-move': {
        title: 'Che cosa spostare',
        text: [
          'Quando tutti i dischetti sono sulla cartella, ne sposti uno a ogni lancio.',
          'Scegline uno fuori ordine e risparmia la tua fila più lunga.',
        ],
      },
      'last-steps': {
        title: 'Gli ultimi passi',
        text: [
          'Verso la fine aspetti certi lanci.',
          'Lascia spazi così larghi che molti numeri possano riempirli.',
        ],
      },
    },
    qwinto: {
      'keep-or-roll': {
        title: 'Tenere o rilanciare',
        text: [
          'Il secondo tiro vale: se non trova nessuna casella, è un tiro fallito.',
          'Rilancia solo se molte somme sono migliori della tua.',
        ],
      },
      'leaving-room': {
        title: 'Lasciare posto',
        text: [
          'In ogni riga i numeri crescono verso destra.',
          'Scrivi la somma dove le caselle libere ai due lati accettano ancora molte somme.',
        ],
      },
      'which-row': {
        title: 'Quale riga',
        text: [
          'La stessa somma può andare bene in una riga e male in un’altra.',
          'Scegli la riga dove è più vicina al suo posto: le somme basse a sinistra, quelle alte a destra.',
        ],
      },
      'bonus-column': {
        title: 'Le colonne bonus',
        text: [
          'Una colonna di tre completa vale il numero nel suo pentagono.',
          'Scrivici un numero alto finché puoi ancora riempire le altre due caselle.',
        ],
      },
      waiting: {
        title: 'Non scrivere',
        text: [
          'Quando ha lanciato qualcun altro, non devi scrivere per forza.',
          'Salta una somma che bloccherebbe delle caselle: non ti costa niente.',
        ],
      },
      'which-dice': {
        title: 'Quali dadi',
        text: [
          'I colori dei dadi sono le righe in cui puoi scrivere, e il loro numero decide quanto è alta la somma.',
          'Scegli i dadi le cui somme più frequenti vanno nelle tue caselle libere.',
        ],
      },
    },
  },
};
