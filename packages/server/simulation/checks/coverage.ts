// Each command of the server, and the checks that would notice its absence or a mistake in it; or the test that does, where
// the simulation does not send it.
import type { CLIENT_MESSAGES } from '@crescendo/protocol';
import type { Check } from './check.ts';

/** By message of a socket. */
export const MESSAGES: { readonly [type in keyof typeof CLIENT_MESSAGES]: readonly Check[] } = {
  ping: ['converge'],
  watch: ['watch', 'news', 'replay', 'converge'],
  unwatch: ['news'],
  move: ['kept', 'once', 'answer', 'legal', 'dice'],
  say: ['talk', 'watch'],
  draft: ['drafts'],
};

/** By route that changes something. */
export const COMMANDS: { readonly [route: string]: readonly Check[] } = {
  'POST /api/me': ['converge'],
  'PATCH /api/me': ['converge'],
  'POST /api/tables': ['no-gaps', 'lists', 'converge'],
  'POST /api/tables/:table/sit': ['asked', 'lists', 'converge'],
  'POST /api/tables/:table/dice': ['asked', 'dice', 'converge'],
  'POST /api/tables/:table/leave': ['asked', 'lists'],
  'POST /api/tables/:table/bot': ['asked', 'bots'],
  'POST /api/tables/:table/host': ['asked'],
  'POST /api/tables/:table/pause': ['asked', 'clock'],
  'POST /api/tables/:table/absence': ['asked'],
  'POST /api/tables/:table/take-back': ['asked', 'consent', 'news'],
  'POST /api/tables/:table/review': ['asked'],
  'POST /api/tables/:table/rematch': ['asked', 'converge'],
  'POST /api/tables/:table/moves': ['kept', 'once', 'answer', 'legal'],
  'POST /api/groups': ['groups'],
  'POST /api/groups/:group/join': ['groups'],
};

/** By route that the simulation does not use: the test that does, on a real server. */
export const TESTED_ELSEWHERE: { readonly [route: string]: string } = {
  'DELETE /api/me': 'src/features/people/people.test.ts',
  'POST /api/me/code': 'src/features/people/people.test.ts',
  'POST /api/me/join': 'src/features/people/people.test.ts',
  'POST /api/me/exercises': 'src/features/people/people.test.ts',
  'POST /api/me/push': 'src/features/push/push.test.ts',
  'POST /api/tables/quick': 'src/features/lobby/quick-game.test.ts',
  'POST /api/tables/:table/remove': 'test/evenings/removal.test.ts',
  'POST /api/tables/:table/readmit': 'test/evenings/removal.test.ts',
  'POST /api/tables/:table/nudge': 'test/evenings/nudge.test.ts',
  'POST /api/tables/:table/back': 'test/evenings/nudge.test.ts',
  'POST /api/tables/:table/offer': 'test/api/spectators-and-rematch.test.ts',
  'POST /api/tables/:table/decline': 'test/api/spectators-and-rematch.test.ts',
  'POST /api/tables/:table/start': 'src/hosting/tables.test.ts',
  'POST /api/tables/:table/close': 'src/features/retention/retention.test.ts',
  'PATCH /api/groups/:group': 'src/features/groups/groups.test.ts',
  'POST /api/groups/:group/decline': 'src/features/groups/groups.test.ts',
  'POST /api/groups/:group/leave': 'src/features/groups/groups.test.ts',
  'POST /api/daily/:game': 'src/features/daily/daily.test.ts',
};
