// What a player likes: one signal for each setting, kept by the browser.

import { LANGUAGES, type Language } from '@crescendo/words';
import { effect, type Signal, signal } from '@preact/signals';
import { keep, readKeptJson } from './kept.ts';

export interface Settings {
  /** `auto`: what the browser speaks. */
  language: Language | 'auto';
  theme: 'system' | 'light' | 'dark';
  largeTiles: boolean;
  /** A shape beside every colour. */
  shapes: boolean;
  motion: 'system' | 'less';
  /** How fast things move. */
  speed: 'slow' | 'normal' | 'fast';
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  vibration: boolean;
  /** Ask before a move is final. */
  confirm: boolean;
  /** The player's own name, where one is wanted. */
  name: string;
}

const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'system',
  largeTiles: false,
  shapes: true,
  motion: 'system',
  speed: 'normal',
  sound: true,
  volume: 0.5,
  vibration: true,
  confirm: false,
  name: '',
};

const kept: Partial<Settings> = readKeptJson('settings') ?? {};

/** Kept values of another type than the default are nonsense, and left aside. */
const sane = <K extends keyof Settings>(key: K): Settings[K] =>
  typeof kept[key] === typeof DEFAULTS[key] ? kept[key]! : DEFAULTS[key];

export const settings = Object.fromEntries(
  (Object.keys(DEFAULTS) as (keyof Settings)[]).map((key) => [key, signal(sane(key))]),
) as unknown as { readonly [K in keyof Settings]: Signal<Settings[K]> };

let last: string | undefined;
effect(() => {
  const now = JSON.stringify(
    Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, value.value])),
  );
  // What was just read is not written again.
  if (last !== undefined && now !== last) keep('settings', now);
  last = now;
});

/** The first language of the browser that we speak. */
export const spoken = (): Language => {
  const chosen = settings.language.value;
  if (chosen !== 'auto' && LANGUAGES.includes(chosen)) return chosen;
  const wanted = globalThis.navigator?.languages ?? [];
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
};

const media = (query: string): Signal<boolean> => {
  const list = globalThis.matchMedia?.(query);
  const matches = signal(list?.matches ?? false);
  list?.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};

const systemDark = media('(prefers-color-scheme: dark)');
const systemStill = media('(prefers-reduced-motion: reduce)');

export const isDark = (): boolean =>
  settings.theme.value === 'dark' || (settings.theme.value === 'system' && systemDark.value);

/** Does the player want things to stay still? */
export const isStill = (): boolean => settings.motion.value === 'less' || systemStill.value;

/** Milliseconds for a movement of this length at normal speed; 0 when nothing shall move. */
export const duration = (normal: number): number => {
  if (isStill()) return 0;
  return normal * { slow: 1.7, normal: 1, fast: 0.55 }[settings.speed.value];
};

/** Carry theme and motion over to the page. */
export const dressPage = (root: HTMLElement): void => {
  effect(() => {
    root.dataset.theme = isDark() ? 'dark' : 'light';
    root.dataset.motion = isStill() ? 'none' : 'some';
    root.dataset.tiles = settings.largeTiles.value ? 'large' : 'normal';
    root.dataset.shapes = settings.shapes.value ? 'on' : 'off';
  });
};
