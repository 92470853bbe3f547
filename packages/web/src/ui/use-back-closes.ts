// While something lies over the page, the browser's way back closes it and stays on the page.
import { useEffect } from 'preact/hooks';
import { enterSheet, leaveSheet } from '../shell/router.ts';

/** `close` says whether there is something else to be closed below. */
export const useBackCloses = (isOpen: boolean, close: () => boolean): void => {
  useEffect(() => {
    if (!isOpen) return;
    enterSheet();
    let isBack = false;
    const back = (): void => {
      isBack = !close();
      if (!isBack) enterSheet();
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (!isBack) leaveSheet();
    };
  }, [isOpen]);
};
