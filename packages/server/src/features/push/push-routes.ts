import { PushTarget } from '@crescendo/protocol';
import { routesWith } from '../../http/route.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { RequestError } from '../../table/request-error.ts';
import { isPushService } from './push.ts';
import type { PushStore } from './push-store.ts';

interface PushRouteServices {
  readonly store: { readonly push: PushStore };
  readonly now: () => number;
}

const route = routesWith<PushRouteServices>();

export const PUSH_ROUTES = [
  route(
    'POST /api/me/push',
    'Send push notifications to this address when it is your turn and no page is open',
    {
      body: PushTarget,
      run: async ({ services, requirePerson, body }) => {
        const { endpoint, keys } = body;
        if (!isPushService(endpoint)) throw new RequestError('bad-message', { code: 'not-a-push-service' });
        await asRetryable(
          services.store.push.add(requirePerson().id, { endpoint, ...keys, made: services.now() }),
        );
      },
    },
  ),
];
