// A page that is drawn once what it shows has been read.
import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';

/** `load` never fails: where the browser refuses, there is nothing to show. */
export const afterLoading = <P extends object>(
  load: () => Promise<unknown>,
  Page: ComponentType<P>,
): ((props: P) => VNode | null) => {
  let isLoaded = false;
  return (props: P) => {
    const here = useSignal(isLoaded);
    useEffect(() => {
      if (here.value) return;
      void load().then(() => {
        isLoaded = true;
        here.value = true;
      });
    }, []);
    return here.value ? <Page {...props} /> : null;
  };
};
