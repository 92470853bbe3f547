// Statements that are true of every game, at every state of every game played. A law's name is its test's name.
import { pick } from '../dice.ts';
import type { AnyEvent, AnyGame, AnyMove, AnyState, AnyView, Dice, Seat, Turn, Viewer } from '../game.ts';
import { itemAt } from '../lists.ts';
import { drawStable, sourceOf, stableDraws } from '../match/stable-draws.ts';
import type { GameRecord } from '../record/game-record.ts';
import { parseRecord } from '../record/reading/parse-record.ts';
import { formatRecord, replayRecord } from '../record/record.ts';
import { difference, freezePlain } from './plain.ts';

/** A state of a game being played, with everything the laws look at. */
export interface Moment {
  readonly game: AnyGame;
  readonly seats: number;
  readonly state: AnyState;
  readonly turn: Turn;
  /** One for each seat, the spectator's last. */
  readonly views: readonly AnyView[];
  /** The moves that `moves` lists for each of those. */
  readonly moves: readonly (readonly AnyMove[])[];
  /** The same as text. */
  readonly texts: readonly (readonly string[])[];
  /** Some moves that were made earlier, or nearly. */
  readonly strangers: readonly (readonly [text: string, move: AnyMove])[];
  /** The laws' own dice, apart from the game's. */
  readonly dice: Dice;
  /** Notes that a law keeps through one game. */
  readonly notes: Map<string, unknown>;
}

/** A whole game, played to its end or given up. */
export interface Whole {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly last: AnyState;
  readonly turn: Turn;
  readonly notes: Map<string, unknown>;
}

export interface Law {
  readonly name: string;
  /** Throws when the law is broken at this state. */
  readonly always?: (moment: Moment) => void;
  /** Throws when it is broken by this event. */
  readonly step?: (moment: Moment, event: AnyEvent) => void;
  /** Throws when it is broken by the game as a whole. */
  readonly atEnd?: (whole: Whole) => void;
}

const fail = (message: string): never => {
  throw new Error(message);
};

const same = (a: unknown, b: unknown, what: string): void => {
  const found = difference(a, b);
  if (found) fail(`${what}: ${found}`);
};

const noted = <T>(notes: Map<string, unknown>, key: string, make: () => T): T => {
  if (!notes.has(key)) notes.set(key, make());
  return notes.get(key) as T;
};

const viewerOf = (moment: Moment, i: number): Viewer => (i === moment.seats ? null : i);

const actors = ({ turn }: Moment): readonly Seat[] => (turn.kind === 'players' ? turn.seats : []);

export const LAWS: readonly Law[] = [
  {
    name: 'states and views are plain JSON',
    always: ({ state, views }) => {
      freezePlain(state, 'state');
      for (const view of views) freezePlain(view, 'view');
    },
  },
  { name: 'the pieces add up', always: ({ game, state }) => game.audit(state) },
  {
    name: 'everybody knows whose turn it is',
    always: ({ game, turn, views }) => {
      for (const view of views) same(game.turn(view), turn, 'the turn seen from a view');
      if (turn.kind === 'players' && turn.seats.length === 0) fail('nobody is to act');
    },
  },
  {
    name: 'exactly the seats to act have moves, and every listed move is legal',
    always: (moment) => {
      const acting = actors(moment);
      for (const [i, list] of moment.moves.entries()) {
        const isActing = i < moment.seats && acting.includes(i);
        if (isActing !== list.length > 0) fail(`viewer ${viewerOf(moment, i)} has ${list.length} moves`);
        for (const move of list) {
          const reason = moment.game.check(itemAt(moment.views, i), move);
          if (reason) fail(`${moment.game.notation.move.format(move)} is listed but refused: ${reason.code}`);
        }
      }
    },
  },
  {
    name: 'the same view always lists the same moves, each once',
    always: ({ game, views, moves, texts }) => {
      for (const [i, list] of moves.entries()) {
        if (new Set(texts[i]).size !== list.length) fail('a move is listed twice');
        same([...game.moves(itemAt(views, i))], list, 'listed again');
      }
    },
  },
  {
    name: 'what is not listed is refused',
    always: ({ game, views, texts, strangers }) => {
      for (const [i, listed] of texts.entries()) {
        if (listed.length > 0 && !game.enumerable) continue;
        for (const [text, move] of strangers) {
          const refused = game.check(itemAt(views, i), move) !== undefined;
          if (refused === listed.includes(text))
            fail(`${text} is ${refused ? 'listed and refused' : 'accepted unlisted'}`);
        }
      }
    },
  },
  {
    name: "chance's weights are positive and its outcomes distinct",
    always: ({ game, state, turn }) => {
      if (turn.kind !== 'chance') return;
      const list = game.chances(state);
      if (list.length === 0) fail('chance has nothing to choose from');
      for (const [, weight] of list)
        if (!Number.isInteger(weight) || weight <= 0) fail(`a weight of ${weight}`);
      const texts = new Set(list.map(([outcome]) => game.notation.chance.format(outcome)));
      if (texts.size !== list.length) fail('an outcome is listed twice');
    },
  },
  {
    name: 'a stable draw is one of the outcomes, and the same when drawn again',
    always: ({ game, state, turn, notes }) => {
      if (turn.kind !== 'chance') return;
      const { queue, reroll } = sourceOf(game, state);
      const counts = noted(notes, 'draws', () => new Map<string, number>());
      const drawn = counts.get(queue) ?? 0;
      if (reroll === undefined) counts.set(queue, drawn + 1);
      else if (drawn === 0) fail(`${queue}: a first throw is a reroll`);
      const draw = (): string =>
        game.notation.chance.format(drawStable(game, state, stableDraws('law'), drawn));
      const listed = game.chances(state).map(([outcome]) => game.notation.chance.format(outcome));
      const outcome = draw();
      if (!listed.includes(outcome)) fail(`${queue} ${drawn}: ${outcome} cannot be drawn`);
      same(draw(), outcome, 'drawn again');
    },
  },
  {
    name: 'moves and outcomes survive notation',
    always: ({ game, state, turn, moves, texts, notes }) => {
      const { move: moveText, chance: chanceText } = game.notation;
      // A text is read back once in a game; any later value with that text must be the same value.
      const known = noted(notes, 'read back', () => new Map<string, unknown>());
      for (const [i, list] of moves.entries()) {
        for (const [j, move] of list.entries()) {
          const text = itemAt(itemAt(texts, i), j);
          if (!known.has(text)) known.set(text, moveText.parse(text));
          same(known.get(text), move, `${text} read back`);
        }
      }
      if (turn.kind !== 'chance') return;
      for (const [outcome] of game.chances(state)) {
        const text = chanceText.format(outcome);
        if (!known.has(`* ${text}`)) known.set(`* ${text}`, chanceText.parse(text));
        same(known.get(`* ${text}`), outcome, `${text} read back`);
      }
    },
  },
  {
    name: 'apply changes nothing it is given, and answers the same twice',
    // The first law freezes the state, so a change throws.
    step: ({ game, state }, event) => {
      freezePlain(event, 'event');
      same(game.apply(state, event), game.apply(state, event), 'applied twice');
    },
  },
  {
    name: 'simultaneous moves commute',
    always: (moment) => {
      const { game, state, dice, moves } = moment;
      const acting = actors(moment);
      if (acting.length < 2) return;
      const events = acting.map((seat) => ({
        kind: 'move' as const,
        seat,
        move: pick(dice, itemAt(moves, seat)),
      }));
      const forth = events.reduce((now, event) => game.apply(now, event), state);
      const back = events.toReversed().reduce((now, event) => game.apply(now, event), state);
      same(back, forth, 'in the other order');
    },
  },
  {
    name: 'a pending choice shows to nobody else',
    always: (moment) => {
      const { game, state, dice, moves } = moment;
      const acting = actors(moment);
      if (acting.length < 2) return;
      for (const seat of acting) {
        const list = itemAt(moves, seat);
        const chosen = (): AnyState => game.apply(state, { kind: 'move', seat, move: pick(dice, list) });
        const [one, two] = [chosen(), chosen()];
        for (let i = 0; i <= moment.seats; i++) {
          if (i === seat) continue;
          const viewer = viewerOf(moment, i);
          same(
            game.view(one, viewer),
            game.view(two, viewer),
            `what ${viewer} sees of seat ${seat}'s choice`,
          );
        }
      }
    },
  },
  {
    name: 'an imagined state looks the same and its pieces add up',
    always: (moment) => {
      const { game, views, dice, notes, state } = moment;
      for (const [i, view] of views.entries()) {
        const imagined = game.imagine(view, dice);
        game.audit(imagined);
        same(game.view(imagined, viewerOf(moment, i)), view, `imagined by ${viewerOf(moment, i)}`);
        if (!notes.has('hidden') && difference(withoutViewer(view), state)) notes.set('hidden', true);
        if (difference(imagined, state)) notes.set('varied', true);
      }
    },
  },
  {
    name: 'imagination varies',
    atEnd: ({ record, notes }) => {
      // A game without secrets has nothing to imagine.
      if (record.seats > 1 && notes.has('hidden') && !notes.has('varied'))
        fail('every imagined state was the real one');
    },
  },
  {
    name: 'when it is over nothing is hidden',
    always: ({ game, state, turn, views, dice, seats }) => {
      if (turn.kind !== 'over') return;
      for (const view of views) {
        same(withoutViewer(view), withoutViewer(itemAt(views, seats)), 'the views at the end');
        same(game.imagine(view, dice), state, 'imagined at the end');
      }
    },
  },
  {
    name: 'the clock makes a legal move',
    always: (moment) => {
      const { game, views } = moment;
      for (const seat of actors(moment)) {
        const move = game.clock?.timeUp(itemAt(views, seat));
        if (move === undefined) continue;
        const reason = game.check(itemAt(views, seat), move);
        if (reason) fail(`the clock's move is refused: ${reason.code}`);
        same(game.notation.move.parse(game.notation.move.format(move)), move, "the clock's move read back");
      }
    },
  },
  {
    name: 'every game ends',
    atEnd: ({ turn, record }) => {
      if (turn.kind !== 'over') fail(`still going after ${record.events.length} events`);
    },
  },
  {
    name: 'scores cover every seat and the winners are among them',
    atEnd: ({ turn, record: { seats } }) => {
      if (turn.kind !== 'over') return;
      if (turn.scores.length !== seats) fail(`${turn.scores.length} scores for ${seats} seats`);
      if (!turn.scores.every(Number.isInteger)) fail('a score is not a whole number');
      if (turn.winners.length === 0) fail('nobody wins');
      for (const winner of turn.winners) {
        if (!Number.isInteger(winner) || winner < 0 || winner >= seats) fail(`seat ${winner} wins`);
      }
      if (new Set(turn.winners).size !== turn.winners.length) fail('a seat wins twice');
    },
  },
  {
    name: 'the events alone, as text, rebuild the game',
    atEnd: ({ game, record, last }) => {
      const lookup = (id: string) => (id === game.id ? game : undefined);
      // The game at hand may itself be a series: its record is then told as one game of that kind.
      const plain = { ...record, series: null };
      const parsed = parseRecord(formatRecord(plain, lookup), lookup);
      if ('error' in parsed) throw new Error(`the record does not parse: ${parsed.error.code}`);
      same(parsed.record, plain, 'the record read back');
      const replay = replayRecord(parsed.record, lookup);
      if (replay.error) fail(`the record does not replay: ${replay.error.code}`);
      same(replay.match.state, last, 'the last state rebuilt');
    },
  },
];

/** A view without its viewer, and the views inside it likewise: comparable with other viewers' and with the state. */
const withoutViewer = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutViewer);
  if (typeof value !== 'object' || value === null) return value;
  const isView = 'news' in value;
  const entries = Object.entries(value).filter(([key]) => !(isView && key === 'seat'));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutViewer(inner)]));
};
