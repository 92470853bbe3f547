// The player's settings: one signal each, stored by the browser.
import type { Language } from '@crescendo/words';
import { effect, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { readStoredJson, writeStored } from './storage/storage.ts';

interface SettingValues {
  /** `auto`: the language of the browser. */
  language: Language | 'auto';
  theme: 'system' | 'light' | 'dark';
  largeTiles: boolean;
  /** A shape beside every colour. */
  shapes: boolean;
  motion: 'system' | 'less';
  /** The speed of animations and pauses, so that people can follow; `instant`: it waits for nothing. */
  speed: 'slow' | 'normal' | 'fast' | 'instant';
  sound: boolean;
  /** The volume from 0 to 1. */
  volume: number;
  vibration: boolean;
  /** Explain a game to people who do not know it. */
  guide: boolean;
  /** Ask before a move is final. */
  confirm: boolean;
  /** Single keys do something at a table. */
  shortcuts: boolean;
  /** The name the player goes by. */
  name: string;
}

const DEFAULTS: SettingValues = {
  language: 'auto',
  theme: 'system',
  largeTiles: false,
  shapes: true,
  motion: 'system',
  speed: 'normal',
  sound: true,
  volume: 0.5,
  vibration: true,
  guide: true,
  confirm: false,
  shortcuts: true,
  name: '',
};

const stored = readStoredJson('settings', v.record(v.string(), v.unknown())) ?? {};

const isLikeDefault = <K extends keyof SettingValues>(key: K, value: unknown): value is SettingValues[K] =>
  typeof value === typeof DEFAULTS[key];

/** A stored value whose type is not that of the default is ignored. */
const storedOrDefault = <K extends keyof SettingValues>(key: K): SettingValues[K] =>
  isLikeDefault(key, stored[key]) ? stored[key] : DEFAULTS[key];

// `Object.fromEntries` forgets which key has which type: the object has exactly the keys of DEFAULTS.
export const settings = Object.fromEntries(
  (Object.keys(DEFAULTS) as (keyof SettingValues)[]).map((key) => [key, signal(storedOrDefault(key))]),
) as unknown as { readonly [K in keyof SettingValues]: Signal<SettingValues[K]> };

let last: string | undefined;
effect(() => {
  const now = JSON.stringify(
    Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, value.value])),
  );
  // Settings that were just read are not written again.
  if (last !== undefined && now !== last) writeStored('settings', now);
  last = now;
});
