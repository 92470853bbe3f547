// A page, or a part of one, that is loaded when it is first shown.
import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';

export const lazy = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ((props: P) => VNode | null) => {
  let loaded: ComponentType<P> | undefined;
  return (props: P) => {
    const here = useSignal(loaded);
    const error = useSignal<unknown>(undefined);
    useEffect(() => {
      if (here.value) return;
      load().then(
        (Page) => {
          loaded = Page;
          here.value = Page;
        },
        (reason) => {
          error.value = reason;
        },
      );
    }, []);
    if (error.value !== undefined) throw error.value;
    const Page = here.value;
    return Page ? <Page {...props} /> : null;
  };
};
