// Sends what the player prepares, for the others or for the clock: now and then, and only the last of several changes.

/** The server forwards drafts no more often. */
const PAUSE_MS = 250;

export class DraftSender {
  readonly #send: (text: string | null) => void;
  /** The draft that the others see; `null`: nothing. */
  #sent: string | null = null;
  #wanted: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (text: string | null) => void) {
    this.#send = send;
  }

  show(text: string | null): void {
    this.#wanted = text;
    if (this.#timer === undefined) this.#flush();
  }

  /** Nobody sees it any more: the move was made, or the connection is new. */
  forget(): void {
    this.#sent = null;
  }

  /** The page goes away. What was begun is not taken back: the server stops showing it when nobody watches from here. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = this.#sent;
  }

  #flush(): void {
    this.#timer = undefined;
    if (this.#wanted === this.#sent) return;
    this.#sent = this.#wanted;
    this.#send(this.#sent);
    this.#timer = setTimeout(() => this.#flush(), PAUSE_MS);
  }
}
