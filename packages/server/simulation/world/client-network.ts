// The network of one client: sockets and requests to any node, with its delays and its dead moments.
import { type Dice, pick } from '@crescendo/rules';
import { Link } from './link.ts';
import type { Node } from './node.ts';
import type { VirtualTime } from './virtual-time.ts';

const REQUEST_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 2000;

export class ClientNetwork {
  token: string | undefined;
  /** The newest socket. */
  link: Link | undefined;
  readonly #time: VirtualTime;
  readonly #nodes: readonly Node[];
  readonly #dice: Dice;
  readonly #address: string;
  /** The longest time a message takes. */
  readonly #delay: number;
  #offlineUntil = 0;

  constructor(time: VirtualTime, nodes: readonly Node[], dice: Dice, address: string) {
    this.#time = time;
    this.#nodes = nodes;
    this.#dice = dice;
    this.#address = address;
    this.#delay = pick(dice, [5, 40, 300]);
  }

  /** A socket to any node; it opens, or fails, later. */
  open(): Link {
    const time = this.#time;
    const node = pick(this.#dice, this.#nodes);
    const link = new Link(time, this.#dice, this.#delay);
    this.link = link;
    if (this.#isOffline) time.after(CONNECT_TIMEOUT_MS, () => link.refused());
    else time.after(this.#trip(), () => node.accept(link, this.token, this.#address));
    return link;
  }

  /** An HTTP request to any node. */
  request(name: string, asked: object = {}, table = ''): Promise<unknown> {
    const time = this.#time;
    const node = pick(this.#dice, this.#nodes);
    return new Promise((resolve, reject) => {
      const answer = (settle: () => void): void => time.after(this.#trip(), settle);
      time.after(REQUEST_TIMEOUT_MS, () => reject(new Error('no answer')));
      if (this.#isOffline) return;
      time.after(this.#trip(), () => {
        const { process } = node.running ?? {};
        if (process === undefined) return answer(() => reject(new Error('no server')));
        process.after(0, () => {
          node.request(name, this.token, asked, table).then(
            (value) => answer(() => resolve(value)),
            (error) => answer(() => reject(error)),
          );
        });
      });
    });
  }

  /** It is gone for this time, without a word. */
  vanish(ms: number): void {
    this.#offlineUntil = this.#time.now + ms;
    this.link?.vanish();
  }

  comeBack(): void {
    this.#offlineUntil = 0;
  }

  get #isOffline(): boolean {
    return this.#time.now < this.#offlineUntil;
  }

  #trip(): number {
    return 1 + this.#dice() ** 2 * this.#delay;
  }
}
