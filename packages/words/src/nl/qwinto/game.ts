import { type Colours, columnNumber, type Qwinto } from '@crescendo/rules/qwinto';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { added, named, rowOf } from '../../grammar/qwinto/roll.ts';
import { grammar } from '../table/grammar.ts';

const { does, start } = grammar;

const ROW = { orange: 'oranje rij', yellow: 'gele rij', purple: 'paarse rij' };
const dice = (colours: Colours): string =>
  `${list('nl', named(colours, { o: 'de oranje', y: 'de gele', p: 'de paarse' }))} dobbelsteen`;

export const game: GameWords<Qwinto> = {
  about: 'Gooi de dobbelstenen en vul de sommen in: elke rij moet oplopen.',
  reasons: {
    'not-your-turn': () => 'Je bent niet aan de beurt.',
    'already-chosen': () => 'Je hebt al gekozen; de anderen denken nog na.',
    'not-now': ({ phase }) =>
      phase === 'dice'
        ? 'Kies eerst je dobbelstenen.'
        : phase === 'keep'
          ? 'Houd deze worp, of gooi alle dobbelstenen opnieuw.'
          : phase === 'write'
            ? 'Vul het getal in, of sla het over.'
            : 'Dat kan nu niet.',
    'no-such-dice': () => 'In dit spel doen niet al deze dobbelstenen mee.',
    'off-sheet': () => 'Dat veld staat niet op het scoreblad.',
    'wrong-colour': ({ row, dice: rolled }) =>
      `Er is alleen met ${dice(rolled)} gegooid, dus de ${ROW[row]} doet nu niet mee.`,
    'field-taken': ({ number }) => `In dit veld staat al een ${number}.`,
    'not-rising': ({ number, is, other }) =>
      is === 'equal'
        ? `In deze rij staat al een ${number}.`
        : is === 'more'
          ? `De ${number} moet kleiner zijn dan de ${other} rechts ervan.`
          : `De ${number} moet groter zijn dan de ${other} links ervan.`,
    'in-column': ({ number }) => `In deze kolom staat al een ${number}.`,
  },
  news: {
    first: ({ seat }, who) => `${does(who, seat, 'begint', 'begint')}.`,
    dice: ({ seat, colours }, who) => `${does(who, seat, 'kiest', 'kiest')} ${dice(colours)}.`,
    rolled: ({ seat, faces, sum, again }, who) =>
      `${does(who, seat, 'gooit', 'gooit')}${again ? ' opnieuw' : ''}: ${added(faces, sum)}.`,
    kept: ({ seat, sum }, who) => `${does(who, seat, 'houdt', 'houdt')} de ${sum}.`,
    wrote: ({ seat, field, number }, who) =>
      `${does(who, seat, 'schrijft', 'schrijft')} de ${number} in de ${ROW[rowOf(field)]}, kolom ${columnNumber(field)}.`,
    skipped: ({ seat }, who) => `${does(who, seat, 'vult', 'vult')} niets in.`,
    misthrow: ({ seat, count }, who) =>
      `${does(who, seat, 'vult', 'vult')} niets in: mislukte worp nummer ${count}.`,
    'row-complete': ({ seat, row }, who) => `${does(who, seat, 'heeft', 'hebt')} de ${ROW[row]} vol.`,
    ended: ({ why, seats }, who) => {
      const all = start(who, seats, { one: 'heeft', you: 'hebt', many: 'hebben', manyWithYou: 'hebben' });
      return why === 'rows'
        ? `${all} genoeg volle rijen: het spel is afgelopen.`
        : `${all} de laatste mislukte worp aangekruist: het spel is afgelopen.`;
    },
  },
  options: {
    misthrowLimit: { name: 'Mislukte worpen tot het einde' },
    rowsToEnd: { name: 'Volle rijen tot het einde' },
    firstSeat: { name: 'Wie begint', values: { random: 'Het lot beslist', given: 'Zoals afgesproken' } },
    faces: { name: 'Vlakken van een dobbelsteen' },
    dice: { name: 'Dobbelstenen en rijen in het spel' },
    width: { name: 'Velden in het spel per rij' },
    headStart: { name: 'Punten die iemand vanaf het begin heeft' },
    headStartSeat: { name: 'Wie ze heeft: plaats' },
  },
  presets: { 'nsv-2015': 'Qwinto (NSV 2015)' },
};
