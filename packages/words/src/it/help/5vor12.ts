import type { vorZwoelf as en } from '../../en/help/5vor12.ts';
import type { Words } from '../../words.ts';

export const vorZwoelf: Words<typeof en> = {
  aim: {
    title: 'Lo scopo',
    text: [
      'Metti prima degli altri una tessera su ogni casella della tua cartella.',
      'La difficoltà: i numeri devono crescere da sinistra a destra in ogni fila e dall’alto in basso in ogni colonna.',
    ],
    caption:
      'Una cartella completa. In ogni fila e in ogni colonna i numeri crescono, a passi di qualunque lunghezza.',
  },
  have: (size, highest) => ({
    title: 'Il materiale',
    text: [
      'Da due a quattro giocatori.',
      `Ognuno ha una cartella di ${size} × ${size} caselle.`,
      `C’è una serie di tessere da 1 a ${highest} per ogni giocatore. Stanno tutte coperte al centro: è la riserva.`,
    ],
  }),
  startOne: (size) => ({
    title: 'L’inizio',
    text: [
      'Ognuno pesca una tessera e la mette su una delle sue caselle con il punto. Lo fanno tutti insieme, e in segreto finché non hanno scelto tutti.',
      `Si fa ${size} volte, finché le caselle con il punto sono piene. Una tessera messa resta dov’è.`,
      'Ogni ordine è permesso, ma i numeri bassi stanno bene in alto a sinistra e quelli alti in basso a destra. Dopo l’inizio i punti non contano più.',
    ],
    caption: 'Il 12 può andare su ogni casella con il punto ancora libera.',
  }),
  startFour: (size) => ({
    title: 'L’inizio',
    text: [
      `Ognuno pesca ${size} tessere e le dispone sulle sue caselle con il punto. Lo fanno tutti insieme, e in segreto finché non hanno scelto tutti.`,
      'Ogni ordine è permesso, ma i numeri bassi stanno bene in alto a sinistra e quelli alti in basso a destra. Dopo l’inizio i punti non contano più.',
    ],
    caption: 'Il 12 può andare su ogni casella con il punto ancora libera.',
  }),
  startInOrder: (size) => ({
    title: 'L’inizio',
    text: [
      `Ognuno pesca ${size} tessere. Vanno in ordine sulle caselle con il punto, la più bassa in alto a sinistra; non c’è niente da scegliere.`,
      'Dopo l’inizio i punti non contano più.',
    ],
    caption: 'La più bassa in alto a sinistra, la più alta in basso a destra.',
  }),
  turn: {
    title: 'Il tuo turno',
    text: [
      'Comincia il giocatore più anziano. Siccome il gioco non può saperlo, chi avvia la partita dice chi comincia; altrimenti è il primo giocatore.',
      'Hai due possibilità.',
      'Scopri una tessera della riserva: mettila sulla tua cartella, o lasciala al centro, anche se andrebbe bene. Lì resta scoperta, e tutti possono prenderla.',
      'Oppure prendi una delle tessere scoperte: quella deve andare sulla tua cartella.',
      'Non si passa mai. Poi tocca al prossimo, in senso orario.',
    ],
    caption: 'O ne scopri una, o ne prendi una scoperta.',
  },
  laying: {
    title: 'Dove va una tessera',
    text: [
      'Su una casella libera, se i numeri crescono ancora da sinistra a destra nella fila e dall’alto in basso nella colonna.',
      'Confronta con tutte le tessere della fila e della colonna, non solo con le vicine. In una fila o in una colonna ogni numero sta una volta sola.',
      'Nient’altro conta: lo stesso numero può stare benissimo altrove sulla tua cartella.',
    ],
    caption:
      'L’11 va sulle caselle con il più, o in cambio di una tessera con le frecce. Non sulle caselle con la croce: lì starebbe sotto il 14, o a destra del 12.',
  },
  exchange: (sameNumber) => ({
    title: 'Scambiare',
    text: [
      'Puoi anche mettere la tua tessera al posto di un’altra della tua cartella. L’altra va al centro, scoperta.',
      'Anche dopo lo scambio i numeri devono crescere. Così fai posto dove ce n’è poco.',
      sameNumber
        ? 'Una tessera si può scambiare anche con un’altra dello stesso numero.'
        : 'Una tessera non si scambia mai con un’altra dello stesso numero.',
    ],
    caption: 'Arriva l’11, il 9 va al centro.',
  }),
  bruno: {
    title: 'La variante di Bruno',
    text: [
      'Se la tua tessera tocca in diagonale un numero uguale, giochi subito ancora; e ancora, se succede di nuovo.',
      'Quando l’ultima tessera è stata scoperta, non ci sono più turni extra.',
    ],
    caption: 'Due 9 che si toccano in diagonale: si gioca ancora.',
  },
  end: {
    title: 'La fine',
    text: [
      'Chi riempie la sua ultima casella libera vince subito.',
      'Se prima viene scoperta l’ultima tessera della riserva, quel turno si conclude. Poi vince chi ha meno caselle libere; in caso di parità ci sono più vincitori.',
    ],
    caption: 'L’ultima casella è piena: vinto!',
  },
  score: {
    title: 'Più partite',
    text: [
      'Se volete, giocate tante partite quanti siete: così ognuno comincia una volta.',
      'Chi vince una partita riceve 2 punti; gli altri perdono 1 punto per ogni casella libera. Vince il totale più alto; in caso di parità ci sono più vincitori.',
    ],
  },
  special: (guard) => ({
    title: 'Se non succede più nulla',
    text: [
      `Se per ${guard} giri nessuno ha scoperto una tessera o riempito una casella, la partita finisce come se la riserva fosse vuota.`,
    ],
  }),
};
