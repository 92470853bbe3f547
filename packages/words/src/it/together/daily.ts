import type { daily as en } from '../../en/together/daily.ts';
import type { Words } from '../../words.ts';

export const daily: Words<typeof en> = {
  title: 'Giochi del giorno',
  about:
    'Ogni giorno quattro partite nuove: gli stessi dadi e le stesse tessere per tutti, contro lo stesso bot. Ognuna si gioca una volta.',
  honest:
    'Nessuno ha un account, quindi si potrebbe guardare prima con una seconda identità. Non passa inosservato: chi comincia una partita dopo qualcun altro della stessa rete (per esempio a casa) ha il segno ² in classifica.',
  fingerprints: 'Impronte',
  fingerprintsAbout:
    'Tutti i lanci di un giorno derivano da un numero per ogni gioco. La sua impronta è pubblicata il giorno prima: nessuno può avere lanci scelti per lui. Confrontala con altri: è uguale per tutti.',
  fingerprintNext: 'Il giorno dopo',
  today: 'Oggi',
  dayBefore: 'Un giorno indietro',
  dayAfter: 'Un giorno avanti',
  toToday: 'Vai a oggi',
  left: (hours, minutes) => `Nuove partite tra ${hours > 0 ? `${hours} h ` : ''}${minutes} min`,
  against: (bot) => `contro ${bot}`,
  play: 'Gioca',
  goOn: 'Continua',
  look: 'Rivedi la partita',
  notPlayed: 'Quel giorno non hai giocato.',
  givenUp: 'Non hai giocato fino in fondo.',
  won: 'Vinto',
  points: (n) => `${n} ${Math.abs(n) === 1 ? 'punto' : 'punti'}`,
  place: (place, of) => `posizione ${place} su ${of}`,
  rankingOf: (game) => `Classifica di ${game}`,
  rank: 'Posizione',
  name: 'Nome',
  score: 'Punti',
  wonColumn: 'Vinto',
  yes: 'sì',
  no: 'no',
  moves: 'Mosse',
  you: 'tu',
  somebody: 'qualcuno',
  later: '² Qualcun altro della stessa rete aveva cominciato prima questa partita.',
  rankingAmong: 'Classifica',
  everyone: 'tutti',
  nobody: 'Nessuno ha ancora finito. Comincia tu!',
  nobodyThen: 'Quel giorno nessuno ha finito.',
  nobodyHere: 'In questo gruppo non l’ha finita nessuno.',
  showAll: (n) => `Mostra tutti e ${n}`,
  share: 'Condividi il risultato',
  picture: (a, l, b) =>
    `Dall’inizio alla fine, a tappe: avanti in ${a}, alla pari in ${l}, indietro in ${b}.`,
  pictureHint: 'Barre: a che punto eri. ● davanti al bot, ■ alla pari, ▼ dietro.',
  copied: 'Copiato: incollalo dove vuoi.',
  notCopied: 'Il browser non ha permesso di copiare.',
  sharedWon: 'vinto',
  savePicture: 'Salva l’immagine',
  done: 'giocato',
  standing: {
    first: 'nessuno ha finito prima di te',
    best: 'il miglior risultato finora',
    bestThen: 'il miglior risultato del giorno',
    aheadOf: (behind, others) => `davanti a ${behind} su ${others} altri`,
    percent: (percent) => `meglio del ${percent}% degli altri`,
  },
  weeks: 'Le ultime sei settimane',
  daysPlayed: (days) =>
    days === 0
      ? 'Non hai ancora finito un gioco del giorno.'
      : `Hai giocato ${days} ${days === 1 ? 'giorno' : 'giorni'}.`,
  dayDone: (day, done, of) => `${day}: ${done} su ${of} finiti`,
  puzzle: 'Problema del giorno',
  again: 'Riprova',
};
