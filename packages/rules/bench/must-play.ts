// Measures how long it takes to decide that a seat must lay a tile, if sets with jokers are fixed: random games to an
// empty pool, the question asked anew at every turn. npx tsx packages/rules/bench/must-play.ts [games]
import { pick, seeded } from '../src/dice.ts';
import type { Bot } from '../src/game.ts';
import { playOut } from '../src/match/play-out.ts';
import { presetOptions } from '../src/options.ts';
import { findPlay, type Rummikub, rummikub, type State } from '../src/rummikub/index.ts';

const GAMES = Number(process.argv[2] ?? 100);

/** Lays tiles more often than not, so that the table fills. */
const eager: Bot<Rummikub> = {
  id: 'eager',
  choose: (view, dice) => {
    const moves = [...rummikub.moves(view)];
    return pick(dice, moves.length > 1 ? moves.slice(1) : moves);
  },
};

const at = (times: readonly number[], part: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1).padStart(8);

console.log(
  `${'preset'.padEnd(20)}${'asked'.padStart(8)}${'p50'.padStart(8)}${'p99'.padStart(8)}${'max'.padStart(8)}  ms`,
);
for (const preset of ['carlit-fr-2007', 'carlit-it-2007', 'sabra-classic', 'carlit-de-2007']) {
  const options = presetOptions(rummikub, preset);
  const times: number[] = [];
  for (let n = 0; n < GAMES; n++) {
    const seats = 2 + (n % 3);
    const players = Array.from({ length: seats }, () => eager);
    playOut({
      game: rummikub,
      seats,
      options,
      players,
      dice: seeded(`must play ${n}`),
      limit: 1500,
      tell: (event, before) => {
        const state = before.state as State;
        if (event.kind !== 'move' || state.phase !== 'turn' || state.pool.some((count) => count > 0)) return;
        const view = rummikub.view(state, event.seat);
        // A rack that has not been asked about yet.
        const racks = view.racks.map((rack) => [...rack]);
        const started = performance.now();
        findPlay({ ...view, racks });
        times.push(performance.now() - started);
      },
    });
  }
  times.sort((a, b) => a - b);
  console.log(
    `${preset.padEnd(20)}${String(times.length).padStart(8)}${at(times, 0.5)}${at(times, 0.99)}${at(times, 1)}`,
  );
}
