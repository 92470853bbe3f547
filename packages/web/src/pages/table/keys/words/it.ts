import type { KeysWords } from '../words.ts';

export const it: KeysWords = {
  title: 'Scorciatoie da tastiera',
  keys: {
    last: 'Di nuovo l’ultima mossa',
    score: 'La situazione di tutti',
    clock: 'Il tempo che resta',
    turn: 'A chi tocca e che cosa fare',
    board: 'Che cosa c’è sul tavolo',
    hint: 'Un consiglio',
    type: 'Scrivere una mossa',
    help: 'Questo elenco',
    tab: 'Da una parte del tavolo alla successiva',
    arrows: 'Da una casella o tessera alla successiva',
    enter: 'Prendere, posare, premere',
    escape: 'Rimettere, chiudere',
    sets: 'Alla combinazione successiva o precedente',
    undo: 'Annullare un passo del tuo turno',
    back: 'Rimettere la tessera sul supporto',
  },
  arrowKeys: 'Frecce',
  pageKeys: 'Pag su, pag giù',
  single: 'Scorciatoie a un solo tasto',
  singleHint: 'Disattivale se usi la dettatura o se ti capita di premere tasti per sbaglio.',
  typing: 'Scrivere le mosse',
  typingHint:
    'Le mosse si scrivono come nel terminale. Mentre scrivi sai subito se la mossa è permessa; Invio la gioca.',
  typeNow: 'Scrivi una mossa',
  yourMove: 'La tua mossa',
  notation: {
    '5vor12': [
      ['draw', 'scoprire una tessera della riserva'],
      ['c2', 'mettere la tessera in colonna c, fila 2'],
      ['7 c2', 'prendere il 7 scoperto e metterlo lì'],
      ['leave', 'lasciare la tessera al centro'],
      ['arrange 3 7 12 18', 'all’inizio: le tue tessere dall’angolo in alto a sinistra'],
    ],
    finito: [
      ['place 3 b1', 'mettere il dischetto 3 in riga b, colonna 1'],
      ['move 3 e4', 'spostare il dischetto 3 in riga e, colonna 4'],
      ['3 e4', 'lo stesso, più corto'],
      ['pass', 'non spostare nulla'],
    ],
    qwinto: [
      ['dice oy', 'lanciare il dado arancione e il giallo'],
      ['keep', 'tenere il tiro'],
      ['reroll', 'rilanciare'],
      ['write o4', 'scrivere nella riga arancione, colonna 4'],
      ['o4', 'lo stesso, più corto'],
      ['skip', 'non scrivere niente'],
    ],
    rummikub: [
      ['draw', 'pescare una tessera'],
      ['lay K4 K5 K6', 'calare una nuova combinazione: K nero, R rosso, B blu, Y giallo, J jolly'],
      ['lay R9', 'aggiungere una tessera dove va bene'],
      ['lay R9 | Y1 Y2 Y3', 'più cose insieme'],
      ['play K4 K5 K6 | R1 R2 R3', 'tutta la tavola come deve restare'],
      ['pass', 'passare, quando il pozzo è vuoto'],
    ],
  },
  commands:
    'Puoi scrivere anche: last (ultima mossa), score (punti), clock (tempo), turn (a chi tocca), board (tavolo), hint (consiglio), moves (mosse permesse).',
  legal: (move) => `${move} Premi Invio per giocarla.`,
  begins: (moves) => `Continua con: ${moves.join(', ')}.`,
  notUnderstood: (examples) => `Questa non è una mossa. Per esempio: ${examples.join(', ')}.`,
  moves: (moves) =>
    moves.length === 0 ? 'Adesso non c’è niente da decidere.' : `Permesse: ${moves.join(', ')}.`,
};
