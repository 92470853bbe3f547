import type { play as en } from '../../en/terminal/play.ts';
import { aName } from '../../grammar/names.ts';
import type { Words } from '../../words.ts';

const LEVELS = { beginner: 'principiante', casual: 'medio', strong: 'forte', expert: 'esperto' };

export const play: Words<typeof en> = {
  yes: 's',
  chooseGame: 'Quale gioco?',
  howManySeats: 'In quanti giocate?',
  howManyHere: 'Quanti a questa tastiera? Gli altri sono bot.',
  menuKeys: 'frecce: scegliere · Invio: selezionare · q: uscire',
  bot: (letter) => `Bot ${letter}`,
  turnOf: (name) => `tocca ${aName(name)}`,
  choosing: (names) => `scelgono: ${names}`,
  passTo: (name) => `Passa la tastiera ${aName(name)}.`,
  pressEnter: 'Premi Invio.',
  leave: 'Lasciare la partita? (s / n)',
  left: 'Hai lasciato la partita.',
  notUnderstood: (text) => `«${text}» non è una mossa valida qui.`,
  forExample: (moves) => `Per esempio: ${moves}`,
  noStep: 'Non c’è niente da annullare.',
  unknownKey: 'Questo tasto qui non fa niente; ? mostra i tasti.',
  wins: (name) => `${name} vince!`,
  shareWin: (names) => `${names} vincono insieme!`,
  score: (name, score) => `${name}: ${score}`,
  another: 'Un’altra partita? (s / n)',
  helpTitle: 'Come si gioca',
  anyKey: 'un tasto qualsiasi: torna al gioco',
  lineHelp:
    'Scrivi una mossa, oppure: moves (cosa è possibile), hint (consiglio), undo (annullare), quit (uscire), ? (questo aiuto).',
  hint: {
    more: 'h: un altro consiglio',
    next: 'h: come continua',
    show: 'h: la mossa',
    play: 'h: gioca così',
    none: 'Qui non ho consigli.',
    notHere: 'A questo tavolo non ci sono consigli.',
  },
  replayKeys: [
    ['destra', 'avanti'],
    ['sinistra', 'indietro'],
    ['su, giù', 'di dieci'],
    ['Home, Fine', 'inizio, fine'],
    ['q', 'uscire'],
  ],
  commonKeys: [
    [':', 'scrivere una mossa'],
    ['h', 'consiglio'],
    ['u', 'annullare'],
    ['?', 'aiuto'],
    ['q', 'uscire'],
  ],
  vorZwoelf: {
    keys: [
      ['frecce', 'muovere'],
      ['d', 'scoprire'],
      ['Tab', 'tessera scoperta'],
      ['Invio', 'mettere'],
      ['x', 'lasciare'],
    ],
    howTo:
      'Riempi la tua cartella prima degli altri. I numeri devono crescere da sinistra a destra in ogni fila e dall’alto in basso in ogni colonna, senza numeri uguali. Al tuo turno scopri una tessera e mettila sulla cartella o lasciala scoperta al centro, oppure prendi una tessera scoperta e mettila. Una tessera può sostituirne un’altra, che va al centro.',
    supply: (count) => `Riserva ${count}`,
    middle: 'Centro',
    start: (tile) => `Metti la tessera ${tile} su una casella con il punto.`,
    arrange: 'Disponi le tessere sulla diagonale: Tab ne sceglie una, Invio la mette.',
    arranged: 'Invio: si comincia così. u riprende una tessera.',
    choose: 'd scopre una tessera, Tab ne prende una scoperta.',
    place: (tile) => `Hai scoperto la tessera ${tile}: mettila, o lasciala con x.`,
    puts: (tile, square, freed) =>
      `Invio: ${tile} su ${square}${freed > 0 ? `; la tessera ${freed} va al centro` : ''}.`,
  },
  qwinto: {
    keys: [
      ['o y p', 'scegliere i dadi'],
      ['r', 'lanciare'],
      ['k', 'tenere'],
      ['frecce, Tab', 'muovere'],
      ['Invio', 'scrivere'],
      ['x', 'niente'],
    ],
    howTo:
      'Scegli da uno a tre dadi e lanciali; puoi rilanciarli tutti una volta. Ognuno può scrivere la somma in una casella di una riga il cui colore è stato lanciato. In una riga i numeri crescono da sinistra a destra e nessun numero sta due volte in una colonna. Chi ha lanciato e non scrive segna un tiro fallito (−5). Una riga completa vale il suo ultimo numero, le altre un punto per numero; una colonna di tre completa vale il suo pentagono < >. Due righe complete o quattro tiri falliti chiudono la partita.',
    noDice: 'Scegli almeno un dado con o, y, p.',
    chooseDice: 'Quali dadi lanci? o arancione, y giallo, p viola.',
    rollThem: 'Invio lancia questi dadi.',
    keepOrRoll: (sum) => `${sum}: Invio tiene la somma, r rilancia tutti i dadi.`,
    write: (sum) => `Scrivi ${sum}, o niente con x.`,
    writeOrMisthrow: (sum) => `Scrivi ${sum}; con x niente, è un tiro fallito.`,
    writes: (sum, field) => `Invio: ${sum} su ${field}.`,
    misthrows: 'falliti',
    points: (points) => (Math.abs(points) === 1 ? `${points} punto` : `${points} punti`),
  },
  finito: {
    keys: [
      ['Tab, numero', 'scegliere un dischetto'],
      ['frecce, Spazio', 'muovere'],
      ['Invio', 'mettere'],
      ['p', 'passare'],
    ],
    howTo:
      'Un dado per tutti. Prima ognuno mette uno dei tre dischetti scoperti su una casella con quel numero; se sono occupate, sulla prossima casella libera, minore o maggiore. Quando tutti e dodici sono sulla cartella, ogni lancio sposta un dischetto allo stesso modo. Vince chi per primo ha i dischetti da 1 a 12 in ordine crescente.',
    noCounter: 'Lì non c’è nessun tuo dischetto.',
    rolled: 'Dado:',
    roll: (count) => `lancio ${count}`,
    open: 'Scoperti:',
    down: (count) => (count === 1 ? '1 coperto' : `${count} coperti`),
    order: 'Ordine:',
    place: (rolled, counter) =>
      `Il dado segna ${rolled}: dove va il dischetto ${counter}? Spazio salta alle sue caselle.`,
    take: (rolled) => `Il dado segna ${rolled}: quale dischetto sposti?`,
    move: (rolled, counter) => `Il dado segna ${rolled}: dove va il dischetto ${counter}? u lo rimette.`,
    puts: (counter, square) => `Invio: ${counter} su ${square}.`,
  },
  rummikub: {
    keys: [
      ['Spazio', 'prendere'],
      ['n', 'calare a parte'],
      ['Invio', 'aggiungere qui'],
      ['t', 'fatto'],
      ['d', 'pescare'],
      ['s', 'ordinare'],
      ['frecce', 'muovere'],
      ['Tab', 'tavola o supporto'],
      ['b', 'di nuovo sul supporto'],
      ['/', 'dividere'],
      ['j', 'jolly all’altro capo'],
      ['U', 'da capo'],
    ],
    howTo:
      'Liberati di tutte le tue tessere. Un gruppo: tre o quattro tessere dello stesso numero in colori diversi. Una serie: almeno tre numeri consecutivi di un colore. La prima calata deve valere almeno 30 punti con tessere tue. Poi puoi aggiungere tessere e modificare tutta la tavola, purché alla fine ci siano solo gruppi e serie. Chi non può o non vuole giocare pesca una tessera. Un jolly vale qualsiasi tessera.',
    table: 'Tavola',
    rack: 'Supporto',
    pool: (count) => `${count} nel pozzo`,
    tiles: (count) => (count === 1 ? '1 tessera' : `${count} tessere`),
    notOpened: 'non ha ancora aperto',
    more: (sets) => `… altre ${sets}`,
    pick: 'Prendi tessere con Spazio, n le cala insieme; d pesca.',
    drop: (count) =>
      count === 1
        ? 'Invio aggiunge la tessera qui, n la cala a parte.'
        : `Invio aggiunge ${count} tessere qui, n le cala a parte.`,
    ready: 't: fatto.',
    pairs: 'Tre coppie: r ridistribuisce, k tiene queste tessere.',
    noPairs: 'Queste sono le tue tessere: Invio comincia.',
    nothingPicked: 'Prendi prima delle tessere con Spazio.',
    notYours: 'Solo le tessere del tuo supporto possono tornarci.',
  },
  plain: {
    keys: [
      ['frecce', 'scegliere una mossa'],
      ['Invio', 'giocare'],
      ['numero', 'scegliere col numero'],
      ['Tab', 'pagina seguente'],
    ],
    howTo: '',
    choose: 'Scegli una mossa con le frecce o con il suo numero; Invio la gioca.',
    type: 'Nessuna mossa è elencata: scrivine una dopo i due punti.',
    moves: 'Mosse',
    shown: (from, to, all) => `${from}–${to} di ${all}`,
  },
  join: {
    noTables: 'Nessun tavolo è aperto.',
    howToCreate: 'Aprine uno con --game, per esempio --game qwinto --seats 3.',
    tablesAt: (server) => `Tavoli su ${server}`,
    bot: 'bot',
    someone: 'qualcuno',
    freeSeats: (free, seats) => `${free} ${free === 1 ? 'posto libero' : 'posti liberi'} su ${seats}`,
    justNow: 'appena aperto',
    waitsFor: (time) => `aspetta da ${time}`,
    canBeWatched: 'in corso, puoi guardare',
    yourTurn: 'tocca a te',
    yourGame: 'la tua partita',
    newTable: 'Nuovo tavolo',
    newTableAbout: 'per amici, per tutti o con i bot',
    lookAgain: 'Guarda di nuovo',
    whichRules: 'Quali regole?',
    withWhom: 'Chi gioca?',
    friends: 'Amici',
    friendsAbout: 'ricevi un link da mandare',
    anyone: 'Chiunque',
    anyoneAbout: 'il tavolo appare nella lista pubblica',
    bots: 'Bot',
    waitingKeys: 'Si comincia quando tutti i posti sono occupati. Ctrl-C: lasciare',
    waiting: (taken, seats) => `In attesa dei giocatori: presenti ${taken} su ${seats}.`,
    invite: 'Invita gli altri con questo link, nel browser o nel terminale:',
    lost: 'Connessione con il server interrotta. Riprovo…',
    back: 'Il server risponde di nuovo.',
    tooLate: 'Troppo tardi: la partita è andata avanti.',
    versionMismatch: (server, program) =>
      `Il server parla la versione ${server} del protocollo, questo programma la versione ${program}: aggiorna il più vecchio dei due.`,
  },
  fair: {
    hint: 'Con --share FILE si confronta anche con ciò che un dispositivo ha annotato: crescendo join lo salva, e la pagina lo mostra con i numeri.',
    kept: (file) => `Ciò che questo dispositivo ha annotato sui dadi è in ${file}.`,
  },
  review: {
    round: (round) => `Round ${round}`,
    series: (before, after) =>
      `Probabilità di vincere sul totale dei round: ${before} % prima di questo round, ${after} % dopo.`,
    rough: (margin) =>
      margin === undefined
        ? 'Le probabilità non sono state misurate con queste regole: tutte le cifre sono approssimative.'
        : `Con queste regole le probabilità possono essere sbagliate di non più di ${margin} punti su 100: tutte le cifre sono approssimative.`,
    beyond: 'Si può superare 100: una probabilità persa, ritrovata e persa di nuovo conta due volte.',
    sum: (start, luck, own, others, result) =>
      `Inizio ${start}, fortuna ${luck}, proprie decisioni ${own}, gli altri ${others}: risultato ${result} (tutto in %).`,
    spread: (spread) => `La fortuna di solito resta entro ± ${spread} %.`,
    decisions: (count, loss) =>
      `${count === 1 ? '1 decisione ha contato' : `${count} decisioni hanno contato`}; ognuna è costata in media circa ${loss} %.`,
    level: (from, to) =>
      from === to ? `Livello: ${LEVELS[from]}.` : `Livello: tra ${LEVELS[from]} e ${LEVELS[to]}.`,
    levelBelow: (lowest) => `Livello: inferiore a ${LEVELS[lowest]}.`,
    moments: 'Che cosa ha contato di più:',
    noMoments: 'Nessuna decisione ha fatto una vera differenza.',
    moment: (place, name, played, better, cost) =>
      `${place}, ${name}: ${played}; meglio: ${better} (costo ${cost.loss} %: da ${cost.before} % a ${cost.after} %).`,
    best: 'Ben trovate:',
    found: (place, name, played, found, of) =>
      `${place}, ${name}: ${played} (trovata da ${found} giocatori occasionali su ${of}).`,
  },
};
