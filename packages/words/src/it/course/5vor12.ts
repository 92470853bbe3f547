import type { vorZwoelf as en } from '../../en/course/5vor12.ts';
import type { Words } from '../../words.ts';

export const vorZwoelf: Words<typeof en> = {
  winning: {
    idea: [
      'Vinci appena la tua cartella è piena: ogni tessera che metti conta.',
      'Quando resta una casella, tieni a mente quali numeri ci vanno e guarda al centro prima di scoprire.',
    ],
    steps: [
      'Una casella è libera: sopra c’è il 15, sotto il 20. Ci vanno 16, 17, 18 o 19.',
      'Il 17 è al centro. Lo prendi e la tua cartella è piena.',
    ],
  },
  start: {
    idea: [
      'Le tue prime tessere dividono la cartella.',
      'I numeri bassi in alto a sinistra e quelli alti in basso a destra lasciano posto a tutti gli altri.',
    ],
    steps: [
      'La tua prima tessera è il 19, quasi il numero più alto.',
      'Va in basso a destra. Poi arriva il 3.',
      'I numeri bassi vanno in alto a sinistra.',
      'Il 9 e poi il 14 vanno in mezzo.',
      'Ora la diagonale cresce a grandi passi: ovunque vanno molti numeri.',
    ],
  },
  'leaving-room': {
    idea: [
      'Tra due tessere vanno solo i numeri compresi tra loro.',
      'Metti la tessera in modo che sulle caselle libere vicine vadano ancora molti numeri.',
    ],
    steps: [
      'Hai scoperto il 6. Nella prima fila va ovunque a destra del 3.',
      'Accanto al 3 lascia spazio: più a destra, prima di lui andrebbero solo 4 e 5.',
      'Allo stesso modo il 12 va accanto al 9.',
    ],
  },
  'take-it': {
    idea: [
      'Una tessera scoperta è sicura, una coperta è una scommessa.',
      'Se riempie una casella su cui vanno pochi altri numeri, prendila.',
    ],
    steps: [
      'Il 16 è al centro. Va tra il tuo 14 e il tuo 19, dove vanno solo quattro numeri.',
      'Lo prendi: una tessera nuova andrebbe di rado in quella casella.',
    ],
  },
  'open-squares': {
    idea: [
      'Una casella libera in cui non va nessun numero è persa finché non scambi una tessera.',
      'Prima di metterne una controlla le caselle tra lei e le sue vicine.',
    ],
    steps: [
      'Hai scoperto il 7. In fondo alla prima fila lascerebbe tra 6 e 7 una casella in cui non va niente.',
      'Accanto al 6 non ne lascia nessuna: in ogni casella va ancora un numero.',
    ],
  },
  exchange: {
    idea: [
      'Uno scambio non riempie caselle, ma può aprirne diverse.',
      'Conviene se il numero nuovo sta meglio e quello vecchio non serve a nessuno.',
    ],
    steps: [
      'Il tuo 10 è in alto a sinistra: accanto e sotto tutto deve essere più alto. Hai scoperto il 3.',
      'Li scambi. Il 10 va al centro, e intorno al 3 c’è di nuovo spazio.',
      'Il 6 che segue trova già un posto.',
    ],
  },
  'which-exchange': {
    idea: [
      'Due scambi possono sembrare uguali: conta la tessera che togli.',
      'Dai via quella che ostacola più numeri e tieni quelle che stanno già bene.',
    ],
    steps: [
      'Hai scoperto il 14. Può prendere il posto del 10 o del 19.',
      'Se ne va il 10: così vicino al 9 bloccava le caselle in mezzo. Ora ci vanno i numeri da 10 a 13.',
    ],
  },
  'exchange-open': {
    idea: [
      'Puoi anche prendere una tessera scoperta e scambiarla con una della tua cartella.',
      'Fallo se il numero nuovo apre le tue caselle libere e nessuna tessera ne riempie bene una.',
    ],
    steps: [
      'Il 5 al centro non riempie niente di utile, ma il tuo 9 in alto a sinistra non lascia posto prima del 10.',
      'Prendi il 5 e lo scambi con il 9. Accanto e sotto vanno ora i numeri da 6 a 9.',
    ],
  },
  'which-tile': {
    idea: [
      'Quando vanno bene più tessere scoperte, la più ovvia non è sempre la migliore.',
      'Confronta ciò che ognuna lascia libero sulla cartella e prendi quella che più tardi sarebbe difficile sostituire.',
    ],
    steps: [
      'Due tessere scoperte vanno bene: il 7 nella prima fila e il 16 tra 14 e 19.',
      'Prendi il 16: lì vanno solo quattro numeri, al posto del 7 molti.',
      'Un turno dopo il 7 c’è ancora.',
    ],
  },
  'last-square': {
    idea: [
      'Verso la fine conta: di ogni numero ci sono tante tessere quanti giocatori, e quelle che non vedi sono nella riserva.',
      'Lascia libera la casella in cui ne vanno di più: se la riserva finisce, vince chi ha meno caselle libere.',
    ],
    steps: [
      'Due caselle sono libere e il 12 va in entrambe: quella in alto a destra prende da 8 a 13, quella in basso a sinistra da 12 a 16.',
      'Nella riserva restano 8 e 9 per quella in alto, 15 e due 16 per quella in basso. Riempi quella in alto.',
      'Arriva il 16, e la tua cartella è piena.',
    ],
  },
};
