import type { finito as en } from '../../en/help/finito.ts';
import { sentences } from '../../grammar/finito/sentences.ts';
import type { Words } from '../../words.ts';

export const finito: Words<typeof en> = {
  aim: ({ counters, goal }) => ({
    title: 'Lo scopo',
    text: sentences(
      goal > 0
        ? `Metti prima degli altri ${goal} dischetti di seguito in ordine crescente sulla tua cartella, senza che ce ne sia uno più basso in mezzo.`
        : `Metti prima degli altri tutti i ${counters} dischetti in ordine crescente sulla tua cartella.`,
      'La cartella si legge come una pagina: riga per riga, da sinistra a destra. Le caselle libere in mezzo non contano.',
    ),
    caption: 'Fatto: i dischetti crescono dal primo all’ultimo. La linea non si interrompe mai.',
  }),
  things: ({ counters, numbers, squares, open, roundLimit }) => ({
    title: 'Il materiale',
    text: sentences(
      roundLimit === 0 && 'Da due a quattro giocatori.',
      `Tutti hanno la stessa cartella con ${squares} caselle. I numeri crescono da 1 a ${numbers}: i primi due e gli ultimi due ci sono una volta sola${numbers > 4 ? ', tutti gli altri due volte' : ''}.`,
      `Ognuno ha i dischetti da 1 a ${counters}, coperti; se ne ${open === 1 ? 'scopre uno' : `scoprono ${open}`}.`,
      `Un solo dado, da 1 a ${numbers}, vale per tutti.`,
    ),
    caption: 'Il dado, i tuoi dischetti scoperti e quanti sono ancora coperti.',
  }),
  roll: () => ({
    title: 'Un lancio',
    text: sentences(
      'Il dado si lancia una volta e il suo numero vale per tutti. Si sceglie tutti insieme.',
      'Appena tutti hanno scelto, i dischetti si muovono insieme. Prima, nessuno vede le scelte degli altri.',
    ),
  }),
  placing: ({ open, counters }) => ({
    title: 'Mettere',
    text: sentences(
      'Metti uno dei tuoi dischetti scoperti su una casella con il numero lanciato. Quale, lo decidi tu; ma uno ci vuole.',
      'Se le due caselle con quel numero sono libere, ne scegli una.',
      `Poi scopri un nuovo dischetto${open > 1 ? `, così ne hai di nuovo ${open} tra cui scegliere` : ''}, finché tutti e ${counters} sono sulla cartella.`,
    ),
    caption: 'Il dado segna 15: le due caselle 15 sono libere.',
  }),
  squares: ({ nearest }) => ({
    title: 'Se il numero è occupato',
    text: sentences(
      nearest
        ? 'Se nessuna casella del numero lanciato è libera, il dischetto va sulla prossima casella libera, prima o dopo, come vuoi.'
        : 'Se nessuna casella del numero lanciato è libera, il dischetto va sul numero più vicino, minore o maggiore, che ha ancora una casella libera. Se sono libere tutte e due, scegli tu.',
      'La fine di una riga non conta: si continua dalla prima casella della riga seguente.',
      'Se da un lato non c’è nulla di libero, resta l’altro.',
    ),
    caption: nearest
      ? 'Il dado segna 8, ma sono occupate tutte e due: le caselle libere più vicine sono 7 e 10.'
      : 'Il dado segna 8, ma sono occupate tutte e due: va bene qualsiasi casella 7 o 10 libera.',
  }),
  moving: ({ passing, counters }) => ({
    title: 'Spostare',
    text: sentences(
      `Quando tutti i ${counters} dischetti sono sulla cartella, ogni lancio ne sposta uno: prendi quello che vuoi e mettilo dove dice il numero, come prima.`,
      'Si guarda che cosa è libero prima di alzare il dischetto: quindi finisce sempre su un’altra casella. Anche un dischetto sul numero lanciato può muoversi.',
      passing
        ? 'Se i tuoi dischetti ti piacciono come sono, puoi passare.'
        : 'Spostare è obbligatorio, anche quando dispiace.',
    ),
    caption: 'Il dado segna 17: il dischetto 9 va lì e l’ordine è completo.',
  }),
  end: ({ goal, roundLimit }) => ({
    title: 'La fine',
    text: sentences(
      'Dopo ogni lancio, quando tutti hanno mosso, si guardano le cartelle.',
      goal > 0
        ? `Vince chi ha una fila crescente di almeno ${goal} dischetti, anche mentre se ne stanno ancora mettendo. Se sono più di uno, vince la fila più lunga; a parità si vince insieme.`
        : 'Chi ha tutti i dischetti in ordine grida «Finito!» e vince. Se più giocatori finiscono con lo stesso lancio, vincono insieme.',
      roundLimit > 0 &&
        `Dopo ${roundLimit} lanci si smette comunque: vince la fila crescente più lunga; a parità si vince insieme.`,
    ),
  }),
  points: ({ counters }) => ({
    title: 'I punti',
    text: sentences(
      'Leggi i tuoi dischetti in ordine, saltando le caselle libere. Ogni dischetto della tua fila crescente più lunga senza interruzioni vale un punto.',
      `Non serve che i numeri siano consecutivi. Tutti in ordine valgono ${counters} punti.`,
    ),
    caption: '2 · 5 · 6 · 9 · 11 è la fila crescente più lunga: cinque punti.',
  }),
  rounds: () => ({
    title: 'Più round',
    text: sentences(
      'Potete giocare più round e sommare i punti. Decidete prima un totale da raggiungere, oppure quanti round giocare.',
      'Se più giocatori raggiungono il totale nello stesso round, vince il più alto; a parità si vince insieme.',
    ),
  }),
};
