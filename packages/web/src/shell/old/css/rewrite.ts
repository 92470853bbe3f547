// Rewrites a style sheet for a browser that lacks some of its features. What the new text needs at run time comes with it:
// containers whose size is measured, colours that are mixed, and elements that are marked for what they contain.
import type { Lacks } from './lacks.ts';
import { divide, type Rule, readRules, replaceCalls } from './read-rules.ts';

export interface Container {
  readonly selector: string;
  readonly name: string;
  readonly isSized: boolean;
}

export interface Rewritten {
  readonly rules: readonly string[];
  readonly containers: readonly Container[];
}

/** Numbers the different things that the style sheets of a page need: the same thing has one number. */
export class Numbered {
  readonly #all = new Map<string, number>();

  number(text: string): number {
    const number = this.#all.get(text) ?? this.#all.size;
    this.#all.set(text, number);
    return number;
  }

  list(): readonly (readonly [text: string, number: number])[] {
    return [...this.#all];
  }
}

export interface Needs {
  /** The text is the name of the container, a line break and the condition. */
  readonly queries: Numbered;
  /** The text is what stands between the parentheses of `color-mix`. */
  readonly mixes: Numbered;
  /** The text is what stands between the parentheses of `:has`. */
  readonly contents: Numbered;
}

/** The selector of a rule that holds only inside these containers; a pseudo-element stays at the end. */
const inside = (selector: string, query: number): string => {
  const at = selector.search(/::|:(?:before|after)\b/);
  const end = at < 0 ? selector.length : at;
  return `${selector.slice(0, end)}:where([data-met~="${query}"] *)${selector.slice(end)}`;
};

const TRANSFORMS: { readonly [property: string]: (value: string) => string } = {
  translate: (value) => `translate(${value.split(/\s+(?![^(]*\))/).join(',')})`,
  rotate: (value) => `rotate(${value})`,
  scale: (value) => `scale(${value.split(/\s+/).join(',')})`,
};

const withTransform = (property: string, value: string): string =>
  `transform:${value === 'none' ? 'none' : (TRANSFORMS[property]?.(value) ?? value)}`;

const containment = (isSized: boolean): string => `contain:${isSized ? 'size layout' : 'layout'}`;

export const rewrite = (text: string, lacks: Lacks, needs: Needs): Rewritten => {
  const containers: Container[] = [];

  const value = (given: string): string => {
    let text = given;
    if (lacks.mixing)
      text = replaceCalls(text, 'color-mix', (inner) => `var(--mix-${needs.mixes.number(inner)})`);
    if (lacks.oklch)
      text = replaceCalls(text, 'oklch', (inner) => `hsl(${inner.split(/\s+/).at(-1)} 35% 60%)`);
    if (lacks.containers)
      text = text.replaceAll(/(-?[\d.]+)cq([wh])\b/g, (_, count, side) => `calc(${count}*var(--cq${side}))`);
    return lacks.dynamicHeight ? text.replaceAll(/([\d.]+)[ds]vh\b/g, '$1vh') : text;
  };

  const declaration = (text: string, selector: string): string => {
    const at = text.indexOf(':');
    const property = text.slice(0, at).trim();
    const given = text.slice(at + 1).trim();
    if (lacks.containers && (property === 'container' || property === 'container-type')) {
      const [name = '', type = ''] = property === 'container' ? divide(given, '/') : ['', given];
      containers.push({ selector, name, isSized: type === 'size' });
      return containment(type === 'size');
    }
    if (lacks.moves && property in TRANSFORMS) return withTransform(property, value(given));
    return `${property}:${value(given)}`;
  };

  const selectorOf = (head: string, query: number | undefined): string => {
    const own = lacks.has
      ? replaceCalls(head, ':has', (inner) => `[data-has~="${needs.contents.number(inner)}"]`)
      : head;
    if (query === undefined) return own;
    return divide(own, ',')
      .map((one) => inside(one, query))
      .join(',');
  };

  const rule = ({ head, block }: Rule, query: number | undefined): readonly string[] => {
    if (block === undefined) return [`${head};`];
    if (lacks.containers && head.startsWith('@container')) {
      const [name = '', ...condition] = head.slice('@container'.length).trim().split(' ');
      const inner = needs.queries.number(`${name}\n${condition.join(' ')}`);
      return readRules(block).flatMap((one) => rule(one, inner));
    }
    if (/^@(?:media|supports|layer)\b/.test(head)) {
      const inner = readRules(block).flatMap((one) => rule(one, query));
      return inner.length === 0 ? [] : [`${head}{${inner.join('')}}`];
    }
    if (head.includes('keyframes')) {
      const steps = readRules(block).flatMap((one) => rule(one, undefined));
      return [`${head}{${steps.join('')}}`];
    }
    const lines = divide(block, ';').filter((line) => line !== '');
    const plainSelector = head.startsWith('@') ? head : selectorOf(head, query);
    return [`${plainSelector}{${lines.map((line) => declaration(line, head)).join(';')}}`];
  };

  const rules = readRules(text).flatMap((one) => rule(one, undefined));
  return { rules, containers };
};
