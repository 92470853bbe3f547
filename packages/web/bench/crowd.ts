// Runs tables with two scripted players each, who move about as often as people in a hurry, until they are told to go.

import type { TableInfo, TableState } from '@crescendo/protocol';
import { Connection } from '@crescendo/protocol/connection';
import { PROTOCOL, PROTOCOL_HEADER } from '@crescendo/protocol/version';
import { type AnyGame, type AnyView, GAME_IDS, GAMES_BY_ID, itemAt, pick, seeded } from '@crescendo/rules';
import { openSocket } from '@crescendo/server';

const [url = '', count = '200'] = process.argv.slice(2);
/** Between two moves of one player. */
const PAUSE = 2000;

const request = async <T>(token: string, path: string, body: object): Promise<T> => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [PROTOCOL_HEADER]: String(PROTOCOL),
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
};

let moves = 0;

const sitDown = (token: string, table: string, game: AnyGame, seed: string): void => {
  const dice = seeded(seed);
  let decided = -1;
  const think = (state: TableState): void => {
    const { view, turn, seat } = state;
    if (turn?.kind !== 'players' || seat === null || !turn.seats.includes(seat)) return;
    if (state.decided === decided) return;
    decided = state.decided;
    setTimeout(
      () => {
        const listed = [...game.moves(view as AnyView)];
        const text = game.notation.move.format(pick(dice, listed));
        connection.move(table, text).then(
          () => moves++,
          () => {
            // Somebody was faster, or the game is over.
          },
        );
      },
      PAUSE * (0.5 + dice()),
    );
  };
  const connection = new Connection((table) => openSocket(url, token, table), {
    onMessage: (message) => message.type === 'state' && think(message),
  });
  connection.watch(table);
};

for (let n = 0; n < Number(count); n++) {
  const id = itemAt(GAME_IDS, n % GAME_IDS.length);
  const newToken = async (): Promise<string> =>
    (await request<{ readonly token: string }>('', '/api/me', {})).token;
  const tokens = [await newToken(), await newToken()] as const;
  const { id: table } = await request<TableInfo>(tokens[0], '/api/tables', { game: id, seats: 2, absent: 0 });
  await request(tokens[1], `/api/tables/${table}/sit`, {});
  for (const [seat, token] of tokens.entries()) sitDown(token, table, GAMES_BY_ID[id], `${n}:${seat}`);
}
console.log('ready');
process.on('SIGTERM', () => {
  console.log(`the crowd made ${moves} moves`);
  process.exit(0);
});
