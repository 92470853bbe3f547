// Where friends reach this server. A page that was opened as `localhost` has an address that works on this machine only; the
// server knows better ones.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { request } from '../../online/api.ts';

export interface Reachable {
  /** Origins to choose from; empty: nobody else can reach this server. */
  readonly origins: readonly string[];
}

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\]|.*\.localhost)$/;

export const isLocalHost = (hostname: string): boolean => LOCAL.test(hostname);

/** `undefined` while the server has not said it yet. */
export const useReachable = (): Reachable | undefined => {
  const { origin, hostname } = location;
  const isLocal = isLocalHost(hostname);
  const found = useSignal<Reachable | undefined>(isLocal ? undefined : { origins: [origin] });
  useEffect(() => {
    if (!isLocal) return;
    request<{ readonly addresses?: readonly string[] }>('GET', '/api/server')
      .then(({ addresses }) => {
        found.value = { origins: addresses ?? [origin] };
      })
      .catch(() => {
        found.value = { origins: [origin] };
      });
  }, [isLocal, origin, found]);
  return found.value;
};
