// The little of WebAssembly that training uses: the types of Node and of the language know none of it.
declare namespace WebAssembly {
  class Memory {
    constructor(size: { initial: number; maximum: number; shared: boolean });
    readonly buffer: SharedArrayBuffer;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: object);
    readonly exports: object;
  }
}
