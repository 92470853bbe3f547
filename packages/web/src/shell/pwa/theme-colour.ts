// The browser's own bars take the colour of the top of the page.
import { effect } from '@preact/signals';
import { path } from '../router.ts';
import { isDark } from '../theme.ts';

/** Baize on the home page, the room anywhere else; light, then dark. */
const COLOURS = { home: ['#41705a', '#2a4236'], room: ['#f6f1e7', '#1d1915'] } as const;

export const colourBars = (): void => {
  effect(() => {
    const colour = COLOURS[path.value === '/' ? 'home' : 'room'][isDark() ? 1 : 0];
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = colour;
  });
};
