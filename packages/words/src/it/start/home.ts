import type { home as en } from '../../en/start/home.ts';
import type { Words } from '../../words.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const home: Words<typeof en> = {
  tagline: 'Quattro giochi di numeri: scegli e gioca.',
  promise: 'Contro un bot, anche senza rete, o con gli amici tramite un link.',
  promiseOnline: 'Contro un bot, o con gli amici tramite un link.',
  games: 'I giochi',
  about: {
    '5vor12': 'Riempi la tua cartella: file e colonne in ordine crescente.',
    rummikub: 'Cala serie e gruppi, modifica quelli in tavola.',
    finito: 'Dodici dischetti e un dado: mettili in ordine.',
    qwinto: 'Lancia, somma, scrivi. In ogni riga i numeri crescono.',
  },
  play: 'Gioca',
  playNow: (game) => `Gioca subito a ${game} contro un bot`,
  withFriends: 'Con amici',
  withFriendsOf: (game) => `Gioca a ${game} con amici: un tavolo con un link`,
  noFriends: 'Con gli amici serve la rete. Contro un bot puoi giocare subito.',
  tryAgain: 'Non ha funzionato. Riprova.',
  options: 'Opzioni',
  optionsOf: (game) => `Opzioni di ${game}: avversari e regole`,
  by: (authors) => `di ${authors}`,
  ways: 'Altro',
  daily: 'Giochi del giorno',
  puzzles: 'Problemi',
  top: 'Top',
  lobby: 'Tavoli aperti',
  mine: 'Le mie partite',
  goOn: 'Continua',
  yourTurn: 'Tocca a te',
  theirTurn: 'tocca agli altri',
  fillsUp: (free) =>
    free === 0
      ? 'si aspetta l’inizio'
      : free === 1
        ? 'ancora un posto libero'
        : `ancora ${free} posti liberi`,
  moves: (n) => count(n, 'mossa', 'mosse'),
  remove: (what) => `Elimina ${what}`,
  removed: (game) => `Partita a ${game} eliminata.`,
  undo: 'Annulla',
  finished: 'Partite finite',
  lookAt: (game) => `Rivedi ${game}`,
  asideTitle: (n) => (n === 1 ? 'Una partita non è leggibile' : `${n} partite non sono leggibili`),
  asideWhy: 'Nulla è stato cambiato. Salva il testo prima di eliminare.',
  asideSave: 'Salva il testo',
  openRecord: 'Apri una partita registrata',
  creditsTitle: 'I giochi e i loro autori',
  affiliation:
    'Crescendo non è legato né agli autori né agli editori. I nomi dei giochi appartengono a loro; disegni e parole qui sono nostri.',
  buy: 'Ti piace un gioco? Compralo: con gli amici intorno al tavolo è ancora più bello.',
  licence: 'Software libero, licenza MIT',
};
