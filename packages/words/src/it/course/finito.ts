import type { finito as en } from '../../en/course/finito.ts';
import type { Words } from '../../words.ts';

export const finito: Words<typeof en> = {
  winning: {
    idea: [
      'Vinci appena i tuoi dodici dischetti sono in ordine crescente, anche con caselle libere in mezzo.',
      'Il lancio vale per tutti: cerca la mossa che porta l’ultimo dischetto al suo posto.',
    ],
    steps: [
      'Undici dischetti sono in ordine. Solo il 12 è all’inizio, ed esce il 19.',
      'Il 12 va sul 19, dietro a tutti gli altri. Finito!',
    ],
  },
  chain: {
    idea: [
      'Leggi i dischetti dalla prima casella all’ultima: finché ognuno supera quello prima, formano una catena.',
      'Più è lunga, meno mosse ti servono dopo.',
    ],
    steps: [
      'I tuoi 2, 5 e 9 sono in ordine crescente. Esce il 6, e il 4 è scoperto.',
      'Il 4 va tra il 2 e il 5: ora la catena ha quattro dischetti.',
      'Esce il 18, e l’11 segue dietro al 9. Cinque.',
    ],
  },
  'first-counters': {
    idea: [
      'I dischetti bassi vanno verso l’inizio della cartella, quelli alti verso la fine.',
      'Scegli il dischetto il cui posto è più vicino al lancio.',
    ],
    steps: [
      'Il primo lancio è 10, il centro della cartella. 3, 6 e 11 sono scoperti.',
      'Il 6 va al centro: cinque dischetti vengono prima, sei dopo.',
      'Esce il 4. Ci va il 3, con spazio per 1 e 2 davanti.',
    ],
  },
  ends: {
    idea: [
      'I numeri 1, 2, 19 e 20 hanno una sola casella, tutti gli altri due.',
      'Un dischetto che va all’estremità lì è al sicuro: dopo di lui non deve venire niente.',
    ],
    steps: [
      'Esce il 20, l’ultima casella, e il 12 è scoperto.',
      'Il 12 va proprio in fondo e non dovrà più muoversi.',
      'Esce l’1: l’1 va proprio all’inizio.',
    ],
  },
  'which-square': {
    idea: [
      'Se il numero lanciato è occupato, scegli tra la casella libera minore e quella maggiore più vicine.',
      'Prendi quella che mantiene l’ordine e lascia abbastanza caselle ai dischetti che stanno in mezzo.',
    ],
    steps: [
      'Esce di nuovo il 10, e i due 10 sono occupati. Scegli tra il 9 e l’11 liberi più vicini.',
      'L’8 va sull’11, dietro al 5 e al 6. Sul 9 starebbe davanti.',
    ],
  },
  gaps: {
    idea: [
      'Tra due dischetti serve almeno una casella libera per ognuno che manca in mezzo.',
      'Conta prima di mettere: uno spazio troppo piccolo costa una mossa più tardi.',
    ],
    steps: [
      'Il tuo 4 è su un 5, ed esce il 6. L’8 lascerebbe troppe poche caselle per 5, 6 e 7.',
      'Al 6 ne basta una davanti, per il 5, ed è libera.',
      'Esce il 10. Ora l’8 va bene: tra 6 e 8 c’è posto per il 7.',
    ],
  },
  'which-counter': {
    idea: [
      'Più dischetti sono scoperti, e uno si adatta meglio al lancio.',
      'Conta quanti dischetti devono stare prima e quanti dopo.',
    ],
    steps: [
      'Il tuo 3 e il tuo 10 sono lontani. Esce il 12, vicino al 10; 5, 7 e 8 sono scoperti.',
      'L’8 è il migliore: tra lui e il 10 va un dischetto, tra il 3 e lui quattro.',
    ],
  },
  'what-to-move': {
    idea: [
      'Quando tutti i dischetti sono sulla cartella, ne sposti uno a ogni lancio.',
      'Scegline uno fuori ordine e risparmia la tua fila più lunga.',
    ],
    steps: [
      'Due dischetti sono fuori posto: il 12 all’inizio e l’1 alla fine. Esce il 17.',
      'Il 12 va dietro all’11. Nessuno dei dieci in ordine si è mosso.',
      'Esce l’1, e l’1 va all’inizio. Finito!',
    ],
  },
  'last-steps': {
    idea: [
      'Verso la fine aspetti certi lanci.',
      'Lascia spazi così larghi che molti numeri possano riempirli.',
    ],
    steps: [
      'Solo il 6 è fuori posto, ed esce il 20, che non aiuta. Devi muovere lo stesso.',
      'Muovi il 6, che deve comunque andarsene. Lo spazio tra 5 e 7 resta ampio.',
      'Esce l’8, proprio in quello spazio. Finito!',
    ],
  },
  'finishing-rolls': {
    idea: [
      'Quando manca un solo dischetto, conta i numeri del dado che chiuderebbero la partita.',
      'Muovi in modo che siano di più: cinque numeri su venti sono cinque volte uno.',
    ],
    steps: [
      'Tra 5 e 7 manca il 6. Solo i numeri 6 e 7 chiuderebbero la partita. Esce l’11.',
      'Sposti il 7 più avanti. Ora la chiudono 6, 7, 8, 9 e 10.',
      'Esce il 9, che prima non sarebbe servito. Finito!',
    ],
  },
};
