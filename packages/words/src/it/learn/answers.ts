import type { answers as en } from '../../en/learn/answers.ts';
import type { Words } from '../../words.ts';

const ROW = { orange: 'arancione', yellow: 'gialla', purple: 'viola' };
const tiles = (count: number): string => (count === 1 ? 'una tessera' : `${count} tessere`);
const sets = (count: number): string => (count === 1 ? 'una combinazione' : `${count} combinazioni`);
const il = (number: number): string => ([1, 8, 11].includes(number) ? `l’${number}` : `il ${number}`);

export const answers: Words<typeof en> = {
  goals: {
    best: 'Quale mossa vince più spesso?',
    'empty-rack': 'Svuota il tuo supporto in questo turno.',
    'lay-most': (count) => `Cala ${tiles(count)} in questo turno.`,
    'free-joker': 'Libera il jolly: non deve restare con le tessere con cui si trova.',
    open: 'Ora puoi aprire. Trova le combinazioni.',
    'fewest-changes': (count, changed) =>
      changed === 0
        ? `Cala ${tiles(count)} senza cambiare combinazioni sulla tavola.`
        : `Cala ${tiles(count)} e cambia solo ${sets(changed)} sulla tavola.`,
    'win-now': 'Vinci la partita con questa mossa.',
    'keep-joker': (count) => `Cala ${tiles(count)} e tieni il jolly sul supporto.`,
    'keep-open': 'Metti la tessera in modo che ogni casella libera possa ancora ricevere un numero.',
    'last-square': (tiles) => `Lascia libera una sola casella, in cui vadano ${tiles} tessere della riserva.`,
    chain: (length) => `Forma una fila crescente di ${length} dischetti.`,
    'keep-room': 'Metti un dischetto in modo che tutti gli altri trovino ancora posto in ordine.',
    'finishing-rolls': (rolls) =>
      `Muovi in modo che ${rolls === 1 ? 'un numero' : `${rolls} numeri`} del dado ${rolls === 1 ? 'possa' : 'possano'} vincere al prossimo lancio.`,
    points: (count) => `Scrivi il numero in modo da avere ${count} punti.`,
    'keep-fields': (lost) =>
      lost === 0
        ? 'Scrivi il numero in modo che ogni casella vuota possa ancora riceverne uno.'
        : `Scrivi il numero in modo che al massimo ${lost === 1 ? 'una casella vuota resti' : `${lost} caselle vuote restino`} così per sempre.`,
    'safe-dice': (misses) =>
      misses === 0
        ? 'Scegli dadi la cui somma trovi sempre un posto.'
        : `Scegli dadi con cui al massimo ${misses === 1 ? 'una somma' : `${misses} somme`} su 100 non ${misses === 1 ? 'trovi' : 'trovino'} posto.`,
  },
  why: {
    'not-legal': 'Le regole non lo permettono.',
    'take-instead': 'Qui una tessera scoperta ti aiuta di più.',
    'draw-instead': 'Una tessera nuova promette di più.',
    'leave-instead': 'Questa tessera è meglio lasciarla al centro.',
    'place-instead': 'Questa tessera conviene metterla.',
    'fill-instead': 'Qui riempire una casella libera è meglio di uno scambio.',
    'exchange-instead': 'Qui uno scambio è meglio che riempire una casella libera.',
    'other-tile': 'Un’altra tessera ti aiuta di più.',
    'other-square': 'C’è una casella migliore.',
    'other-counter': 'Un altro dischetto si adatta meglio a questo lancio.',
    'other-dice': 'Altri dadi vanno meglio per il tuo foglio.',
    'keep-instead': 'Questa somma è abbastanza buona da tenerla.',
    'roll-again-instead': 'Un secondo tiro promette più di questa somma.',
    'skip-instead': 'Questa volta è meglio non scrivere.',
    'write-instead': 'Questa somma conviene scriverla.',
    'other-row': 'La somma sta meglio in un’altra riga.',
    'other-field': 'La somma sta meglio in un’altra casella di questa riga.',
    'lays-nothing': 'Per questo devi calare delle tessere.',
    'lays-fewer': (count, wanted) => `Hai calato ${tiles(count)}, ma puoi calarne ${wanted}.`,
    'keeps-tiles': (left) => `Hai ancora ${tiles(left)} sul supporto.`,
    'joker-stays': 'Il jolly è ancora con una tessera con cui si trovava prima.',
    'changes-more': (changed, wanted) =>
      `Hai cambiato ${sets(changed)}; ${wanted === 0 ? 'se ne può fare a meno' : wanted === 1 ? 'ne basta una' : `ne bastano ${wanted}`}.`,
    'joker-laid': 'Hai calato il jolly.',
    'not-won': 'Così non vinci ancora.',
    'square-lost': 'Ora c’è una casella libera in cui non va più nessun numero.',
    'out-of-order': 'Ora i tuoi dischetti non sono in ordine.',
    'no-room': 'In un punto le caselle libere sono troppo poche per i dischetti che mancano.',
    'two-squares-left': 'Così resta libera più di una casella.',
    'fewer-fit': (tiles, wanted) =>
      `Nella tua ultima casella ${tiles === 0 ? 'non va nessuna tessera' : tiles === 1 ? 'va una tessera' : `vanno ${tiles} tessere`} della riserva; possono essere ${wanted}.`,
    'chain-shorter': (length, wanted) =>
      `La tua fila più lunga ha ${length} dischetti; se ne possono fare ${wanted}.`,
    'fewer-rolls': (rolls, wanted) =>
      `Così ${rolls === 1 ? 'vince un numero' : `vincono ${rolls} numeri`}; possono essere ${wanted}.`,
    'fewer-points': (count, wanted) => `Così hai ${count} punti; possono essere ${wanted}.`,
    'fields-lost': (lost, wanted) =>
      `Così ${lost === 1 ? 'una casella resta vuota' : `${lost} caselle restano vuote`} per sempre; ${wanted === 0 ? 'non è necessario' : `${wanted === 1 ? 'ne basta una' : `ne bastano ${wanted}`}`}.`,
    'more-misses': (misses, wanted) =>
      `Con questi dadi ${misses === 1 ? 'una somma' : `${misses} somme`} su 100 non ${misses === 1 ? 'trova' : 'trovano'} posto; con altri solo ${wanted}.`,
  },
  hints: {
    'look-supply': 'Guarda la riserva, non le tessere scoperte.',
    'look-middle': 'Al centro c’è una buona tessera.',
    'look-tile': (tile) => (tile === 0 ? 'Si tratta della tessera che hai in mano.' : `Guarda ${il(tile)}.`),
    'look-exchange': 'Pensa a uno scambio.',
    'look-leave': 'Devi proprio metterla?',
    'look-counter': (counter) => `Guarda ${il(counter)}.`,
    'look-dice-count': (dice) =>
      dice === 1 ? 'Lancia un dado solo.' : `Lancia ${dice === 2 ? 'due' : 'tutti e tre i'} dadi.`,
    'look-second-roll': 'Quali somme di un secondo tiro sarebbero migliori?',
    'look-row': (row) => `Guarda la riga ${ROW[row]}.`,
    'look-field': (place) => `Guarda la ${place}ª casella di questa riga.`,
    'look-skip': 'Devi proprio scrivere qualcosa?',
    'look-tiles-count': (count) => `Puoi calare ${tiles(count)}.`,
    'look-rack': (names) => `Cala ${names}.`,
    'look-sets': (names) => `Guarda qui: ${names}.`,
  },
  square: (row, column, game) =>
    `Guarda la ${game === 'finito' ? 'riga' : 'fila'} ${row}, colonna ${column}.`,
};
