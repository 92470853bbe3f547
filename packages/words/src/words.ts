/**
 * The type of texts in any language, made from the English ones: a text may be any other, and a sentence is made from the same
 * facts. What English has, every language has.
 */
export type Words<E> = E extends string
  ? string
  : E extends (...facts: infer Facts) => infer Made
    ? string extends Made
      ? E
      : (...facts: Facts) => Words<Made>
    : { readonly [K in keyof E]: Words<E[K]> };
