/** Something the user can put right: printed as one sentence on stderr. Exit status 2 for invalid arguments, otherwise 1. */
export class CliError extends Error {
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 2) {
    super(message);
    this.status = status;
  }
}
