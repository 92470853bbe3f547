// So many tables with two scripted players each, who move about as often as people in a hurry, until they are told to go.

import { Connection } from '@crescendo/protocol/connection';
import { type AnyTypes, gameById, pick, seeded } from '@crescendo/rules';
import { openSocket } from '@crescendo/server';

const [url = '', count = '200'] = process.argv.slice(2);
const GAMES = ['5vor12', 'rummikub', 'finito', 'qwinto'];
/** Between two moves of one player. */
const PAUSE = 2000;

const ask = async (token: string, path: string, body: object): Promise<AnyTypes> => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};

let moves = 0;

const sitDown = (token: string, table: string, game: AnyTypes, seed: string): void => {
  const dice = seeded(seed);
  let decided = -1;
  const think = (state: AnyTypes): void => {
    const { view, turn, seat } = state;
    if (turn?.kind !== 'players' || !turn.seats.includes(seat) || state.decided === decided) return;
    decided = state.decided;
    setTimeout(
      () => {
        const listed = [...game.moves(view)];
        const text = game.notation.move.format(pick(dice, listed));
        line.move(table, text).then(
          () => moves++,
          () => {
            // Somebody was faster, or the game is over.
          },
        );
      },
      PAUSE * (0.5 + dice()),
    );
  };
  const line = new Connection(() => openSocket(url, token), {
    onMessage: (message) => message.type === 'state' && think(message),
  });
  line.watch(table);
};

for (let n = 0; n < Number(count); n++) {
  const id = GAMES[n % GAMES.length]!;
  const tokens = [(await ask('', '/api/me', {})).token, (await ask('', '/api/me', {})).token];
  const { id: table } = await ask(tokens[0], '/api/tables', { game: id, seats: 2, absent: 0 });
  await ask(tokens[1], `/api/tables/${table}/sit`, {});
  for (const [seat, token] of tokens.entries()) sitDown(token, table, gameById(id), `${n}:${seat}`);
}
console.log('ready');
process.on('SIGTERM', () => {
  console.log(`the crowd made ${moves} moves`);
  process.exit(0);
});
