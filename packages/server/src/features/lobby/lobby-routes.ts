import { TableList } from '@crescendo/protocol';
import { routesWith } from '../../http/route.ts';
import { type LobbyServices, lobbyFor } from './lobby.ts';

const route = routesWith<LobbyServices>();

export const LOBBY_ROUTES = [
  route('GET /api/tables', 'The lobby: public tables that wait for players or can be watched', {
    response: TableList,
    isPublic: true,
    run: async ({ services, person }) => ({ tables: await lobbyFor(services, person?.id ?? null) }),
  }),
];
