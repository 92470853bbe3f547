// A whole game as text: at every state what each viewer sees, whose turn it is, the moves, then what happens.
// Read as each player in turn, it shows a leak or a wrong list at a glance.
import { createHash } from 'node:crypto';
import { seeded } from '../src/dice.ts';
import type { AnyEvent, AnyGame, OptionValues } from '../src/game.ts';
import { itemAt } from '../src/lists.ts';
import { type AnyMatch, Match } from '../src/match/match.ts';
import { formatOptions } from '../src/options.ts';
import { formatSeat } from '../src/record/record.ts';
import { type Mover, randomMover } from '../src/testing/fuzz.ts';
import { typedEvent, typedNotation } from '../src/typed-notation.ts';

export interface Playthrough {
  readonly name: string;
  /** The preset that is played; empty: none. */
  readonly preset: string;
  readonly seats: number;
  readonly options: OptionValues;
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
  let match: AnyMatch = Match.begin({ game, seats, options });
  for (;;) {
    const { turn } = match;
    const shown = [`── ${match.length} ──`, sights(match)];
    if (turn.kind === 'over') {
      shown.push(
        `over   scores ${turn.scores.join(' ')}   winners ${turn.winners.map(formatSeat).join(' ')}`,
      );
      return `${[...parts, shown.join('\n')].join('\n\n')}\n`;
    }
    let event: AnyEvent;
    if (turn.kind === 'chance') {
      const outcomes = game.chances(match.state).map(([outcome, weight]) => {
        const text = game.notation.chance.format(outcome);
        return weight === 1 ? text : `${text}×${weight}`;
      });
      shown.push(`chance   ${shorten(outcomes, cut)}`);
      event = match.roll(dice);
    } else {
      for (const seat of turn.seats) {
        const moves = [...match.moves(seat)];
        shown.push(`${formatSeat(seat)} may   ${shorten(moves.map(typedNotation(game).format), cut)}`);
      }
      const seat = itemAt(turn.seats, 0);
      event = { kind: 'move', seat, move: mover(match.view(seat), [...match.moves(seat)], dice) };
    }
    parts.push([...shown, `→ ${typedEvent(game, event)}`].join('\n'));
    match = match.after(event);
  }
};

/** The diagrams of all viewers, each different one once. */
const sights = (match: AnyMatch): string => {
  const { game, seats } = match;
  const pictures = new Map<string, string[]>();
  for (let i = 0; i <= seats; i++) {
    const picture = game.notation.diagram(match.view(i === seats ? null : i));
    const who = i === seats ? 'spectator' : formatSeat(i);
    pictures.set(picture, [...(pictures.get(picture) ?? []), who]);
  }
  const [same = ''] = pictures.keys();
  if (pictures.size === 1) return same;
  return [...pictures].map(([picture, who]) => `(${who.join(', ')})\n${picture}`).join('\n');
};

const shorten = (items: readonly string[], cut: number): string => {
  if (items.length <= cut) return items.join(', ');
  const half = Math.floor(cut / 2);
  return `${items.slice(0, half).join(', ')}, … ${items.length - 2 * half} more …, ${items.slice(-half).join(', ')}`;
};

/** The line about a playthrough that is too long to keep as text. */
export const hashLine = (name: string, text: string): string =>
  `${name}   ${text.split('\n').length} lines   sha256 ${createHash('sha256').update(text).digest('hex')}`;
