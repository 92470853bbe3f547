/** The commands of the program, each with a help text of its own. */
export const COMMANDS = [
  'play',
  'simulate',
  'arena',
  'solve',
  'replay',
  'review',
  'verify',
  'serve',
  'join',
  'backup',
  'admin',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** The output of `--help`: lines of at most 80 columns. */
export interface HelpTexts {
  readonly program: string;
  readonly commands: { readonly [command in CommandName]: string };
}
