// A saved Rummikub game with about a hundred tiles on the table and seat A to play: played by bots, found by trying.
import { loadBots } from '@crescendo/bots/rummikub';
import { formatRecord, gameById, itemAt, Match, range, seeded } from '@crescendo/rules';
import { type Move, type Rummikub, rummikub, type View } from '@crescendo/rules/rummikub';

const SEATS = 2;

const tilesOn = ({ table }: View): number => table.reduce((sum, { tiles }) => sum + tiles.length, 0);

/** The saved game as JSON, and how many tiles lie on its table. */
export const fullTable = async (least = 92): Promise<{ readonly saved: string; readonly tiles: number }> => {
  const bot = (await loadBots()).bots.greedy;
  const options = { ...rummikub.options, emptyPool: 'playOn' as const };
  let best: { tiles: number; match: Match<Rummikub> | undefined } = { tiles: 0, match: undefined };
  for (let seed = 1; seed <= 12 && best.tiles < least; seed++) {
    const dice = seeded(`full:${seed}`);
    // Everybody draws until nothing is left, and only then plays.
    const choose = (view: View): Move =>
      view.phase === 'turn' && view.pool > 0 ? { type: 'draw' } : bot.choose(view, dice);
    let match = Match.begin({ game: rummikub, seats: SEATS, options }).settle(dice);
    for (let { turn } = match; turn.kind === 'players'; turn = match.turn) {
      const seat = itemAt(turn.seats, 0);
      const view = match.view(seat);
      if (seat === 0 && tilesOn(view) > best.tiles) best = { tiles: tilesOn(view), match };
      match = match.after({ kind: 'move', seat, move: choose(view) }).settle(dice);
    }
  }
  if (!best.match) throw new Error('no game was found');
  const players = range(SEATS).map((seat) =>
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
  };
  const saved = {
    version: 1,
    id: 'full',
    setup,
    record: formatRecord(best.match.record(), gameById),
    decisions: 50,
    over: false,
    updated: 1,
  };
  return { saved: JSON.stringify(saved), tiles: best.tiles };
};
