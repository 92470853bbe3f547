// Records the output of a screen reader: everything that is added to live regions, in order, and the focused element.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** The texts of live regions so far. */
    heardTexts: string[];
  }
}

/** For `visit({ before })`: from the first moment on the page writes down what its live regions say. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.heardTexts = [];
    const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const regionOf = (node: Node): Element | null =>
      (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null;
    const textOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    new MutationObserver((changes) => {
      // A region whose text changes in several places at once is read once.
      const said = new Map<Node, string>();
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') {
          const region = regionOf(target);
          if (region) said.set(region, textOf(region));
        }
        for (const node of addedNodes) {
          const region = regionOf(node);
          const isList = region?.matches('[data-announcement]') === true && region !== node;
          // A message has a part for each text that it is made of.
          if (isList && node instanceof Element)
            for (const part of node.children) said.set(part, textOf(part));
          else if (region) said.set(region, textOf(region));
        }
      }
      for (const text of said.values()) if (text !== '') window.heardTexts.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** All that was said since this was last asked. */
export const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heardTexts.splice(0));

/** All that has been said, once something that matches has been. On a busy machine everything takes its time. */
export const untilHeard = async (page: Page, wanted: RegExp, timeout = 20_000): Promise<string[]> => {
  const all: string[] = [];
  await expect
    .poll(
      async () => {
        all.push(...(await heard(page)));
        return all.join('\n');
      },
      { timeout },
    )
    .toMatch(wanted);
  return all;
};

/** Reads out the focused element: its role, its name, and the group it is in. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const name = (of: Element | null): string =>
      (of?.getAttribute('aria-label') ?? of?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const group = element.closest('fieldset[aria-label], section[aria-label], dialog[aria-label]');
    const state = ['aria-pressed', 'aria-disabled', 'aria-current', 'aria-valuetext'].flatMap((attribute) => {
      const value = element.getAttribute(attribute);
      return value === null || value === 'false' ? [] : [`${attribute.slice(5)} ${value}`];
    });
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return [`${role} “${name(element)}”`, ...state, group && `in “${group.getAttribute('aria-label')}”`]
      .filter(Boolean)
      .join(', ');
  });
