import { type Colours, columnNumber, type Qwinto } from '@crescendo/rules/qwinto';
import type { GameWords } from '../../game-words.ts';
import { list } from '../../grammar/list.ts';
import { added, named, rowOf } from '../../grammar/qwinto/roll.ts';
import { grammar } from '../table/grammar.ts';

const { does, start } = grammar;

const ROW = { orange: 'orange Reihe', yellow: 'gelbe Reihe', purple: 'lila Reihe' };
const dice = (colours: Colours): string => list('de', named(colours, { o: 'Orange', y: 'Gelb', p: 'Lila' }));

export const game: GameWords<Qwinto> = {
  about: 'Würfeln und die Summen eintragen: In jeder Reihe müssen die Zahlen steigen.',
  reasons: {
    'not-your-turn': () => 'Du bist nicht dran.',
    'already-chosen': () => 'Du hast schon gewählt; die anderen überlegen noch.',
    'not-now': ({ phase }) =>
      phase === 'dice'
        ? 'Wähl zuerst deine Würfel.'
        : phase === 'keep'
          ? 'Behalte den Wurf oder würfle mit allen Würfeln noch einmal.'
          : phase === 'write'
            ? 'Trag die Zahl ein oder lass sie aus.'
            : 'Das geht jetzt nicht.',
    'no-such-dice': () => 'In diesem Spiel sind nicht alle diese Würfel dabei.',
    'off-sheet': () => 'Dieses Feld gibt es auf dem Zettel nicht.',
    'wrong-colour': ({ row, dice: rolled }) =>
      `Gewürfelt wurde nur mit ${dice(rolled)}: In die ${ROW[row]} darf die Summe nicht.`,
    'field-taken': ({ number }) => `In diesem Feld steht schon eine ${number}.`,
    'not-rising': ({ number, is, other }) =>
      is === 'equal'
        ? `In dieser Reihe steht schon eine ${number}.`
        : is === 'more'
          ? `Die ${number} müsste kleiner sein als die ${other} rechts davon.`
          : `Die ${number} müsste größer sein als die ${other} links davon.`,
    'in-column': ({ number }) => `In dieser Spalte steht schon eine ${number}.`,
  },
  news: {
    first: ({ seat }, who) => `${does(who, seat, 'fängt', 'fängst')} an.`,
    dice: ({ seat, colours }, who) => `${does(who, seat, 'nimmt', 'nimmst')} ${dice(colours)}.`,
    rolled: ({ seat, faces, sum, again }, who) =>
      `${does(who, seat, 'würfelt', 'würfelst')}${again ? ' noch einmal' : ''}: ${added(faces, sum)}.`,
    kept: ({ seat, sum }, who) => `${does(who, seat, 'behält', 'behältst')} die ${sum}.`,
    wrote: ({ seat, field, number }, who) =>
      `${does(who, seat, 'schreibt', 'schreibst')} die ${number} in die ${ROW[rowOf(field)]}, Spalte ${columnNumber(field)}.`,
    skipped: ({ seat }, who) => `${does(who, seat, 'trägt', 'trägst')} nichts ein.`,
    misthrow: ({ seat, count }, who) =>
      `${does(who, seat, 'trägt', 'trägst')} nichts ein: ${count}. Fehlwurf.`,
    'row-complete': ({ seat, row }, who) => `${does(who, seat, 'hat', 'hast')} die ${ROW[row]} voll.`,
    ended: ({ why, seats }, who) => {
      const all = start(who, seats, { one: 'hat', you: 'hast', many: 'haben', manyWithYou: 'habt' });
      return why === 'rows'
        ? `${all} genug volle Reihen: Das Spiel ist zu Ende.`
        : `${all} den letzten Fehlwurf angekreuzt: Das Spiel ist zu Ende.`;
    },
  },
  options: {
    misthrowLimit: { name: 'Fehlwürfe bis zum Spielende' },
    rowsToEnd: { name: 'Volle Reihen bis zum Spielende' },
    firstSeat: { name: 'Wer beginnt', values: { random: 'Der Zufall entscheidet', given: 'Wie vereinbart' } },
    faces: { name: 'Seiten eines Würfels' },
    dice: { name: 'Würfel und Reihen im Spiel' },
    width: { name: 'Felder im Spiel je Reihe' },
    headStart: { name: 'Punkte, die jemand von Anfang an hat' },
    headStartSeat: { name: 'Wer sie hat: Platz' },
  },
  presets: { 'nsv-2015': 'Qwinto (NSV 2015)' },
};
