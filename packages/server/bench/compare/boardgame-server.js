// boardgame.io's server with the same Qwinto, in memory: `node boardgame-server.js <folder it is installed in>`.
// The rules are ours, so that both servers compute the same game; the rest is boardgame.io as its documentation sets it up,
// without undo, and with the state read around Immer's slow proxies.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Match, qwinto } from '@crescendo/rules';

const [folder = '.'] = process.argv.slice(2);
const require = createRequire(join(folder, 'package.json'));
const { Server } = require('boardgame.io/server');
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core');
const { original } = require('immer');

const OPTIONS = { ...qwinto.options, misthrowLimit: 9, rowsToEnd: 3 };

const settled = (state, dice) => {
  let after = state;
  while (qwinto.turn(after).kind === 'chance') {
    const chances = qwinto.chances(after);
    const [outcome] = chances[Math.floor(dice() * chances.length)];
    after = qwinto.apply(after, { kind: 'chance', outcome });
  }
  return after;
};

const play = ({ G, playerID, random }, text) => {
  const state = original(G);
  const seat = Number(playerID);
  const move = qwinto.notation.move.parse(text);
  if (move === undefined || qwinto.check(qwinto.view(state, seat), move) !== undefined) return INVALID_MOVE;
  return settled(qwinto.apply(state, { kind: 'move', seat, move }), random.Number);
};

const game = {
  name: 'qwinto',
  setup: ({ ctx, random }) =>
    settled(
      Match.begin({ game: qwinto, seats: ctx.numPlayers, options: OPTIONS, series: null }).state,
      random.Number,
    ),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { play: { move: play, client: false, ignoreStaleStateID: true } },
  endIf: ({ G }) => {
    const turn = qwinto.turn(G);
    return turn.kind === 'over' ? { winners: turn.winners } : undefined;
  },
  playerView: ({ G, playerID }) => qwinto.view(G, playerID === null ? null : Number(playerID)),
  disableUndo: true,
};

const server = Server({ games: [game], origins: [/.*/] });
const { appServer } = await server.run({ port: Number(process.env.PORT ?? 0), callback: () => {} });
process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
