/** Something the person at the keyboard can put right: one clear sentence on stderr, and exit 2, or 1 where nothing was wrongly asked. */
export class CliError extends Error {
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 2) {
    super(message);
    this.status = status;
  }
}
