// Takes the pictures of a scene: every step, at four sizes, light and dark; nothing moves, and time and luck are fixed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { withStored } from '../../test/play/prepared.ts';
import { NOW, type Scene, type Step } from './scene.ts';

const SIZES = {
  phone: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** All actions between pictures are done at the phone's size: there everything has a button. */
const WORKING = SIZES.phone;

/** In place of the browser's own randomness. */
const dealAlike = (): void => {
  let state = 2166136261;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      bytes[i] = state >>> 24;
    }
    return array;
  };
};

/** Waits until two looks show the same. */
const settled = async (page: Page): Promise<void> => {
  let before: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < 12; tries++) {
    const now = await page.screenshot({ animations: 'disabled' });
    if (now.equals(before)) return;
    before = now;
    await page.waitForTimeout(350);
  }
  console.log(`  ${page.url()} does not settle`);
};

const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  );

const takeStep = async (
  page: Page,
  scene: Scene,
  step: Step,
  file: (rest: string) => string,
): Promise<void> => {
  await page.setViewportSize(WORKING);
  await page.emulateMedia({ colorScheme: 'light' });
  await step.act?.(page);
  await settled(page);
  writeFileSync(file('dom.html'), await page.content());
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await twoFrames(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await twoFrames(page);
      const path = file(`${size}-${colorScheme}.png`);
      await page.screenshot({ path, animations: 'disabled', fullPage: !scene.isBoard });
    }
  }
};

export const takeScene = async (browser: Browser, url: string, scene: Scene, out: string): Promise<void> => {
  mkdirSync(out, { recursive: true });
  const context = await browser.newContext({
    baseURL: url,
    viewport: WORKING,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(scene.as && { storageState: scene.as }),
  });
  await context.addInitScript(dealAlike);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.clock.setFixedTime(NOW);
  await withStored(scene.games ?? [], scene.stored)(page);
  await page.goto(scene.path);
  await page
    .locator(scene.ready ?? 'h1, main')
    .first()
    .waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  for (const step of scene.steps ?? [{ name: '' }]) {
    const name = [scene.name, step.name].filter(Boolean).join('-');
    try {
      await takeStep(page, scene, step, (rest) => join(out, `${name}-${rest}`));
    } catch (error) {
      console.log(`  ${name}: ${String(error).split('\n')[0]}`);
    }
  }
  await context.close();
};
