// Does the work of container queries: measures the containers, says which conditions they meet, and sets the units `cqw` and
// `cqh` for what is inside them.
import { isMet, type Size } from './conditions.ts';
import type { Container, Numbered } from './rewrite.ts';

/** Units count from the container around; a container itself counts from the one around it. */
export const UNIT_RULES: readonly string[] = [
  ':root{--cqw:1vw;--cqh:1vh;--own-cqw:1vw;--own-cqh:1vh}',
  '[data-box]>*{--cqw:var(--own-cqw);--cqh:var(--own-cqh)}',
];

export class Containers {
  readonly #kinds: Container[] = [];
  readonly #queries: Numbered;
  readonly #sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) this.#measured(target as HTMLElement, contentRect);
  });
  readonly #known = new Map<HTMLElement, readonly Container[]>();

  constructor(queries: Numbered) {
    this.#queries = queries;
  }

  add(kinds: readonly Container[]): void {
    this.#kinds.push(...kinds);
    // Those that are there already may have got other kinds and conditions.
    for (const element of this.#known.keys()) this.#sizes.unobserve(element);
    this.#known.clear();
    this.look();
  }

  /** Finds the containers that have come and forgets those that are gone. */
  look(): void {
    for (const element of this.#known.keys()) {
      if (element.isConnected) continue;
      this.#sizes.unobserve(element);
      this.#known.delete(element);
    }
    for (const kind of this.#kinds)
      for (const element of document.querySelectorAll<HTMLElement>(kind.selector)) {
        const kinds = this.#known.get(element) ?? [];
        if (kinds.includes(kind)) continue;
        this.#known.set(element, [...kinds, kind]);
        element.toggleAttribute('data-box', true);
        this.#sizes.observe(element);
      }
  }

  #measured(element: HTMLElement, size: Size): void {
    const kinds = this.#known.get(element) ?? [];
    element.style.setProperty('--own-cqw', `${size.width / 100}px`);
    if (kinds.some(({ isSized }) => isSized))
      element.style.setProperty('--own-cqh', `${size.height / 100}px`);
    const names = new Set(kinds.map(({ name }) => name));
    const met = this.#queries.list().flatMap(([text, number]) => {
      const [name = '', condition = ''] = text.split('\n');
      return names.has(name) && isMet(condition, size) ? [number] : [];
    });
    const value = met.join(' ');
    if (element.dataset.met !== value) element.dataset.met = value;
  }
}
