// People at Qwinto, as far as a program can be like them (docs/people.md): where a number would look right in a row, what they overlook,
// and when they are content. They know what dice come to on average, and work nothing out.
import { type Bot, type Dice, itemAt, pick } from '@crescendo/rules';
import {
  BONUSES,
  COLOURS,
  type Colours,
  type Field,
  legalFields,
  type Move,
  type Qwinto,
  ROWS_FOR,
  type Sheet,
  sum,
  type View,
  WIDTH,
} from '@crescendo/rules/qwinto';
import { seatOf } from '../src/seat.ts';

interface Person {
  /** The chance to overlook a field. */
  readonly overlooks: number;
  /** The largest error in judging a field. */
  readonly blur: number;
  /** The cost of each field between this one and where the number would look right. */
  readonly off: number;
  /** By how much a row is expected to begin above the lowest number there is, and to end below the highest. */
  readonly ends: number;
  /** The cost of a free field that no number fits any more. */
  readonly room: number;
  /** The part of a bonus that is hoped for before its column is complete. */
  readonly bonus: number;
  /** The least that a field must look worth in the turn of another seat. */
  readonly least: number;
  /** The chance to think about which dice to throw; else it throws two or three without looking. */
  readonly thinks: number;
  /** A roll that looks at least so good is kept without thinking of a better one. */
  readonly content: number;
}

export const CAREFUL: Person = {
  overlooks: 0.04,
  blur: 0.4,
  off: 1,
  ends: 0,
  room: 1.5,
  bonus: 0.25,
  least: -0.2,
  thinks: 0.95,
  content: 0.5,
};

export const BY_FEELING: Person = {
  overlooks: 0.2,
  blur: 1.2,
  off: 0.8,
  ends: 0,
  room: 0,
  bonus: 0.05,
  least: -1,
  thinks: 0.8,
  content: -1,
};

export const PRACTISED: Person = {
  overlooks: 0.02,
  blur: 0.3,
  off: 1,
  ends: 1.4,
  room: 1.5,
  bonus: 0.3,
  least: 0,
  thinks: 1,
  content: 0.8,
};

const MOST = 18;
const MISTHROW = -5;

/** The free fields on either side of a field, and the numbers beyond them. */
interface Gap {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

const gapOf = ({ numbers }: Sheet, field: Field, width: number): Gap => {
  const start = field - (field % WIDTH);
  let [left, right] = [field - 1, field + 1];
  while (left >= start && itemAt(numbers, left) === 0) left--;
  while (right < start + width && itemAt(numbers, right) === 0) right++;
  const low = left < start ? 0 : itemAt(numbers, left);
  const high = right === start + width ? MOST + 1 : itemAt(numbers, right);
  return { left: field - left - 1, right: right - field - 1, low, high };
};

/** Counts the fields between this one and where the number would look right. */
const offBy = ({ left, right, low, high }: Gap, number: number, ends: number): number => {
  const [from, to] = [low === 0 ? ends : low, high > MOST ? high - ends : high];
  return Math.abs((left + right + 2) * ((number - from) / (to - from)) - (left + 1));
};

/** Free fields beside it that no number would fit any more. */
const lost = ({ left, right, low, high }: Gap, number: number): number =>
  Math.max(0, left - (number - low - 1)) + Math.max(0, right - (high - number - 1));

const bonusFor = (sheet: Sheet, field: Field, number: number): number => {
  const bonus = BONUSES.find(({ fields }) => fields.includes(field));
  if (bonus === undefined) return 0;
  const written = bonus.fields.filter((at) => itemAt(sheet.numbers, at) > 0).length;
  const worth = field === bonus.pentagon ? number : itemAt(sheet.numbers, bonus.pentagon) || MOST / 2;
  return written === 2 ? worth : (worth * (written + 1)) / 3;
};

const rowFor = (sheet: Sheet, field: Field, width: number): number => {
  const start = field - (field % WIDTH);
  const free = sheet.numbers.slice(start, start + width).filter((number) => number === 0).length;
  return free === 1 ? 4 : 0;
};

const worthOf = (person: Person, view: View, sheet: Sheet, field: Field, number: number): number => {
  const gap = gapOf(sheet, field, view.options.width);
  const completes = BONUSES.some(
    ({ fields }) =>
      fields.includes(field) && fields.every((at) => at === field || itemAt(sheet.numbers, at) > 0),
  );
  const bonus = bonusFor(sheet, field, number) * (completes ? Math.max(0.5, person.bonus) : person.bonus);
  return (
    1 +
    bonus +
    rowFor(sheet, field, view.options.width) -
    person.off * offBy(gap, number, person.ends) -
    person.room * lost(gap, number)
  );
};

interface Seen {
  readonly field: Field | undefined;
  readonly worth: number;
}

const bestField = (person: Person, view: View, colours: Colours, number: number, dice: Dice): Seen => {
  const sheet = itemAt(view.sheets, seatOf(view));
  let seen: Seen = { field: undefined, worth: seatOf(view) === view.active ? MISTHROW : 0 };
  let least = seatOf(view) === view.active ? MISTHROW : person.least;
  for (const field of legalFields(sheet, colours, number, view.options)) {
    if (dice() < person.overlooks) continue;
    const worth = worthOf(person, view, sheet, field, number) + person.blur * (dice() - 0.5) * 2;
    if (worth <= least) continue;
    least = worth;
    seen = { field, worth };
  }
  return seen;
};

/** Sums that these dice would bring, as people guess: the middle, and a little less and more. */
const guesses = (colours: Colours, faces: number): readonly number[] => {
  const count = ROWS_FOR[colours].length;
  const middle = (count * (faces + 1)) / 2;
  return [middle - 1 - count / 2, middle, middle + 1 + count / 2].map((guess) =>
    Math.max(count, Math.min(count * faces, Math.round(guess))),
  );
};

const hopeFor = (person: Person, view: View, colours: Colours, dice: Dice): number => {
  const list = guesses(colours, view.options.faces);
  return (
    list.reduce((all, guess) => all + bestField(person, view, colours, guess, dice).worth, 0) / list.length
  );
};

const chooseDice = (person: Person, view: View, dice: Dice): Move => {
  const all = COLOURS.filter((colours) => ROWS_FOR[colours].every((row) => row < view.options.dice));
  if (dice() >= person.thinks) {
    const many = all.filter((colours) => colours.length > 1);
    return { type: 'dice', colours: pick(dice, many.length > 0 ? many : all) };
  }
  let [best, most] = [itemAt(all, 0), -Infinity];
  for (const colours of all) {
    const hope = hopeFor(person, view, colours, dice);
    if (hope <= most) continue;
    [best, most] = [colours, hope];
  }
  return { type: 'dice', colours: best };
};

const choose = (person: Person, view: View, dice: Dice): Move => {
  if (view.phase === 'dice') return chooseDice(person, view, dice);
  const colours = view.colours ?? 'oyp';
  const seen = bestField(person, view, colours, sum(view.faces), dice);
  if (view.phase === 'keep') {
    if (seen.field !== undefined && seen.worth >= person.content) return { type: 'keep' };
    return hopeFor(person, view, colours, dice) > seen.worth ? { type: 'reroll' } : { type: 'keep' };
  }
  if (seen.field !== undefined) return { type: 'write', field: seen.field };
  // Before a misthrow everybody looks twice.
  const sheet = itemAt(view.sheets, seatOf(view));
  const fields = legalFields(sheet, colours, sum(view.faces), view.options);
  return seatOf(view) === view.active && fields.length > 0
    ? { type: 'write', field: pick(dice, fields) }
    : { type: 'skip' };
};

export const personAt = (id: string, person: Person): Bot<Qwinto> => ({
  id,
  choose: (view, dice) => choose(person, view, dice),
});

export const PEOPLE: { readonly [id: string]: Bot<Qwinto> } = {
  careful: personAt('careful', CAREFUL),
  'by-feeling': personAt('by-feeling', BY_FEELING),
  practised: personAt('practised', PRACTISED),
};
