// The section the address points at: scrolled to, and marked for a moment.
import { useEffect } from 'preact/hooks';
import { reducesMotion } from '../../../shell/motion.ts';

/** Shows this section and marks it for a moment. */
export const markSection = (id: string): void => {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({ block: 'start', behavior: reducesMotion() ? 'auto' : 'smooth' });
  section.focus({ preventScroll: true });
  section.classList.remove('pointed-at');
  // Reading the layout lets the animation start again.
  void section.offsetWidth;
  section.classList.add('pointed-at');
};

/** Goes to a section from the contents, and puts it into the address. */
export const showSection = (id: string): void => {
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${id}`);
  markSection(id);
};

const asked = (): string => decodeURIComponent(location.hash.slice(1));

export const useHash = (ready: boolean): void => {
  useEffect(() => {
    if (!ready) return;
    const follow = (): void => {
      if (asked() !== '') markSection(asked());
    };
    // One frame later the page has its height.
    const frame = requestAnimationFrame(follow);
    addEventListener('hashchange', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('hashchange', follow);
    };
  }, [ready]);
};
