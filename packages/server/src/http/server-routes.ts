import { botsOf } from '@crescendo/bots';
import { GameList, PROTOCOL, ServerInfo } from '@crescendo/protocol';
import { GAMES } from '@crescendo/rules';
import { route } from './route.ts';

export const serverRoutes = (pushKey: () => string | null) => [
  route('GET /api/server', 'The version of the protocol, and the key for push notifications', {
    response: ServerInfo,
    isPublic: true,
    run: async () => ({ name: 'crescendo', protocol: PROTOCOL, pushKey: pushKey() }),
  }),
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
