// Carries theme, motion and the look of the tiles over to the document, where the style sheets read them.
import { effect } from '@preact/signals';
import { reducesMotion, resting, watchForRest } from './motion.ts';
import { settings } from './settings.ts';
import { isDark } from './theme.ts';

export const applyAppearance = (root: HTMLElement): void => {
  watchForRest();
  effect(() => {
    root.dataset.theme = isDark() ? 'dark' : 'light';
    root.dataset.motion = reducesMotion() ? 'none' : 'some';
    if (resting.value) root.style.setProperty('--endless', '1');
    else root.style.removeProperty('--endless');
    root.dataset.tiles = settings.largeTiles.value ? 'large' : 'normal';
    root.dataset.shapes = settings.shapes.value ? 'on' : 'off';
  });
};
