import type { qwinto as en } from '../../en/course/qwinto.ts';
import type { Words } from '../../words.ts';

export const qwinto: Words<typeof en> = {
  points: {
    idea: [
      'Vince chi ha più punti: uno per ogni numero e, per una fila completa, il suo ultimo numero.',
      'Una colonna di tre completa aggiunge il numero del suo pentagono: cerca la casella che vale subito di più.',
    ],
    steps: [
      'La tua fila arancione ha otto numeri: otto punti. L’ultima casella è libera.',
      'Tiri tutti e tre i dadi: 17.',
      'La fila è completa. Ora vale 17, il suo ultimo numero.',
    ],
  },
  'which-row': {
    idea: [
      'La stessa somma può andare bene in una riga e male in un’altra.',
      'Scegli la riga dove è più vicina al suo posto: le somme basse a sinistra, quelle alte a destra.',
    ],
    steps: [
      'Hai tirato 11 con i dadi arancione e viola.',
      'Va nella fila arancione tra 10 e 13, dove vanno solo 11 e 12. La fila viola prende ancora molte somme.',
    ],
  },
  'leaving-room': {
    idea: [
      'In ogni riga i numeri crescono verso destra.',
      'Scrivi la somma dove le caselle libere ai due lati accettano ancora molte somme.',
    ],
    steps: [
      'Hai tirato 8, e il tuo foglio è vuoto.',
      '8 è una somma media e va in mezzo: quattro caselle prima, quattro dopo.',
      'Poi arriva 14. Resta libera una casella prima, due dopo.',
    ],
  },
  'keep-or-roll': {
    idea: [
      'Il secondo tiro vale: se non trova nessuna casella, è un tiro fallito.',
      'Rilancia solo se molte somme sono migliori della tua.',
    ],
    steps: [
      'Hai tirato 8 con arancione e giallo. Tra 7 e 9 non c’è una casella libera in nessuna fila: sarebbe un tiro fallito.',
      'Tiri di nuovo entrambi i dadi: 11.',
      'Va nella fila arancione dietro al 9.',
    ],
  },
  misthrows: {
    idea: [
      'Se tiri e non scrivi niente è un tiro fallito: cinque punti in meno, e il quarto chiude la partita.',
      'Prima di tirare conta quali somme di questi dadi trovano posto, e scegli quelli che sbagliano meno.',
    ],
    steps: [
      'La tua fila arancione inizia con 6 e 7: il dado arancione da solo non andrebbe mai. La fila viola è vuota.',
      'Tiri il dado viola, di cui va bene ogni numero: 4.',
      'Lo scrivi senza aver rischiato niente.',
    ],
  },
  columns: {
    idea: [
      'Un numero sta una sola volta in ogni colonna: una casella può essere persa anche se nella fila c’è posto.',
      'Guarda sopra e sotto prima di scrivere: non lasciare un vuoto che solo un numero della sua colonna riempirebbe.',
    ],
    steps: [
      'Hai tirato 10. Due caselle a destra dell’8 arancione lascerebbe una casella solo per il 9, e sotto quella il 9 c’è già.',
      'Subito dietro all’8 non la lascia: le seguenti prendono 11 e più.',
    ],
  },
  waiting: {
    idea: [
      'Quando ha tirato qualcun altro puoi scrivere anche tu, ma non devi.',
      'Prendi ogni somma che ti serve e lascia quello che rovinerebbe una casella: non ti costa niente.',
    ],
    steps: [
      'L’altro ha tirato 5 con il dado arancione. Da te va solo nel pentagono tra 4 e 15.',
      'Non scrivi niente. Il tiro non è tuo, quindi non costa niente.',
      'Tiri 12, e la colonna è completa: 12 punti in più invece di 5.',
    ],
  },
  'bonus-column': {
    idea: [
      'Una colonna di tre completa vale il numero nel suo pentagono.',
      'Scrivici un numero alto finché puoi ancora riempire le altre due caselle.',
    ],
    steps: [
      'La colonna 10 ha 12 e 13, e il suo pentagono è l’ultima casella viola. Hai tirato 16.',
      'Lo scrivi lì: 16 punti solo per la colonna.',
    ],
  },
  'which-dice': {
    idea: [
      'I colori dei dadi sono le righe in cui puoi scrivere, e il loro numero decide quanto è alta la somma.',
      'Scegli i dadi le cui somme più frequenti vanno nelle tue caselle libere.',
    ],
    steps: [
      'Tra 9 e 14 la tua fila viola ha bisogno di 10–13. Quali dadi?',
      'Tre dadi danno più spesso 10 o 11, due solo 7. Tiri 11.',
      'Va nello spazio vuoto.',
    ],
  },
  ending: {
    idea: [
      'La partita finisce con la seconda fila completa di qualcuno o con il quarto tiro fallito.',
      'Chi è in vantaggio la chiude appena può: conta tutti i fogli prima di riempire l’ultima casella.',
    ],
    steps: [
      'La tua fila arancione è completa, e a quella gialla manca solo l’ultimo numero. Sei in vantaggio.',
      'Ci arrivano solo tre dadi: 17.',
      'Con la seconda fila completa la partita è finita, e nessuno ha potuto raggiungerti.',
    ],
  },
};
