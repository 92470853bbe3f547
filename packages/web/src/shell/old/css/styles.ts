// Lets a browser that lacks features of our style sheets draw the same page: each sheet is read as text, rewritten, and put in
// place of what the browser has understood of it. Only the object model is used, as the page forbids styles from elsewhere.
import { Containers, UNIT_RULES } from './containers.ts';
import { markContents } from './contents.ts';
import type { Lacks } from './lacks.ts';
import { mixColours } from './mixes.ts';
import { Numbered, rewrite } from './rewrite.ts';

const loaded = (link: HTMLLinkElement): Promise<unknown> =>
  link.sheet
    ? Promise.resolve()
    : new Promise((resolve) => {
        link.addEventListener('load', resolve, { once: true });
        link.addEventListener('error', resolve, { once: true });
      });

const replaceRules = (sheet: CSSStyleSheet, rules: readonly string[]): void => {
  while (sheet.cssRules.length > 0) sheet.deleteRule(0);
  for (const rule of rules)
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // Something else that it does not know: left out, as in any style sheet.
    }
};

/** Without `inert`, what is out of reach could still be touched and focused. */
const refuseInert = (): void => {
  if ('inert' in HTMLElement.prototype) return;
  const refuse = (event: Event): void => {
    if (!(event.target instanceof Element && event.target.closest('[inert]'))) return;
    event.stopPropagation();
    event.preventDefault();
    if (event.type === 'focusin' && event.target instanceof HTMLElement) event.target.blur();
  };
  for (const type of ['pointerdown', 'click', 'focusin']) addEventListener(type, refuse, true);
};

/** Everything but these may change without an element containing something else than before. */
const WATCHED = ['class', 'hidden', 'open', 'disabled', 'aria-busy', 'data-rows', 'data-guide', 'data-fit'];

/** Resolves when the style sheets that are there have been rewritten; those that come later follow by themselves. */
export const keepRewriting = async (lacking: Lacks): Promise<void> => {
  const needs = { queries: new Numbered(), mixes: new Numbered(), contents: new Numbered() };
  const containers = new Containers(needs.queries);
  const done = new Set<HTMLLinkElement>();

  /** All that depends on the elements of the page. */
  const look = (): void => {
    if (lacking.containers) containers.look();
    if (lacking.has) markContents(needs.contents);
  };
  const mix = (): void => {
    if (lacking.mixing) mixColours(needs.mixes);
  };
  const rewriteSheet = async (link: HTMLLinkElement): Promise<void> => {
    if (done.has(link)) return;
    done.add(link);
    const units = lacking.containers && done.size === 1 ? UNIT_RULES : [];
    const [response] = await Promise.all([fetch(link.href), loaded(link)]);
    if (!link.sheet || !response.ok) return;
    const { rules, containers: found } = rewrite(await response.text(), lacking, needs);
    replaceRules(link.sheet, [...units, ...rules]);
    containers.add(found);
    mix();
    look();
  };
  const rewriteAll = (): Promise<unknown> =>
    Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(rewriteSheet));

  refuseInert();
  new MutationObserver(() => void rewriteAll()).observe(document.head, { childList: true });
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: WATCHED,
  });
  new MutationObserver(mix).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  await rewriteAll();
};
