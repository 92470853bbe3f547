// Reasons for dice, and for keeping a sum or rolling again: what rolls bring on this sheet.
import { itemAt } from '@crescendo/rules';
import { type Colours, legalFields, type Sheet, score, sum, type View } from '@crescendo/rules/qwinto';
import { seatOf } from '../../seat.ts';
import type { Because } from './codes.ts';
import { countRolls, deadFields, fitsCleanly, rollsOf, roomOn, withNumber } from './sheet-facts.ts';

const MISTHROW = 5;

const sheetOf = (view: View): Sheet => itemAt(view.sheets, seatOf(view));
const totalOf = (sheet: Sheet, view: View): number => score(sheet, view.options).total;

/** Counts the rolls that fit without making a field useless. */
const countClean = (view: View, colours: Colours): number => {
  const { options } = view;
  const sheet = sheetOf(view);
  const dead = deadFields(sheet, options);
  return countRolls(colours, options, (number) => fitsCleanly(sheet, colours, number, options, dead)).count;
};

interface RollFacts {
  readonly rolls: number;
  readonly fitting: number;
  /** On average, in tenths. */
  readonly points: number;
  readonly fields: number;
}

/** Advice compares all dice with the best: their facts are asked for again and again. */
const known = new WeakMap<View, Map<Colours, RollFacts>>();

/** The facts of the rolls of these dice. */
const rollFacts = (view: View, colours: Colours): RollFacts => {
  const ofView = known.get(view) ?? new Map<Colours, RollFacts>();
  known.set(view, ofView);
  const facts = ofView.get(colours) ?? countFacts(view, colours);
  ofView.set(colours, facts);
  return facts;
};

const countFacts = (view: View, colours: Colours): RollFacts => {
  const { options } = view;
  const sheet = sheetOf(view);
  const now = totalOf(sheet, view);
  let [points, fields, fitting, rolls] = [0, 0, 0, 0];
  for (const [number, times] of rollsOf(colours.length, options.faces).entries()) {
    if (times === 0) continue;
    const legal = legalFields(sheet, colours, number, options);
    const gains = legal.map((field) => totalOf(withNumber(sheet, field, number), view) - now);
    points += times * Math.max(0, ...gains);
    fields += times * legal.length;
    fitting += legal.length > 0 ? times : 0;
    rolls += times;
  }
  return {
    rolls,
    fitting,
    points: Math.round((10 * points) / rolls),
    fields: Math.round((10 * fields) / rolls),
  };
};

export const factsOfDice = (view: View, colours: Colours): readonly Because[] => {
  const { fitting, rolls } = rollFacts(view, colours);
  if (fitting === rolls) return [{ code: 'dice-always-fit' }];
  // That most rolls fit nowhere speaks for nothing.
  return 2 * fitting >= rolls ? [{ code: 'dice-fit', fitting, rolls }] : [];
};

export const compareDice = (view: View, colours: Colours, others: Colours): readonly Because[] => {
  const [own, its] = [rollFacts(view, colours), rollFacts(view, others)];
  const list: Because[] = [];
  const isMore = (count: number, other: number): boolean => count * its.rolls > other * own.rolls;
  const rolls = { rolls: own.rolls, insteadRolls: its.rolls };
  if (isMore(own.fitting, its.fitting))
    list.push({ code: 'dice-fit-instead', fitting: own.fitting, instead: its.fitting, ...rolls });
  else {
    const [clean, otherClean] = [countClean(view, colours), countClean(view, others)];
    if (isMore(clean, otherClean))
      list.push({ code: 'dice-clean-instead', fitting: clean, instead: otherClean, ...rolls });
  }
  if (own.points > its.points)
    list.push({ code: 'dice-points-instead', tenths: own.points, instead: its.points });
  if (own.fields > its.fields)
    list.push({ code: 'dice-fields-instead', tenths: own.fields, instead: its.fields });
  return list;
};

/** The most points that a sum brings at once, and after that the most room. */
const bestOf = (view: View, colours: Colours, number: number): readonly [points: number, room: number] => {
  const { options } = view;
  const sheet = sheetOf(view);
  let best: readonly [number, number] = [-MISTHROW, 0];
  for (const field of legalFields(sheet, colours, number, options)) {
    const after = withNumber(sheet, field, number);
    const [points, room] = [totalOf(after, view) - totalOf(sheet, view), roomOn(after, options)];
    if (points > best[0] || (points === best[0] && room > best[1])) best = [points, room];
  }
  return best;
};

const againBetter = (view: View, colours: Colours) => {
  const [points, room] = bestOf(view, colours, sum(view.faces));
  return countRolls(colours, view.options, (number) => {
    const [its, left] = bestOf(view, colours, number);
    return its > points || (its === points && left > room);
  });
};

/** Keeping a sum beside rolling again: what the sum does on the sheet, and what other sums would. */
export const compareKeep = (view: View, colours: Colours, isKept: boolean): readonly Because[] => {
  const { options } = view;
  const sheet = sheetOf(view);
  const number = sum(view.faces);
  const legal = (total: number) => legalFields(sheet, colours, total, options).length > 0;
  const dead = deadFields(sheet, options);
  const clean = (total: number) => fitsCleanly(sheet, colours, total, options, dead);
  const fitting = countRolls(colours, options, legal);
  const cleanly = countRolls(colours, options, clean);
  const better = againBetter(view, colours);
  const half = better.rolls / 2;
  if (!isKept) {
    if (!legal(number))
      return [
        { code: 'fits-nowhere', number },
        { code: 'again-fits', fitting: fitting.count, rolls: fitting.rolls },
      ];
    const list: Because[] = [];
    if (!clean(number) && cleanly.count > 0)
      list.push(
        { code: 'kills-field', number },
        { code: 'again-clean', fitting: cleanly.count, rolls: cleanly.rolls },
      );
    else if (better.count > half)
      list.push({ code: 'again-better', better: better.count, rolls: better.rolls });
    return list;
  }
  if (!legal(number)) return [];
  const list: Because[] = [];
  if (better.count < half) list.push({ code: 'again-better', better: better.count, rolls: better.rolls });
  if (fitting.count < fitting.rolls)
    list.push({ code: 'again-fits', fitting: fitting.count, rolls: fitting.rolls });
  else if (clean(number) && cleanly.count < cleanly.rolls)
    list.push({ code: 'again-clean', fitting: cleanly.count, rolls: cleanly.rolls });
  return list;
};
