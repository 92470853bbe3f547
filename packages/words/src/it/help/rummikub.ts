import type { rummikub as en } from '../../en/help/rummikub.ts';
import type { Words } from '../../words.ts';

const timeOf = (seconds: number): string => {
  if (seconds % 60 > 0) return `${seconds} secondi`;
  return seconds === 60 ? 'un minuto' : `${seconds / 60} minuti`;
};

export const rummikub: Words<typeof en> = {
  aim: {
    title: 'Lo scopo',
    text: () => ['Cala in tavola tutte le tue tessere prima degli altri.'],
  },
  tiles: {
    title: 'Il materiale',
    text: ({ values, colours, copies, jokers, handSize, deal }) => [
      deal !== 'jokerEach' && 'Da due a quattro giocatori.',
      `I numeri da 1 a ${values} in ${colours === 4 ? 'nero, rosso, blu e giallo' : `${colours} colori`}, ognuno ${copies === 2 ? 'due volte' : 'una volta'}, e ${jokers === 0 ? 'nessun jolly' : jokers === 1 ? 'un jolly' : `${jokers} jolly`}.`,
      `Ognuno ha ${handSize} tessere sul suo supporto, che nessun altro vede. Le altre stanno coperte nel pozzo.`,
    ],
  },
  sets: {
    title: 'Le combinazioni',
    text: ({ colours }) => [
      'Una serie: almeno tre numeri di fila, tutti dello stesso colore.',
      `Un gruppo: lo stesso numero tre${colours > 3 ? ' o quattro' : ''} volte, ogni volta di un altro colore.`,
    ],
    caption: 'Una serie e un gruppo.',
  },
  wrong: {
    title: 'Che cosa non è una combinazione',
    text: ({ values }) => [
      `Al numero più alto, ${values}, non segue niente: l’1 è sempre il più basso.`,
      'Un gruppo non ha mai due volte lo stesso colore.',
      'Una serie non mescola i colori, e due tessere non bastano mai.',
    ],
    caption: 'Nessuna di queste è una combinazione.',
  },
  start: {
    title: 'L’inizio',
    text: ({ startDraw, deal, threePairsRedeal, handSize }) => [
      startDraw === 'beforeDeal' &&
        'Ognuno pesca una tessera; comincia chi ha il numero più alto. Poi si distribuisce.',
      startDraw === 'afterDeal' &&
        'Dopo la distribuzione ognuno pesca una tessera; comincia chi ha il numero più alto.',
      startDraw !== 'none' && 'In caso di parità si pesca ancora; un jolly non vale.',
      deal === 'jokerEach' && `Ognuno riceve un jolly e poi altre ${handSize - 1} tessere.`,
      deal === 'twoStacks' && 'Le tessere si distribuiscono in due pile a testa.',
      threePairsRedeal &&
        'Hai ricevuto tre coppie di tessere identiche? Puoi mostrarle: si mescola e si ridistribuisce tutto.',
    ],
  },
  turn: {
    title: 'Il tuo turno',
    text: ({ mustLay }) => [
      'Cala quante tessere vuoi, almeno una: in nuove combinazioni, o attaccandole a quelle in tavola.',
      'Non puoi o non vuoi? Pesca una tessera. Il turno finisce lì: la tessera ti servirà al prossimo.',
      'Poi tocca al prossimo, in senso orario.',
      mustLay &&
        'Regola della casa: dopo aver aperto, se puoi calare devi farlo. Peschi solo quando non va bene niente.',
    ],
    caption: 'Le tessere segnate vengono dal supporto.',
  },
  opening: {
    title: 'Aprire',
    text: ({ openMin, openTableLocked, mayDelayOpening }) => [
      `La prima volta che cali, le tue combinazioni devono fare insieme almeno ${openMin} punti. I numeri contano il loro valore, un jolly quello della tessera che sostituisce.`,
      openTableLocked
        ? 'In quel turno non tocchi quello che è in tavola e non ci attacchi niente.'
        : `I ${openMin} punti devono venire solo dal tuo supporto; poi puoi continuare nello stesso turno e usare la tavola.`,
      !mayDelayOpening && 'Se puoi aprire, devi farlo.',
    ],
    caption: '27 e 12 punti: bastano.',
  },
  rebuild: {
    title: 'Modificare la tavola',
    text: () => [
      'Dopo aver aperto puoi smontare tutto quello che è in tavola e rifarlo.',
      'Alla fine del turno ogni combinazione dev’essere giusta, niente dev’essere uscito dalla tavola e almeno una tessera deve venire dal tuo supporto.',
    ],
    caption: 'Un secondo 6 divide in due la serie 4 5 6 7 8.',
  },
  borrow: {
    title: 'Prendere una tessera',
    text: () => [
      'Una tessera può lasciare una combinazione se quello che resta è giusto, o torna a esserlo.',
    ],
    caption: 'Arriva l’11, e l’8 è libero per un nuovo gruppo.',
  },
  jokers: {
    title: 'I jolly',
    text: ({ jokerSets, jokerFreeByRebuild }) => [
      'Un jolly sostituisce qualsiasi tessera. In una serie è il numero del suo posto, in un gruppo un colore che manca.',
      jokerSets === 'free' && 'Una combinazione con un jolly si modifica come le altre.',
      jokerSets === 'extendOnly' && 'Una combinazione con un jolly può crescere, ma non essere divisa.',
      jokerSets === 'locked' &&
        'Una combinazione con un jolly resta com’è finché il jolly non viene sostituito.',
      jokerSets === 'free' &&
        (jokerFreeByRebuild
          ? 'Puoi prendere il jolly quando quello che resta è giusto.'
          : 'Prendi il jolly solo mettendo al suo posto la tessera che sostituisce.'),
    ],
    caption: 'Il numero piccolo dice quanto vale il jolly.',
  },
  replace: {
    title: 'Sostituire un jolly',
    text: ({ jokerSwapFrom, jokerReuse, jokerNotBeforeOpening }) => [
      `Metti al suo posto la tessera che sostituisce${jokerSwapFrom === 'rack' ? ', dal tuo supporto' : ', dal tuo supporto o dalla tavola'}; in un gruppo va bene ogni colore che manca.`,
      jokerReuse === 'sameTurn'
        ? 'Il jolly deve tornare in tavola nello stesso turno. Sul supporto non va mai.'
        : 'Il jolly deve entrare nello stesso turno in una nuova combinazione. Sul supporto non va mai.',
      jokerReuse === 'sameTurnNewSet' &&
        'Una combinazione è nuova se non contiene più tutti i numeri di una serie o di un gruppo che era già in tavola. Una combinazione che ha perso un numero è quindi nuova.',
      jokerNotBeforeOpening && 'Nel turno in cui apri non puoi liberare jolly.',
    ],
    caption: 'Il 6 prende il posto del jolly, che aiuta altrove.',
  },
  time: {
    title: 'Il tempo',
    text: ({ seconds, bank, increment, timeout, penaltyTiles }) => [
      seconds > 0 && `Con l’orologio hai ${timeOf(seconds)} per turno.`,
      bank > 0 &&
        `Con l’orologio hai ${Math.round(bank / 60)} minuti in tutto, e ${increment} secondi in più a ogni turno.`,
      timeout === 'keepOrThree' &&
        `Tempo scaduto? Una tavola finita vale come turno. Altrimenti ciò che è già giusto resta e il resto torna indietro: peschi una tessera, o ${penaltyTiles} se avevi già spostato qualcosa.`,
      timeout === 'drawOrThree' &&
        `Tempo scaduto? Una tavola finita vale come turno. Altrimenti tutto torna com’era e peschi una tessera, o ${penaltyTiles} se avevi già spostato qualcosa.`,
      timeout === 'revertAndThree' &&
        `Tempo scaduto? Tutto torna com’era e peschi ${penaltyTiles === 1 ? 'una tessera' : `${penaltyTiles} tessere`}.`,
    ],
  },
  empty: {
    title: 'Quando il pozzo è vuoto',
    text: ({ emptyPool }) => [
      emptyPool === 'mustPlay' &&
        'Chi può calare una tessera deve farlo; chi non può passa. Quando tutti hanno passato di fila, il round è finito.',
      emptyPool === 'playOn' && 'Cala o passa. Quando tutti hanno passato di fila, il round è finito.',
      emptyPool === 'lastTurns' &&
        'Ognuno ha ancora un turno, a cominciare da chi ha pescato l’ultima tessera. Poi il round è finito.',
    ],
  },
  score: {
    title: 'La fine e i punti',
    text: ({ jokerPenalty, neverOpened, couldHaveOpened }) => [
      'Chi cala l’ultima tessera vince. Gli altri perdono quello che resta sui loro supporti; chi vince lo guadagna tutto.',
      `Un jolly sul supporto costa ${jokerPenalty} punti.`,
      'Se nessuno finisce, vince chi ha meno punti sul supporto e gli altri perdono la differenza.',
      'Se più giocatori ne hanno ugualmente pochi, vincono insieme e si dividono ciò che gli altri perdono.',
      neverOpened > 0 &&
        `Chi non ha mai aperto perde ${neverOpened} in più${couldHaveOpened > neverOpened ? `, e ${couldHaveOpened} se avrebbe potuto` : ''}.`,
      'In più round si sommano tutti i punti e vince il totale più alto; in caso di parità ci sono più vincitori. Con le regole internazionali del 2019 vince chi ha vinto più round; i punti decidono solo a parità.',
    ],
  },
};
