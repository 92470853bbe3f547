import type { FinishedWords } from '../words.ts';

export const it: FinishedWords = {
  title: (game) => `Una partita a ${game}`,
  played: (date) => `Giocata il ${date}`,
  daily: (date) => `Gioco del giorno, ${date}`,
  steps: 'Passo per passo',
  eyes: 'Con gli occhi di',
  everybody: 'Ciò che vedono tutti',
  link: 'Il link di questa partita',
  copyLink: 'Copia il link',
  lost: 'Qui non c’è nessuna partita',
  going: 'Questa partita è ancora in corso',
  toTable: 'Vai al tavolo',
  fair: {
    title: 'È stato leale?',
    about:
      'Prima della prima mossa il server ha scelto un numero segreto e ne ha mandato l’impronta a tutti. I dispositivi al tavolo hanno aggiunto i loro numeri casuali: ognuno è prima fissato dalla sua impronta, e rivelato solo quando lo sono tutti. Ogni lancio e ogni tessera pescata nasce da tutti insieme: nessuno lo decide da solo.',
    aboutServer:
      'Prima della prima mossa il server ha scelto un numero segreto e ne ha mostrato l’impronta; ogni lancio e ogni tessera pescata nasce da lì. Nessun altro ha messo la sua parte: così la sorte è uguale per tutti.',
    check: 'Verifica ora',
    checking: 'Ogni lancio viene rifatto…',
    yes: 'Sì, è stato leale.',
    asPromised: 'Tutto è andato come promesso.',
    proof: {
      fixed:
        'C’è anche la parte di questo dispositivo, e tutte le altre erano fissate prima che la rivelasse: nessuno ha potuto scegliere i dadi.',
      own: 'C’è anche la parte di questo dispositivo. Ma non tutte le altre erano fissate prima: qualcuno d’accordo con il server avrebbe potuto scegliere la sua per ultimo.',
      follows:
        'Questo dispositivo non ci ha messo una parte: solo i dispositivi al tavolo sanno se le parti sono state scelte liberamente.',
    },
    unrevealed: (name) =>
      `${name} ha fissato una parte e non l’ha rivelata: qualcuno d’accordo con il server avrebbe potuto scegliere così tra due esiti.`,
    ownShareMissing: 'Manca la parte di questo dispositivo: è stata tolta o sostituita.',
    shareExchanged: (name) =>
      `La parte di ${name} è stata scambiata dopo che questo dispositivo aveva rivelato la sua.`,
    shareChanged: (name) => `La parte di ${name} non corrisponde a quella fissata prima della partita.`,
    yesWhy: (throws) =>
      `Il numero segreto corrisponde all’impronta, e ${throws === 1 ? 'l’unico lancio è caduto' : `tutti i ${throws} lanci e pescate sono andati`} esattamente come vogliono le parti.`,
    no: 'No.',
    seenHere: 'Questo dispositivo aveva annotato l’impronta al tavolo: è la stessa.',
    otherCommitment: 'L’impronta non è quella che questo dispositivo aveva annotato al tavolo.',
    otherSeed: 'Il numero segreto non corrisponde all’impronta: uno dei due è stato cambiato.',
    bent: (event, found, thrown) =>
      `L’evento ${event} era «${found}». Secondo le parti doveva essere «${thrown}».`,
    notAGame: (event) => `Secondo le regole l’evento ${event} non è possibile.`,
    unreadable: 'Quello che dice sui dadi non è leggibile.',
    notYet:
      'Si potrà verificare domani: oggi altri giocano ancora con gli stessi dadi, e il numero segreto resta segreto fino ad allora.',
    noSeed:
      'Questa partita registrata non dice nulla sui dadi, come le partite su un solo dispositivo. Non c’è quindi nulla da verificare.',
    numbers: 'I numeri',
    commitment: 'Impronta, mostrata prima della partita',
    seed: 'Numero segreto del server',
    shareOf: (name) => `Parte di ${name}`,
    noShare: 'nessuna',
    fromHere: 'da questo dispositivo',
    how: 'L’impronta è lo SHA-256 del numero segreto; ogni lancio è l’HMAC-SHA-256 di tutte le parti e del suo numero. Ogni parte è fissata allo stesso modo prima che una sia rivelata. La verifica avviene qui nel tuo browser, senza chiedere nulla al server.',
  },
};
