import type { mine as en } from '../../en/library/mine.ts';
import type { Words } from '../../words.ts';

export const mine: Words<typeof en> = {
  title: 'Le mie partite',
  games: 'Partite',
  statistics: 'Statistiche',
  data: 'I miei dati',

  forMe: 'Tocca a te',
  forOthers: 'Tocca agli altri',
  notBegun: 'Non ancora iniziate',
  over: 'Finite',
  here: 'solo su questo dispositivo',
  daily: 'Gioco del giorno',
  freeSeats: (n) => (n === 0 ? 'nessun posto libero' : n === 1 ? 'un posto libero' : `${n} posti liberi`),
  somebody: 'qualcuno',
  won: 'Vinta',
  wonBy: (winners, count) => `${winners} ${count === 1 ? 'ha' : 'hanno'} vinto`,
  lost: 'Persa',
  tied: 'Pareggio',
  none: 'Ancora nessuna partita',
  noneWhy: 'Quello che giochi lo ritrovi qui: ciò che è in corso, ciò che ti aspetta e ciò che è finito.',
  begin: 'Scegli un gioco',
  toDaily: 'Giochi del giorno',
  onlyHere: 'Intanto vedi solo quello che c’è su questo dispositivo.',
  again: 'Riprova',

  review: 'Analisi',
  exercises: (n) =>
    n === 1
      ? 'Un momento delle tue partite ti aspetta come esercizio.'
      : `${n} momenti delle tue partite ti aspettano come esercizi.`,
  toExercises: 'Esercitati',

  stats: {
    none: 'Ancora niente da contare',
    noneWhy: 'Dopo la tua prima partita contro un bot o con altri vedrai qui i tuoi risultati.',
    played: 'Giocate',
    won: 'Vinte',
    wonOf: (won, of) => `${won} su ${of}`,
    mean: 'In media',
    best: 'Miglior punteggio',
    streak: 'Vittorie di fila',
    longest: 'Serie di vittorie più lunga',
    takenBack: 'Con mosse annullate',
    last: 'Le tue ultime partite',
    picture: (count, least, most) =>
      `Le ultime ${count} partite, dalla più vecchia: tra ${least} e ${most} punti.`,
    meanLine: 'la tua media',
    asTable: 'Come tabella',
    date: 'Giorno',
    points: 'Punti',
    outcome: 'Esito',
    notWon: 'Persa',
    against: 'Contro chi',
    opponent: 'Avversario',
    winsLosses: 'Vittorie : sconfitte',
    together: 'Partite',
    note: 'Più round di seguito contano come una partita; i loro punti qui non entrano. Le partite in cui condividete un dispositivo non contano.',
  },

  strength: {
    title: 'Il tuo livello',
    like: (lower, upper) =>
      lower === upper ? `Giochi più o meno come ${lower}.` : `Il tuo livello è tra ${lower} e ${upper}.`,
    below: (upper) => `Non sei ancora al livello di ${upper}.`,
    sure: (games, range) =>
      `Dopo ${games === 1 ? 'una partita' : `${games} partite`} ${range === undefined ? 'è abbastanza sicuro' : `è una stima: ${range[0] === undefined ? `al massimo ${range[1]}` : `da ${range[0]} a ${range[1]}`}`}.`,
    rating: (mean, error, casual, base) => `Valutazione ${mean} ± ${error}; ${casual} ha ${base}.`,
    note: 'Le partite con consigli o mosse annullate non dicono nulla del tuo livello.',
  },

  overTime: {
    title: 'Fortuna e abilità nelle partite analizzate',
    luck: 'Fortuna',
    skill: 'Tu',
    usual: 'fortuna abituale',
    picture: (games, luck, skill) =>
      `Fortuna e abilità nelle ultime ${games} partite analizzate, dalla più vecchia. In media: fortuna ${luck}, tu ${skill}.`,
    line: (games, luck, skill) => `In media su ${games} partite: fortuna ${luck}, tu ${skill}.`,
    recurring: 'Errori che si ripetono',
    times: (n) => (n === 1 ? 'una volta' : `${n} volte`),
    toExercises: 'Vai ai tuoi esercizi',
    trend: { less: 'meno spesso di recente', more: 'più spesso di recente', same: 'più o meno come prima' },
  },

  month: {
    title: 'Il tuo mese in un’immagine',
    which: 'Mese',
    make: 'Crea l’immagine',
    games: (n) => (n === 1 ? '1 partita' : `${n} partite`),
    won: (won, of) => `${won} vinte su ${of}`,
    luck: 'Fortuna',
    you: 'Le mie mosse',
    alt: (month) => `${month} in breve: partite, vittorie, fortuna e quanto sono costate le tue decisioni.`,
    share: 'Condividi l’immagine',
    save: 'Salva l’immagine',
    saved: (file) => `Salvata come ${file}. La trovi tra i download.`,
  },

  mine: {
    about:
      'Non c’è nessun account. Il server riconosce questo browser da una chiave casuale e di te sa solo questo.',
    kept: ({ tables, talk, people }) =>
      [
        tables > 0 ? `I tavoli dove non si è mai giocato vengono cancellati dopo ${tables} giorni.` : '',
        talk > 0 ? `I messaggi vengono cancellati dopo ${talk} giorni.` : '',
        people > 0
          ? `Se non passi di qui per ${people} giorni, viene cancellato tutto ciò che ti riguarda.`
          : '',
        'Le partite finite restano.',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    unknown: 'Finora il server non sa nulla di te. Ricorda qualcosa solo quando giochi con altri.',
    known: 'Cosa sa il server',
    since: 'Dal',
    devices: 'Dispositivi',
    tables: 'Tavoli',
    talk: 'Messaggi',
    push: 'Dispositivi con notifiche',
    groups: 'Gruppi',
    exercises: 'Esercizi',
    nameTitle: 'Il tuo nome',
    name: 'Nome che vedono gli altri',
    nameHint: 'Al massimo 24 caratteri. Vale anche ai tavoli dove sei già.',
    nameSave: 'Cambia il nome',
    nameSaved: (name) => `Ora ti chiami ${name}.`,
    second: 'Un secondo dispositivo',
    secondHint: 'Continua sul telefono: con lo stesso nome, agli stessi tavoli e con gli stessi esercizi.',
    getCode: 'Mostra il codice',
    codeHow: (address) =>
      `Inquadra il codice QR con l’altro dispositivo, oppure apri lì ${address} e scrivi questo codice:`,
    code: 'Il tuo codice',
    codeQr: 'Codice QR per il tuo secondo dispositivo',
    codeLeft: (minutes) =>
      minutes === 1
        ? 'Vale ancora un minuto, per un dispositivo.'
        : `Vale ancora ${minutes} minuti, per un dispositivo.`,
    codeOver: 'Questo codice è scaduto.',
    newCode: 'Chiedi un nuovo codice',
    haveCode: 'Ho un codice da un altro dispositivo',
    export: 'Scarica i tuoi dati',
    exportHint: 'Tutto ciò che il server sa di te e che questo browser conserva, in un file.',
    exportDo: 'Salva il file',
    exported: 'Il file è salvato.',
    delete: 'Cancella dal server',
    deleteHint: 'Il tuo nome, i tuoi dispositivi e tutti i tuoi messaggi spariscono dal server.',
    deleteDo: 'Cancella i miei dati',
    deleteAsk: 'Cancellare tutto dal server?',
    deleteWhat: [
      'Nelle partite in corso gioca un bot per te; non potrai tornare al tuo posto.',
      'I tavoli che hai aperto e che non sono iniziati vengono chiusi.',
      'I tuoi risultati e le tue posizioni nei giochi del giorno spariscono. Le partite finite restano agli altri, senza il tuo nome.',
      'Non compari più nei tuoi gruppi. Un gruppo senza altri membri viene cancellato.',
      'Anche gli altri tuoi dispositivi non saranno più riconosciuti. Non si può tornare indietro.',
    ],
    deleteYes: 'Sì, cancella tutto',
    deleteNo: 'Tieni tutto',
    deleted: 'Il server ti ha dimenticato.',
    hereToo: 'Ciò che conserva questo browser si cancella nelle',
    settings: 'impostazioni',
  },
};
