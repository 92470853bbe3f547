/** The flags of `crescendo solve`; each solver has defaults of its own. */
export interface SolveOptions {
  readonly objective?: string | undefined;
  readonly preset?: string | undefined;
  readonly json: boolean;
}

/** Reads positions from the standard input; returns the exit code. */
export type Solver = (options: SolveOptions) => Promise<number>;
