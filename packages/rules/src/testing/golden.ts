// A whole game as text: at every state what each viewer sees, whose turn it is, the moves, then what happens.
// Read as each player in turn, it shows a leak or a wrong list at a glance.
import { seeded } from '../dice.ts';
import type { AnyGame, AnyTypes, Event } from '../game.ts';
import { roll } from '../match.ts';
import { formatOptions } from '../options.ts';
import { formatEvent, formatSeat } from '../record.ts';
import { type Mover, randomMover } from './fuzz.ts';

export interface Playthrough {
  readonly name: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly mover?: Mover;
  /** Lists of more moves than this are cut in the middle. */
  readonly cut?: number;
}

export const playthrough = (game: AnyGame, run: Playthrough): string => {
  const { seats, options, seed, mover = randomMover, cut = 40 } = run;
  const dice = seeded(seed);
  const parts = [
    `game ${game.id}   seats ${seats}   options ${formatOptions(game, options) || '–'}   seed ${seed}`,
  ];
  let state = game.setup(seats, options);
  for (let n = 0; ; n++) {
    const turn = game.turn(state);
    const shown = [`── ${n} ──`, sights(game, state, seats)];
    if (turn.kind === 'over') {
      shown.push(
        `over   scores ${turn.scores.join(' ')}   winners ${turn.winners.map(formatSeat).join(' ')}`,
      );
      return `${[...parts, shown.join('\n')].join('\n\n')}\n`;
    }
    let event: Event<AnyTypes>;
    if (turn.kind === 'chance') {
      const outcomes = game.chances(state).map(([outcome, weight]) => {
        const text = game.notation.chance.format(outcome);
        return weight === 1 ? text : `${text}×${weight}`;
      });
      shown.push(`chance   ${shorten(outcomes, cut)}`);
      event = roll(game, state, dice);
    } else {
      for (const seat of turn.seats) {
        const moves = [...game.moves(game.view(state, seat))];
        shown.push(`${formatSeat(seat)} may   ${shorten(moves.map(game.notation.move.format), cut)}`);
      }
      const seat = turn.seats[0]!;
      const view = game.view(state, seat);
      event = { kind: 'move', seat, move: mover(view, [...game.moves(view)], dice) };
    }
    parts.push([...shown, `→ ${formatEvent(game, event)}`].join('\n'));
    state = game.apply(state, event);
  }
};

/** What everybody sees, the same picture once. */
const sights = (game: AnyGame, state: AnyTypes, seats: number): string => {
  const pictures = new Map<string, string[]>();
  for (let i = 0; i <= seats; i++) {
    const picture = game.notation.diagram(game.view(state, i === seats ? null : i));
    const who = i === seats ? 'spectator' : formatSeat(i);
    pictures.set(picture, [...(pictures.get(picture) ?? []), who]);
  }
  if (pictures.size === 1) return [...pictures.keys()][0]!;
  return [...pictures].map(([picture, who]) => `(${who.join(', ')})\n${picture}`).join('\n');
};

const shorten = (items: readonly string[], cut: number): string => {
  if (items.length <= cut) return items.join(', ');
  const half = Math.floor(cut / 2);
  return `${items.slice(0, half).join(', ')}, … ${items.length - 2 * half} more …, ${items.slice(-half).join(', ')}`;
};
