// Does the work of `:has()`: marks every element with the numbers of what it contains, so that `[data-has~="3"]` finds it.
import type { Numbered } from './rewrite.ts';

/** These change with a pointer or the focus, without a change of the page; they only decorate. */
const FLEETING = /:(?:active|hover|focus)/;
const RELATIVE = /^\s*([>+~])\s*(.*)$/s;

const parentsOf = (element: Element): readonly Element[] => {
  const all: Element[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement) all.push(at);
  return all;
};

/** The elements of which it can be said that they have this one in that relation. */
const holdersOf = (element: Element, relation: string | undefined): readonly (Element | null)[] => {
  if (relation === undefined) return parentsOf(element);
  return [relation === '>' ? element.parentElement : element.previousElementSibling];
};

export const markContents = (contents: Numbered): void => {
  const marks = new Map<Element, Set<number>>();
  for (const [inner, number] of contents.list()) {
    if (FLEETING.test(inner)) continue;
    const [, relation, selector = inner] = RELATIVE.exec(inner) ?? [];
    for (const element of document.querySelectorAll(selector))
      for (const holder of holdersOf(element, relation))
        if (holder) marks.set(holder, (marks.get(holder) ?? new Set()).add(number));
  }
  for (const element of document.querySelectorAll('[data-has]'))
    if (!marks.has(element)) element.removeAttribute('data-has');
  for (const [element, numbers] of marks) {
    const value = [...numbers].join(' ');
    if (element.getAttribute('data-has') !== value) element.setAttribute('data-has', value);
  }
};
