import type { qwinto as en } from '../../en/help/qwinto.ts';
import type { Words } from '../../words.ts';

const rows = (count: number): string => (count === 1 ? 'una riga completa' : `${count} righe complete`);

export const qwinto: Words<typeof en> = {
  aim: {
    title: 'Lo scopo',
    text: () => [
      'Tutti hanno lo stesso foglio con righe colorate. Scrivici più numeri che puoi, in modo che ogni riga cresca da sinistra a destra.',
      'Rendono di più le righe e le colonne complete. Vince il totale più alto.',
    ],
    caption:
      'Caselle tonde, pentagoni che danno un bonus e, in ogni riga, uno spazio che resta sempre vuoto.',
  },
  things: {
    title: 'Il materiale',
    text: ({ dice, faces, width, misthrowLimit }) => [
      'Da due a sei giocatori.',
      `${dice === 1 ? 'Un dado' : `${dice} dadi`} con i numeri da 1 a ${faces}${dice === 3 ? ', arancione, giallo e viola' : ''}, e un foglio a testa.`,
      `Ogni riga ha ${width} ${width === 1 ? 'casella' : 'caselle'}. Sotto ${misthrowLimit === 1 ? 'c’è un quadratino' : `ci sono ${misthrowLimit} quadratini`} per i tiri falliti e la riga in cui si sommano i punti.`,
    ],
  },
  turn: {
    title: 'Un turno',
    text: ({ dice, firstSeat }) => [
      `${firstSeat === 'random' ? 'Il caso decide chi comincia.' : 'Avete concordato chi comincia.'} Chi ha i dadi prende ${dice === 1 ? 'il dado' : dice === 2 ? 'uno dei due o entrambi' : 'uno, due o tutti e tre, di qualunque colore,'} e lancia.`,
      'Non ti piace? Puoi rilanciare una volta, ma con tutti gli stessi dadi, e vale il secondo tiro.',
      'La somma vale per tutti: ognuno può scriverla sul proprio foglio, tutti insieme. Nessuno è obbligato. La tua scelta resta nascosta finché non hanno scelto tutti.',
      'Poi i dadi passano al prossimo, in senso orario.',
    ],
    caption: 'Sono stati presi due dadi: 4 e 5 fanno 9.',
  },
  colours: {
    title: 'Quali righe sono aperte',
    text: () => [
      'La somma va solo in una riga il cui colore era tra i dadi. Sono stati lanciati giallo e viola: quindi la riga gialla o quella viola.',
    ],
    caption: 'Un 9 con giallo e viola: va nelle caselle segnate; la riga arancione è chiusa.',
  },
  write: {
    title: 'Scrivere un numero',
    text: () => [
      'Va bene ogni casella libera, in qualunque ordine; in mezzo puoi lasciare tutte le caselle libere che vuoi. Ciò che è scritto resta.',
      'In una riga i numeri crescono da sinistra a destra e nessuno compare due volte. Lo spazio vuoto non interrompe l’ordine.',
      'Anche in una colonna nessun numero compare due volte. Lì l’ordine non conta.',
    ],
    caption: 'Il 9 va tra 6 e 12, ma non sotto l’altro 9.',
  },
  misthrow: {
    title: 'I tiri falliti',
    text: () => [
      'Se chi ha i dadi non scrive niente, perché niente va bene o perché non vuole, è un tiro fallito: si segna un quadratino e costa 5 punti.',
      'Agli altri non scrivere non costa niente.',
    ],
  },
  end: {
    title: 'La fine',
    text: ({ rowsToEnd, dice, misthrowLimit }) => [
      `La partita finisce appena qualcuno ha ${rows(Math.min(rowsToEnd, dice))} sul foglio o segna ${misthrowLimit === 1 ? 'un tiro fallito' : `il tiro fallito numero ${misthrowLimit}`}.`,
      'All’ultimo tiro rispondono ancora tutti, perché si scrive insieme.',
    ],
  },
  score: {
    title: 'Il conteggio',
    text: ({ dice, width }) => [
      'Una riga non completa: un punto per ogni numero. Una riga completa: il suo ultimo numero, quello più a destra.',
      ...(dice === 3 && width >= 3
        ? ['Una colonna di tre completa: il numero nel suo pentagono. Le colonne di due non danno niente.']
        : []),
      'Ogni tiro fallito toglie 5 punti. Vince il totale più alto; a pari punti si vince insieme.',
    ],
    caption: '4 + 16 + 6 per le righe, 5 + 10 + 12 per tre colonne, meno 10: 43 punti.',
  },
  special: {
    title: 'Buono a sapersi',
    text: () => [
      'Una casella può diventare impossibile da riempire, come quella tra un 6 e un 7. È permesso: resta vuota.',
      'Qui non si può scrivere niente di sbagliato: se una casella non va bene, dice perché.',
    ],
    caption: 'Tra 6 e 7 non va più niente.',
  },
};
