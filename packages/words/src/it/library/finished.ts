import type { finished as en } from '../../en/library/finished.ts';
import type { Words } from '../../words.ts';

export const finished: Words<typeof en> = {
  title: (game) => `Una partita a ${game}`,
  played: (date) => `Giocata il ${date}`,
  daily: (date) => `Gioco del giorno, ${date}`,
  steps: 'Passo per passo',
  viewAs: 'Dal punto di vista di',
  everybody: 'Ciò che vedono tutti',
  link: 'Il link di questa partita',
  copyLink: 'Copia il link',
  lost: 'Qui non c’è nessuna partita',
  going: 'Questa partita è ancora in corso',
  toTable: 'Vai al tavolo',
  fair: {
    title: 'È tutto regolare?',
    about:
      'Prima della prima mossa il server ha scelto un numero segreto e ne ha mandato l’impronta a tutti. Ogni dispositivo al tavolo ha aggiunto un proprio numero casuale: fissato prima dalla sua impronta, e rivelato solo quando erano fissati tutti. Ogni lancio e ogni tessera pescata nasce da tutti questi numeri insieme: nessuno decide da solo.',
    aboutServer:
      'Prima della prima mossa il server ha scelto un numero segreto e ne ha mostrato l’impronta; ogni lancio e ogni tessera pescata nasce da lì. Nessun altro ha contribuito: così la sorte è uguale per tutti.',
    check: 'Verifica ora',
    checking: 'Ogni lancio viene rifatto…',
    yes: 'Sì, è tutto regolare.',
    asPromised: 'Tutto è andato come promesso.',
    proof: {
      fixed:
        'C’è anche il numero di questo dispositivo, e tutti gli altri erano fissati prima che fosse rivelato: nessuno ha potuto scegliere i dadi.',
      own: 'C’è anche il numero di questo dispositivo. Ma non tutti gli altri erano fissati prima: qualcuno d’accordo con il server avrebbe potuto scegliere il suo per ultimo.',
      follows:
        'Questo dispositivo non ha aggiunto un numero: solo i dispositivi al tavolo sanno se i numeri sono stati scelti liberamente.',
    },
    unrevealed: (name) =>
      `${name} ha fissato un numero e non l’ha rivelato: qualcuno d’accordo con il server avrebbe potuto scegliere così tra due esiti.`,
    ownShareMissing: 'Manca il numero di questo dispositivo: è stato tolto o sostituito.',
    shareExchanged: (name) =>
      `Il numero di ${name} è stato sostituito dopo che questo dispositivo aveva rivelato il suo.`,
    shareChanged: (name) => `Il numero di ${name} non corrisponde a quello fissato prima della partita.`,
    yesWhy: (throws) =>
      `Il numero segreto corrisponde all’impronta, e ${throws === 1 ? 'l’unico lancio è andato' : `tutti i ${throws} lanci e le pescate sono andati`} esattamente come risulta da questi numeri.`,
    no: 'No.',
    seenHere: 'Questo dispositivo aveva annotato l’impronta al tavolo: è la stessa.',
    otherCommitment: 'L’impronta non è quella che questo dispositivo aveva annotato al tavolo.',
    otherSeed: 'Il numero segreto non corrisponde all’impronta: uno dei due è stato cambiato.',
    bent: (event, found, thrown) =>
      `L’evento ${event} era «${found}». Secondo i numeri doveva essere «${thrown}».`,
    notAGame: (event) => `Secondo le regole l’evento ${event} non è possibile.`,
    unreadable: 'Quello che dice sui dadi non è leggibile.',
    notYet:
      'Si potrà verificare domani: oggi altri giocano ancora con gli stessi dadi, e il numero segreto resta segreto fino ad allora.',
    noSeed:
      'Questa partita registrata non dice nulla sui dadi, come le partite su un solo dispositivo. Non c’è quindi nulla da verificare.',
    numbers: 'I numeri',
    commitment: 'Impronta, mostrata prima della partita',
    seed: 'Numero segreto del server',
    shareOf: (name) => `Numero di ${name}`,
    noShare: 'nessuno',
    fromHere: 'da questo dispositivo',
    how: 'L’impronta è lo SHA-256 del numero segreto; ogni lancio è l’HMAC-SHA-256 di tutti i numeri e del suo posto nella partita. Il numero di ogni dispositivo è fissato allo stesso modo prima che uno sia rivelato. La verifica avviene qui nel tuo browser, senza chiedere nulla al server.',
  },
};
