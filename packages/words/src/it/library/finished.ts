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
    proven: (throws) =>
      `C’è anche il numero di questo dispositivo. I numeri del server e di tutti gli altri, e tutto ciò che li trasforma in lanci, erano fissati prima che fosse rivelato; e ${throws === 1 ? 'l’unico lancio ne deriva' : `tutti i ${throws} lanci e le pescate ne derivano`}. Quindi nessuno ha potuto sceglierli.`,
    unless: (names) => `Regolare, a meno che ${names} e il server fossero d’accordo.`,
    unlessWhy: (names, seats, outcomes) =>
      seats === 1
        ? `${names} ha fissato un numero e non l’ha rivelato. Chi conosceva tutti i numeri avrebbe potuto scegliere così tra ${outcomes} esiti. Nessun altro ha potuto scegliere nulla.`
        : `${names} hanno fissato dei numeri e non li hanno rivelati. Chi conosceva tutti i numeri avrebbe potuto scegliere così tra ${outcomes} esiti. Nessun altro ha potuto scegliere nulla.`,
    unproven: 'Non c’è nulla che non va, ma non tutto è dimostrato.',
    follows: (throws) =>
      `${throws === 1 ? 'L’unico lancio deriva' : `Tutti i ${throws} lanci e le pescate derivano`} dai numeri registrati.`,
    because: {
      'cut-off': 'La registrazione finisce prima della partita.',
      late: 'Il numero di questo dispositivo non c’è: non è arrivato in tempo al server. Succede con una connessione lenta, ma il server potrebbe anche averlo tolto.',
      'old-version':
        'Questo tavolo viene da una versione precedente di Crescendo: un server avrebbe potuto chiedere di nascosto altri numeri o cambiare chi comincia.',
      'server-alone':
        'Qui solo il server ha un numero. Questo dispositivo non ne aveva visto prima l’impronta; in una partita del giorno confrontala con altri: deve essere uguale per tutti.',
      'server-beforehand':
        'Qui solo il server ha un numero. Ma questo dispositivo ne aveva visto l’impronta il giorno prima: non è stato scelto per te.',
      'no-memory':
        'Questo dispositivo non ha un numero in questi lanci: solo un dispositivo che ne ha uno sa se tutti i numeri erano fissati prima della partita.',
    },
    agreedAnew: (times) =>
      `Hai accettato ${times === 1 ? 'una volta' : `${times} volte`} nuovi lanci dopo che questo dispositivo aveva rivelato un numero: qualcuno d’accordo con il server potrebbe averne voluti altri.`,
    ownShareMissing: 'Manca il numero di questo dispositivo: è stato tolto o sostituito.',
    shareExchanged: (name) =>
      `Il numero di ${name} è stato sostituito dopo che questo dispositivo aveva rivelato il suo.`,
    shareChanged: (name) => `Il numero di ${name} non corrisponde a quello fissato prima della partita.`,
    changedTerms:
      'Ciò che trasforma i numeri in lanci non è quello che questo dispositivo aveva annotato prima della partita.',
    otherTerms: 'La partita registrata non è quella per cui i numeri sono stati fissati.',
    linesRemoved: 'Questo dispositivo ricorda i lanci di questo tavolo, ma la registrazione non ne parla.',
    wrongResult: 'Il risultato registrato non deriva dalle mosse.',
    no: 'No.',
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
    terms: 'Fissato prima della partita',
    memory: 'Ciò che questo dispositivo ha annotato',
    limits: 'Ciò che nessuna prova può coprire',
    limitList: [
      'I tavoli abbandonati: chi è d’accordo con il server conosce i lanci un attimo prima della partita e può lasciare un tavolo se non gli piacciono.',
      'Guardare avanti: durante la partita il server conosce tutti i numeri. Nessuno può scegliere nulla, ma un server disonesto potrebbe dire a qualcuno che cosa verrà dopo.',
      'I bot: girano sul server.',
      'Chi guarda lo schermo degli altri.',
    ],
    how: 'L’impronta è lo SHA-256 del numero segreto; ogni lancio è l’HMAC-SHA-256 di tutti i numeri, di ciò che era fissato prima della partita e del suo posto nella partita. Il numero di ogni dispositivo è fissato allo stesso modo prima che uno sia rivelato. Il documento «Fair dice» di Crescendo descrive ogni passo. La verifica avviene qui nel tuo browser, senza chiedere nulla al server.',
  },
};
