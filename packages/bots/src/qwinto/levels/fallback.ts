// For sheets that are not the printed one: any extent, any dice, by the rules' own functions. Points now and even rows.
import type { Dice } from '@crescendo/rules';
import {
  type Choice,
  choices,
  type Field,
  type Move,
  qwinto,
  ROWS_FOR,
  type Sheet,
  score,
  sum,
  type View,
  WIDTH,
} from '@crescendo/rules/qwinto';

const MISFIT = 0.5;

/** The distance of a number from the number that would stand there if its gap were filled evenly. */
const misfit = ({ numbers }: Sheet, field: Field, number: number, view: View): number => {
  const start = field - (field % WIDTH);
  const end = start + view.options.width;
  let [left, right] = [field - 1, field + 1];
  while (left >= start && numbers[left] === 0) left--;
  while (right < end && numbers[right] === 0) right++;
  const low = left < start ? 0 : numbers[left]!;
  const high = right === end ? view.options.dice * view.options.faces + 1 : numbers[right]!;
  return Math.abs(number - (low + ((high - low) * (field - left)) / (right - left)));
};

const worthOf = (view: View, seat: number, choice: Choice, number: number): number => {
  const sheet = view.sheets[seat]!;
  if (choice.type === 'skip') return seat === view.active ? -5 : 0;
  const numbers = sheet.numbers.with(choice.field, number);
  const points = score({ ...sheet, numbers }, view.options).total - score(sheet, view.options).total;
  return points - MISFIT * misfit(sheet, choice.field, number, view);
};

const answerTo = (view: View, seat: number, colours: NonNullable<View['colours']>, number: number): number =>
  choices(view.sheets[seat]!, colours, number, view.options).reduce(
    (most, choice) => Math.max(most, worthOf(view, seat, choice, number)),
    -Infinity,
  );

/** The expected worth of rolling these dice and keeping the result. */
const expectOf = (view: View, seat: number, colours: NonNullable<View['colours']>): number => {
  const { faces } = view.options;
  let sums = new Map([[0, 1]]);
  for (const _ of ROWS_FOR[colours]) {
    const next = new Map<number, number>();
    for (const [total, chance] of sums)
      for (let face = 1; face <= faces; face++)
        next.set(total + face, (next.get(total + face) ?? 0) + chance / faces);
    sums = next;
  }
  let expected = 0;
  for (const [total, chance] of sums) expected += chance * answerTo(view, seat, colours, total);
  return expected;
};

export const simpleWorth = (view: View, seat: number, move: Move): number => {
  switch (move.type) {
    case 'dice':
      return expectOf(view, seat, move.colours);
    case 'keep':
      return answerTo(view, seat, view.colours!, sum(view.faces));
    case 'reroll':
      return expectOf(view, seat, view.colours!);
    case 'write':
    case 'skip':
      return worthOf(view, seat, move, sum(view.faces));
  }
};

/** The best move, or near enough: up to `care` points are given away. */
export const chooseSimply = (view: View, dice: Dice, care: number): Move => {
  let best: Move | undefined;
  let most = -Infinity;
  for (const move of qwinto.moves(view)) {
    const worth = simpleWorth(view, view.seat!, move) + (care === 0 ? 0 : care * dice());
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best!;
};
