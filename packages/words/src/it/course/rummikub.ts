import type { rummikub as en } from '../../en/course/rummikub.ts';
import type { Words } from '../../words.ts';

export const rummikub: Words<typeof en> = {
  'groups-and-runs': {
    idea: [
      'Vinci calando tutte le tessere, in gruppi dello stesso numero o in serie di un colore.',
      'Cerca entrambi: una tessera che va in un gruppo e in una serie si mette dove più tessere lasciano il supporto.',
    ],
    steps: [
      'Guarda il supporto: tre 9 di colori diversi e i 4, 5, 6 rossi.',
      'Un gruppo e una serie lasciano insieme il supporto.',
      'Anche 1, 2, 3 neri sono una serie. Segue un turno dopo.',
    ],
  },
  adding: {
    idea: [
      'Dopo aver aperto puoi allungare ogni combinazione sulla tavola.',
      'Una serie cresce da entrambe le parti, e un gruppo di tre riceve il colore che manca.',
    ],
    steps: [
      'Sulla tavola: 8, 9, 10 blu e tre 1. Tu hai il 7 e l’11 blu e l’1 giallo.',
      'La serie riceve una tessera da ogni parte.',
      'Il gruppo riceve il colore che gli manca.',
    ],
  },
  'splitting-run': {
    idea: [
      'Una serie lunga può diventare due.',
      'Metti la tua tessera in mezzo e controlla che ogni parte abbia ancora tre tessere.',
    ],
    steps: [
      'La serie va dal 4 all’8 rossi. Il tuo secondo 6 rosso sembra non trovare posto.',
      'Con lui la serie diventa due: 4, 5, 6 e 6, 7, 8.',
      'Entrambe le parti possono ancora crescere: il 9 rosso va alla seconda.',
    ],
  },
  borrowing: {
    idea: [
      'Una combinazione di quattro o più tessere può cederne una.',
      'Prendila da un gruppo o dalla fine di una serie e forma una nuova combinazione con le tue tessere.',
    ],
    steps: [
      'Hai l’11 e il 12 gialli. Un gruppo di quattro 10 può cedere il giallo.',
      'Forma una serie con le tue due tessere, e tre 10 sono ancora un gruppo.',
      'Si può prendere anche la fine di una serie: l’8 blu va con i tuoi 8 nero e rosso.',
    ],
  },
  regrouping: {
    idea: [
      'Tre gruppi vicini possono diventare tre serie, e viceversa.',
      'Cerca combinazioni con numeri vicini e ricomponile insieme alle tue tessere.',
    ],
    steps: [
      'Gruppi di 4, di 5 e di 6 sono vicini. Il tuo 7 nero e il 3 rosso non vanno con nessuno.',
      'In tre serie le stesse nove tessere li accolgono: neri dal 4 al 7 e rossi dal 3 al 6.',
    ],
  },
  joker: {
    idea: [
      'Sostituisci il jolly con la tessera che rappresenta, o ricomponi la combinazione intorno a lui.',
      'Poi ti serve in un’altra combinazione.',
    ],
    steps: [
      'In 5 rosso, jolly, 7 rosso il jolly rappresenta il 6 rosso, che hai tu.',
      'Il tuo 6 prende il suo posto e nello stesso turno il jolly completa il 2 e il 3 neri.',
    ],
  },
  opening: {
    idea: [
      'Le prime combinazioni vengono solo dal tuo supporto e devono fare abbastanza punti.',
      'Apri appena puoi: prima la tavola non ti aiuta, e a volte una tessera va in due posti, ma solo uno dà abbastanza punti.',
    ],
    steps: [
      'Tre 8 fanno 24 punti: ne mancano 6 per aprire.',
      'Peschi il 3 rosso: 1, 2, 3 rossi sono altri 6 punti.',
      'Insieme sono 30. Da ora puoi usare la tavola.',
    ],
  },
  holding: {
    idea: [
      'Sul supporto il jolly trasforma quasi ogni coppia in una combinazione: vale di più alla fine.',
      'Finché puoi calare senza di lui tienilo, ma non fino a quando chiude qualcun altro.',
    ],
    steps: [
      'Hai un jolly, il 4 e il 5 blu, 3, 4, 5 gialli e due 13.',
      '3, 4, 5 gialli non hanno bisogno del jolly. Li cali e lo tieni.',
      'Peschi il 6 blu, che forma una serie senza jolly.',
      'Così il jolly è libero per i due 13, le tessere che ti costerebbero di più.',
    ],
  },
  'going-out': {
    idea: [
      'Quando ti restano poche tessere, guarda tutta la tavola.',
      'Trova un posto per ognuna, poi ricomponi finché non vanno bene tutte insieme.',
    ],
    steps: [
      'Ancora tre tessere: il 7 nero, il 7 blu e il 10 blu. Trova un posto per ognuna.',
      'Il 10 blu va davanti all’11, e la serie rossa cede il suo 7 per un gruppo. Hai chiuso.',
    ],
  },
  'fewest-changes': {
    idea: [
      'Conta le tessere degli altri: chi ne ha poche cerca posti sulla tavola.',
      'Allora cala cambiando il meno possibile, perché ogni combinazione che allunghi o apri può essere il posto che gli manca.',
    ],
    steps: [
      'L’altro ha ancora tre tessere e aspetta un posto sulla tavola.',
      'Hai un secondo 5 rosso. In fondo alla serie rossa farebbe posto a un 6 rosso: cali tre 5 come gruppo e lo tieni.',
      'L’altro aspettava proprio questo posto con un 6 rosso. Non lo trova e deve pescare.',
    ],
  },
};
