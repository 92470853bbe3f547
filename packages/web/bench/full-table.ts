// A kept Rummikub game with about a hundred tiles on the table and seat A to play: played by bots, found by trying.
import { botFor } from '@crescendo/bots';
import { type AnyTypes, type Event, formatRecord, gameById, roll, seeded } from '@crescendo/rules';
import { type Move, rummikub, type State, type View } from '@crescendo/rules/rummikub';

const SEATS = 2;

const tilesOn = (state: State): number => state.table.reduce((sum, { tiles }) => sum + tiles.length, 0);

/** The kept game as JSON, and how many tiles lie on its table. */
export const fullTable = async (least = 92): Promise<{ readonly saved: string; readonly tiles: number }> => {
  const bot = (await botFor(rummikub, 'greedy'))!;
  const options = { ...rummikub.options, emptyPool: 'playOn' as const };
  let best: { tiles: number; events: Event<AnyTypes>[] } = { tiles: 0, events: [] };
  for (let seed = 1; seed <= 12 && best.tiles < least; seed++) {
    const dice = seeded(`full:${seed}`);
    const events: Event<AnyTypes>[] = [];
    // Everybody draws until nothing is left, and only then plays.
    const choose = (view: View): Move =>
      view.phase === 'turn' && view.pool > 0 ? { type: 'draw' } : bot.choose(view, dice);
    let state = rummikub.setup(SEATS, options);
    for (let turn = rummikub.turn(state); turn.kind !== 'over'; turn = rummikub.turn(state)) {
      if (turn.kind === 'players' && turn.seats[0] === 0 && tilesOn(state) > best.tiles)
        best = { tiles: tilesOn(state), events: [...events] };
      const seat = turn.kind === 'players' ? turn.seats[0]! : undefined;
      const event: Event<AnyTypes> =
        seat === undefined
          ? roll(rummikub, state, dice)
          : { kind: 'move', seat, move: choose(rummikub.view(state, seat)) };
      events.push(event);
      state = rummikub.apply(state, event);
    }
  }
  const record = {
    game: 'rummikub',
    seats: SEATS,
    options,
    series: null,
    names: [],
    fairness: {},
    result: null,
    events: best.events,
  };
  const players = Array.from({ length: SEATS }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: '' } : { kind: 'bot', level: 'beginner', name: '' },
  );
  const setup = {
    game: 'rummikub',
    preset: '',
    options,
    series: null,
    players,
    clock: 0,
    seed: 'full',
    coach: false,
  };
  const saved = {
    version: 1,
    id: 'full',
    setup,
    record: formatRecord(record, gameById),
    decisions: 50,
    over: false,
    updated: 1,
  };
  return { saved: JSON.stringify(saved), tiles: best.tiles };
};
