// Finds the features that our style sheets use and this browser does not know.

/** Each is true where the browser lacks it. */
export interface Lacks {
  readonly containers: boolean;
  readonly mixing: boolean;
  readonly has: boolean;
  /** `translate`, `rotate` and `scale` as properties. */
  readonly moves: boolean;
  readonly oklch: boolean;
  readonly dynamicHeight: boolean;
}

const supports = (property: string, value: string): boolean => CSS.supports(property, value);

export const lacks = (): Lacks => ({
  containers: !supports('container-type', 'size'),
  mixing: !supports('color', 'color-mix(in oklch, red, blue)'),
  has: !CSS.supports('selector(:has(a))'),
  moves: !supports('translate', '1px'),
  oklch: !supports('color', 'oklch(0.5 0.1 40)'),
  dynamicHeight: !supports('height', '1dvh'),
});

export const isComplete = (lacking: Lacks): boolean => !Object.values(lacking).includes(true);
