import { botsOf } from '@crescendo/bots';
import { GameList, ServerInfo } from '@crescendo/protocol';
import { GAMES } from '@crescendo/rules';
import { routesWith } from './route.ts';

const route = routesWith<unknown>();

export const serverRoutes = (pushKey: () => string | null) => [
  route(
    'GET /api/server',
    'The version of the protocol, the key for push notifications, and where others reach this server',
    {
      response: ServerInfo,
      isPublic: true,
      run: async ({ reachable, protocol }) => {
        const addresses = reachable();
        return {
          name: 'crescendo' as const,
          protocol,
          pushKey: pushKey(),
          ...(addresses !== null && { addresses: [...addresses] }),
        };
      },
    },
  ),
  route('GET /api/games', 'The games, their options, presets and bots', {
    response: GameList,
    isPublic: true,
    run: async () => ({
      games: GAMES.map((game) => ({
        id: game.id,
        seats: game.seats,
        options: game.options,
        optionKinds: game.optionKinds,
        presets: game.presets,
        series: game.series ?? null,
        bots: botsOf(game),
      })),
    }),
  }),
];
