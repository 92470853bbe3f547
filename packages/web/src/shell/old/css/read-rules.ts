// Reads style sheets as text: rules with their blocks, selectors, and functions with their arguments.

export interface Rule {
  /** A selector or an at-rule, without its block. */
  readonly head: string;
  /** Undefined for rules without one, such as `@import`. */
  readonly block: string | undefined;
}

const CLOSING: { readonly [opening: string]: string } = { '(': ')', '[': ']', '{': '}' };

/** The place after this string or bracket, which begins here; or after this one character. */
const skip = (text: string, from: number): number => {
  const first = text.charAt(from);
  if (first === '\\') return from + 2;
  if (first === '/' && text.charAt(from + 1) === '*') return text.indexOf('*/', from + 2) + 2 || text.length;
  const isString = first === '"' || first === "'";
  const end = isString ? first : CLOSING[first];
  if (end === undefined) return from + 1;
  let at = from + 1;
  while (at < text.length && text.charAt(at) !== end)
    at = isString ? at + (text.charAt(at) === '\\' ? 2 : 1) : skip(text, at);
  return at + 1;
};

/** Divides the text at these characters, where they are outside of brackets and strings. */
export const divide = (text: string, at: string): readonly string[] => {
  const parts: string[] = [];
  let start = 0;
  for (let i = 0; i < text.length; ) {
    if (text.charAt(i) === at) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
    i = skip(text, i);
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
};

export const readRules = (text: string): readonly Rule[] => {
  const rules: Rule[] = [];
  let start = 0;
  for (let i = 0; i < text.length; ) {
    const next = skip(text, i);
    const letter = text.charAt(i);
    if (letter === '{') {
      rules.push({ head: text.slice(start, i).trim(), block: text.slice(i + 1, next - 1) });
      start = next;
    } else if (letter === ';') {
      rules.push({ head: text.slice(start, i).trim(), block: undefined });
      start = next;
    }
    i = next;
  }
  return rules;
};

/** Replaces every call of a function by what `change` makes of its arguments, the innermost first. */
export const replaceCalls = (text: string, name: string, change: (inner: string) => string): string => {
  let rest = text;
  let done = '';
  for (let at = rest.indexOf(`${name}(`); at >= 0; at = rest.indexOf(`${name}(`)) {
    const open = at + name.length;
    const end = skip(rest, open);
    const inner = replaceCalls(rest.slice(open + 1, end - 1), name, change);
    done += rest.slice(0, at) + change(inner);
    rest = rest.slice(end);
  }
  return done + rest;
};
