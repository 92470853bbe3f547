// Starts the WebAssembly modules of the networks. Their sources are the .wat files beside them (research/wasm/build.ts).
import { bytesOf } from './base64.ts';

/** The part of WebAssembly that is used: neither Node's types nor the language's know it. */
interface Wasm {
  Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: object } }>;
}

const PAGE = 65536;

export interface Running<Exports> {
  readonly buffer: ArrayBuffer;
  readonly run: Exports;
}

/**
 * A module with a memory of so many bytes; it imports the memory and these addresses under `name`. Undefined if
 * WebAssembly is missing or forbidden.
 */
export const instantiate = async <Exports extends object>(
  name: string,
  base64: string,
  bytes: number,
  addresses: { readonly [address: string]: number },
): Promise<Running<Exports> | undefined> => {
  // The types of the language alone do not know WebAssembly, which not every engine has.
  const wasm = (globalThis as unknown as { WebAssembly?: Wasm }).WebAssembly;
  if (wasm === undefined) return undefined;
  try {
    const pages = Math.ceil(bytes / PAGE);
    const memory = new wasm.Memory({ initial: pages, maximum: pages });
    const { instance } = await wasm.instantiate(bytesOf(base64), { [name]: { memory, ...addresses } });
    return { buffer: memory.buffer, run: instance.exports as Exports };
  } catch {
    return undefined;
  }
};
