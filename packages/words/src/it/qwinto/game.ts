import { type Colours, columnNumber, type Qwinto } from '@crescendo/rules/qwinto';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { added, named, rowOf } from '../../grammar/qwinto/roll.ts';
import { grammar } from '../table/grammar.ts';

const { does, start } = grammar;

const ROW = { orange: 'riga arancione', yellow: 'riga gialla', purple: 'riga viola' };
const dice = (colours: Colours): string =>
  `${colours.length > 1 ? 'i dadi' : 'il dado'} ${list('it', named(colours, { o: 'arancione', y: 'giallo', p: 'viola' }))}`;
const isVowel = (number: number): boolean => [1, 8, 11].includes(number);
const il = (number: number): string => (isVowel(number) ? `l’${number}` : `il ${number}`);
const Il = (number: number): string => (isVowel(number) ? `L’${number}` : `Il ${number}`);
const del = (number: number): string => (isVowel(number) ? `dell’${number}` : `del ${number}`);

export const game: GameWords<Qwinto> = {
  about: 'Lancia i dadi e scrivi le somme: in ogni riga i numeri crescono.',
  reasons: {
    'not-your-turn': () => 'Non è il tuo turno.',
    'already-chosen': () => 'Hai già scelto; gli altri ci stanno ancora pensando.',
    'not-now': ({ phase }) =>
      phase === 'dice'
        ? 'Prima scegli i dadi.'
        : phase === 'keep'
          ? 'Tieni questo tiro o rilancia tutti i dadi.'
          : phase === 'write'
            ? 'Scrivi il numero, o scegli di non scrivere.'
            : 'Adesso non si può.',
    'no-such-dice': () => 'In questa partita non si usano tutti questi dadi.',
    'off-sheet': () => 'Questa casella non è sul foglio.',
    'wrong-colour': ({ row, dice: rolled }) =>
      `${rolled.length > 1 ? 'Sono stati lanciati' : 'È stato lanciato'} solo ${dice(rolled)}: niente ${ROW[row]} questa volta.`,
    'field-taken': ({ number }) => `In questa casella c’è già un ${number}.`,
    'not-rising': ({ number, is, other }) =>
      is === 'equal'
        ? `In questa riga c’è già un ${number}.`
        : is === 'more'
          ? `${Il(number)} dovrebbe essere minore ${del(other)} alla sua destra.`
          : `${Il(number)} dovrebbe essere maggiore ${del(other)} alla sua sinistra.`,
    'in-column': ({ number }) => `In questa colonna c’è già un ${number}.`,
  },
  news: {
    first: ({ seat }, who) => `${seat === who.you ? 'Cominci tu' : `Comincia ${who(seat)}`}.`,
    dice: ({ seat, colours }, who) => `${does(who, seat, 'prende', 'prendi')} ${dice(colours)}.`,
    rolled: ({ seat, faces, sum, again }, who) =>
      `${again ? does(who, seat, 'rilancia', 'rilanci') : does(who, seat, 'lancia', 'lanci')}: ${added(faces, sum)}.`,
    kept: ({ seat, sum }, who) => `${does(who, seat, 'tiene', 'tieni')} ${il(sum)}.`,
    wrote: ({ seat, field, number }, who) =>
      `${does(who, seat, 'scrive', 'scrivi')} ${il(number)} nella ${ROW[rowOf(field)]}, colonna ${columnNumber(field)}.`,
    skipped: ({ seat }, who) => `${does(who, seat, 'non scrive', 'non scrivi')} niente.`,
    misthrow: ({ seat, count }, who) =>
      `${does(who, seat, 'non scrive', 'non scrivi')} niente: tiro fallito numero ${count}.`,
    'row-complete': ({ seat, row }, who) => `${does(who, seat, 'ha', 'hai')} completato la ${ROW[row]}.`,
    ended: ({ why, seats }, who) => {
      const all = start(who, seats, { one: 'ha', you: 'hai', many: 'hanno', manyWithYou: 'avete' });
      return why === 'rows'
        ? `${all} abbastanza righe complete: la partita è finita.`
        : `${all} segnato l’ultimo tiro fallito: la partita è finita.`;
    },
  },
  options: {
    misthrowLimit: { name: 'Tiri falliti che chiudono la partita' },
    rowsToEnd: { name: 'Righe complete che chiudono la partita' },
    firstSeat: { name: 'Chi comincia', values: { random: 'Decide il caso', given: 'Come concordato' } },
    faces: { name: 'Facce di un dado' },
    dice: { name: 'Dadi e righe in uso' },
    width: { name: 'Caselle in uso per riga' },
    headStart: { name: 'Punti che qualcuno ha dall’inizio' },
    headStartSeat: { name: 'Chi li ha: posto' },
  },
  presets: { 'nsv-2015': 'Qwinto (NSV 2015)' },
};
