// All routes of the HTTP API. The first that matches is taken.
import { CHAT_ROUTES } from '../features/chat/chat-routes.ts';
import { DAILY_ROUTES } from '../features/daily/daily-routes.ts';
import { GROUP_ROUTES } from '../features/groups/group-routes.ts';
import { LIST_ROUTES } from '../features/lists/list-routes.ts';
import { LOBBY_ROUTES } from '../features/lobby/lobby-routes.ts';
import { PEOPLE_ROUTES } from '../features/people/people-routes.ts';
import { PUSH_ROUTES } from '../features/push/push-routes.ts';
import { REMATCH_ROUTES } from '../features/rematch/rematch-routes.ts';
import { TABLE_ROUTES } from '../features/tables/table-routes.ts';
import { VIEW_ROUTES } from '../features/tables/view-routes.ts';
import type { Route } from '../http/route.ts';
import { serverRoutes } from '../http/server-routes.ts';
import type { Services } from './wiring.ts';

/** `pushKey`: the public key for push notifications. */
export const ROUTES = (pushKey: () => string | null): readonly Route<Services>[] => [
  ...PEOPLE_ROUTES,
  ...PUSH_ROUTES,
  ...LOBBY_ROUTES,
  ...LIST_ROUTES,
  ...TABLE_ROUTES,
  ...VIEW_ROUTES,
  ...CHAT_ROUTES,
  ...REMATCH_ROUTES,
  ...GROUP_ROUTES,
  ...DAILY_ROUTES,
  ...serverRoutes(pushKey),
];
