// Colours for a terminal with 256 of them. Nothing is shown by colour alone: with NO_COLOR the same text is plain.

export interface Paint {
  readonly colour: boolean;
  /** Text in one of the 256 colours. */
  fg(colour: number, text: string): string;
  /** Text on one of the 256 colours. */
  on(back: number, front: number, text: string): string;
  bold(text: string): string;
  dim(text: string): string;
  inverse(text: string): string;
}

const CODE = '\u001b[';
const wrapped =
  (on: string, off: string) =>
  (text: string): string =>
    `${CODE}${on}m${text}${CODE}${off}m`;

const bold = wrapped('1', '22');
const dim = wrapped('2', '22');
const inverse = wrapped('7', '27');

const colourful: Paint = {
  colour: true,
  fg: (colour, text) => wrapped(`38;5;${colour}`, '39')(text),
  on: (back, front, text) => wrapped(`48;5;${back};38;5;${front}`, '39;49')(text),
  bold,
  dim,
  inverse,
};

/** NO_COLOR: bold, dim and inverse remain, as they are not colours. */
export const plain: Paint = {
  ...colourful,
  colour: false,
  fg: (_, text) => text,
  on: (_b, _f, text) => text,
};

const same = (text: string): string => text;

/** Text alone, where even bold letters cannot be shown. */
export const colourless: Paint = {
  colour: false,
  fg: (_, text) => text,
  on: (_b, _f, text) => text,
  bold: same,
  dim: same,
  inverse: same,
};

export const paintFor = (env: NodeJS.ProcessEnv): Paint => (env.NO_COLOR ? plain : colourful);
