// Tests tell positions as people would: a list of events in notation.

import { finito } from '../../src/finito/index.ts';
import type { Finito, Options, State } from '../../src/finito/types.ts';
import type { Event } from '../../src/game.ts';
import { refuse } from '../../src/match/match.ts';

/** `roll 15` and `counter 7` are chance; `A place 3 e4` is the first seat's move. */
export const parseEvent = (text: string): Event<Finito> => {
  const seat = text.charCodeAt(0) - 65;
  if (seat >= 0 && seat < 8)
    return { kind: 'move', seat, move: known(finito.notation.move.parse(text.slice(2)), text) };
  return { kind: 'chance', outcome: known(finito.notation.chance.parse(text), text) };
};

const known = <T>(value: T | undefined, text: string): T => {
  if (value === undefined) throw new Error(`not an event: ${text}`);
  return value;
};

/** These events, checked and applied one after the other. */
export const after = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((now, text) => {
    const event = parseEvent(text);
    const refusal = refuse(finito, now, event);
    if (refusal) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
    return finito.apply(now, event);
  }, state);

/** The same from the set-up on. */
export const played = (seats: number, options: Partial<Options>, ...texts: readonly string[]): State =>
  after(finito.setup(seats, { ...finito.options, ...options }), ...texts);

/** A table whose counters are all on the board, `roll` just rolled: one list of counters by square for each seat. */
export const moving = (
  options: Partial<Options>,
  roll: number,
  ...boards: readonly { readonly [square: number]: number }[]
): State => {
  const bare = finito.setup(boards.length, { ...finito.options, ...options });
  return {
    ...bare,
    phase: 'choose',
    boards: bare.boards.map((board, seat) => board.map((_, at) => boards[seat]![at] ?? 0)),
    down: bare.down.map(() => []),
    rolled: roll,
    rolls: 13,
  };
};
