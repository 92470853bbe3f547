// Finds the address at which friends reach this server. A page opened as `localhost` has one that works on this machine only; the
// server knows better ones.
import { ServerInfo } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { request } from './api.ts';

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\]|.*\.localhost)$/;

/** Origins to choose from; empty: nobody else can reach this server; `undefined`: it has not said so yet. */
export const useReachable = (): readonly string[] | undefined => {
  const { origin, hostname } = location;
  const isLocal = LOCAL.test(hostname);
  const found = useSignal<readonly string[] | undefined>(isLocal ? undefined : [origin]);
  useEffect(() => {
    if (!isLocal) return;
    request('GET', '/api/server', ServerInfo)
      .then(({ addresses }) => {
        found.value = addresses ?? [origin];
      })
      .catch(() => {
        found.value = [origin];
      });
  }, [isLocal, origin, found]);
  return found.value;
};
