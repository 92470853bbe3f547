// The networks that an address belongs to. Who has one IPv6 address has many: a home up to 256 networks (/56), a company or a
// hoster 65,536 (/48). So each of these has a limit of its own, which is larger where more people may share it.
import { Buckets, type Limit } from './buckets.ts';

/** Each network has the limit of one address times this. */
const TIMES = [1, 2, 4] as const;

/** The address itself, which for IPv6 stands for its first half; then the networks around it, the larger the later. */
export const networksOf = (address: string): readonly string[] => {
  const [a, b, c, d] = address.split(':');
  if (d === undefined || address.includes('.')) return [address];
  const home = (Number.parseInt(d, 16) >> 8).toString(16);
  return [address, `${a}:${b}:${c}:${home}/56`, `${a}:${b}:${c}/48`];
};

/** A limit for each address, and for the networks that many addresses may come from. */
export class AddressBuckets implements Limit {
  readonly #sizes: readonly Buckets[];

  constructor(perSecond: number, capacity = Math.max(1, perSecond * 3)) {
    this.#sizes = TIMES.map((times) => new Buckets(perSecond * times, capacity * times));
  }

  take(address: string, now: number, cost = 1): boolean {
    const [own] = this.#sizes;
    // Most addresses are their own network.
    if (own !== undefined && !address.includes(':')) return own.take(address, now, cost);
    const all = this.#bucketsOf(address);
    if (!all.every(([buckets, network]) => buckets.has(network, now, cost))) return false;
    for (const [buckets, network] of all) buckets.take(network, now, cost);
    return true;
  }

  spend(address: string, now: number, cost: number, maxDebt?: number): void {
    for (const [buckets, network] of this.#bucketsOf(address)) buckets.spend(network, now, cost, maxDebt);
  }

  hasAny(address: string, now: number): boolean {
    return this.#bucketsOf(address).every(([buckets, network]) => buckets.hasAny(network, now));
  }

  /** The addresses and networks that have used most, and what is left to them. */
  busiest(count: number): readonly (readonly [network: string, left: number])[] {
    return this.#sizes.flatMap((buckets) => buckets.busiest(count)).toSorted(([, a], [, b]) => a - b);
  }

  #bucketsOf(address: string): readonly (readonly [Buckets, string])[] {
    return networksOf(address).flatMap((network, n) => {
      const buckets = this.#sizes[n];
      return buckets === undefined ? [] : [[buckets, network] as const];
    });
  }
}

/** Counts something for each address and each network around it. */
export class AddressCounts {
  readonly #counts = new Map<string, number>();

  /** Tells whether one more would be over this limit of an address, or over that of a network around it. */
  isAt(address: string, max: number): boolean {
    return networksOf(address).some(
      (network, n) => (this.#counts.get(network) ?? 0) >= max * (TIMES[n] ?? 1),
    );
  }

  add(address: string): void {
    for (const network of networksOf(address))
      this.#counts.set(network, (this.#counts.get(network) ?? 0) + 1);
  }

  remove(address: string): void {
    for (const network of networksOf(address)) {
      const left = (this.#counts.get(network) ?? 0) - 1;
      if (left > 0) this.#counts.set(network, left);
      else this.#counts.delete(network);
    }
  }
}
