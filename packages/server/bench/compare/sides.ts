// The two servers seen by a client: how to make a table for two, sit down and send a move on a raw socket.
import {
  type Change,
  newMoveId,
  type ServerMessage,
  socketPath,
  type TableState,
  withChange,
} from '@crescendo/protocol';
import type { qwinto } from '@crescendo/rules';
import { newTable, newToken } from '../clients.ts';
import { RawSocket } from './raw-socket.ts';

/** A view of Qwinto, the game of this bench. */
export type View = Parameters<typeof qwinto.moves>[0];

/** The content of a message, for a client of either server. */
export interface Heard {
  /** Its own move has taken effect. */
  readonly isDone: boolean;
  /** The newest view, if the message carries one. */
  readonly view?: View;
}

export interface Client {
  readonly bytes: number;
  join(table: string, seat: number, onHeard: (heard: Heard) => void): void;
  move(text: string): void;
  close(): void;
}

export interface Side {
  /** Two clients, and how to make their next table. */
  pair(
    url: string,
  ): Promise<{ readonly clients: readonly Client[]; readonly makeTable: () => Promise<string> }>;
}

const post = async <T>(url: string, path: string, body: object): Promise<T> => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
};

const crescendoClient = async (url: string, token: string): Promise<Client> => {
  const socket = await RawSocket.open(url, socketPath(), { Authorization: `Bearer ${token}` });
  let table = '';
  let state: TableState | undefined;
  // The tables of this bench play Qwinto.
  const heard = (isDone: boolean): Heard => ({
    isDone,
    ...(state?.view && { view: state.view as unknown as View }),
  });
  const read = (text: string): Heard => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'error') throw new Error(text);
    if (message.type === 'done') return { isDone: true };
    if (message.type === 'state' && message.table.id === table) state = message;
    if (message.type !== 'change' || message.table !== table) return heard(false);
    state = withChange(state, message.state as Change) as TableState;
    return heard(message.done !== undefined);
  };
  return {
    get bytes() {
      return socket.bytes;
    },
    join(next, _seat, onHeard) {
      if (table !== '') socket.send(JSON.stringify({ type: 'unwatch', table }));
      [table, state] = [next, undefined];
      socket.onText = (text) => onHeard(read(text));
      socket.send(JSON.stringify({ type: 'watch', table, changes: true }));
    },
    move: (move) => socket.send(JSON.stringify({ type: 'move', table, id: newMoveId(), move })),
    close: () => socket.close(),
  };
};

export const crescendo: Side = {
  pair: async (url) => {
    const tokens = [await newToken(url), await newToken(url)];
    const clients = await Promise.all(tokens.map((token) => crescendoClient(url, token)));
    return { clients, makeTable: () => newTable(url, tokens) };
  },
};

/** A message of boardgame.io: an engine.io message, a socket.io event of the namespace, and JSON. */
const EVENT = '42/qwinto,';

interface LogEntry {
  readonly action: { readonly payload: { readonly playerID: string } };
}

const boardgameClient = async (url: string, credentials: Map<string, string>): Promise<Client> => {
  const socket = await RawSocket.open(url, '/socket.io/?EIO=4&transport=websocket', {});
  let [table, player, version] = ['', '', 0];
  let onHeard: (heard: Heard) => void = () => {};
  const emit = (...event: unknown[]): void => socket.send(`${EVENT}${JSON.stringify(event)}`);
  const read = (text: string): Heard => {
    const [name, match, told, log = []] = JSON.parse(text.slice(EVENT.length));
    if (match !== table || (name !== 'update' && name !== 'sync')) return { isDone: false };
    const state = name === 'sync' ? told.state : told;
    version = state._stateID;
    const isOwn = ({ action }: LogEntry): boolean => action.payload.playerID === player;
    const isDone = name === 'update' && log.some(isOwn);
    return { isDone, view: state.G };
  };
  await new Promise<void>((resolve) => {
    socket.onText = (text) => {
      if (text.startsWith('0')) socket.send('40/qwinto,');
      else if (text.startsWith('40')) resolve();
    };
  });
  socket.onText = (text) => {
    if (text === '2') socket.send('3');
    else if (text.startsWith(EVENT)) onHeard(read(text));
  };
  return {
    get bytes() {
      return socket.bytes;
    },
    join(next, seat, hear) {
      [table, player, onHeard] = [next, String(seat), hear];
      emit('sync', table, player, credentials.get(`${table} ${player}`), 2);
    },
    move: (move) =>
      emit(
        'update',
        {
          type: 'MAKE_MOVE',
          payload: {
            type: 'play',
            args: [move],
            playerID: player,
            credentials: credentials.get(`${table} ${player}`),
          },
        },
        version,
        table,
        player,
      ),
    close: () => socket.close(),
  };
};

export const boardgame: Side = {
  pair: async (url) => {
    const credentials = new Map<string, string>();
    const clients = await Promise.all([0, 1].map(() => boardgameClient(url, credentials)));
    const makeTable = async (): Promise<string> => {
      const { matchID } = await post<{ matchID: string }>(url, '/games/qwinto/create', { numPlayers: 2 });
      for (const playerID of ['0', '1']) {
        const path = `/games/qwinto/${matchID}/join`;
        const joined = await post<{ playerCredentials: string }>(url, path, { playerID, playerName: 'x' });
        credentials.set(`${matchID} ${playerID}`, joined.playerCredentials);
      }
      return matchID;
    };
    return { clients, makeTable };
  },
};
