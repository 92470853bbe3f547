// A real server in a process of its own that can be killed and started again, and a cable to it that can be cut.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

export class ServerProcess {
  readonly url: string;
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'crescendo-friends-'));
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  /** Everything the server has written about itself. */
  log = '';

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.#port = port;
    this.#env = env;
    this.url = `http://localhost:${port}`;
  }

  static async open(env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const house = new ServerProcess(await freePort(), env);
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/boot/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.#port),
        CRESCENDO_DATA: this.#data,
        CRESCENDO_LOG: 'debug',
        // All the people of these tests live at one address.
        CRESCENDO_SOCKETS_PER_ADDRESS: '10000',
        CRESCENDO_REQUESTS_PER_SECOND: '10000',
        CRESCENDO_BOT_PAUSE: '50',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        this.log += data;
      });
    this.#process = child;
    for (let tries = 0; tries < 300; tries++) {
      if (await answers(this.url)) return;
      if (child.exitCode !== null) throw new Error(`the server ended: ${this.log.slice(-2000)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server does not answer');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** The file with all that the server knows, as its operator sees it. */
  get database(): string {
    return join(this.#data, 'crescendo.db');
  }

  /** kill -9: no farewell, nothing finished. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** A cable between one person and the server. */
export class NetworkLink {
  readonly url: string;
  readonly #server;
  readonly #ends = new Set<Socket>();
  /** Those of them that lead to the server. */
  readonly #far = new Set<Socket>();
  #isCut = false;
  /** Milliseconds each way. */
  #delay = 0;

  private constructor(server: ReturnType<typeof createServer>, port: number) {
    this.#server = server;
    this.url = `http://localhost:${port}`;
  }

  static async to(house: ServerProcess, delay = 0): Promise<NetworkLink> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const cable = new NetworkLink(server, (server.address() as AddressInfo).port);
    cable.#delay = delay;
    server.on('connection', (near) => cable.#join(near, Number(new URL(house.url).port)));
    return cable;
  }

  #join(near: Socket, port: number): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    this.#far.add(far);
    for (const end of [near, far]) {
      this.#ends.add(end);
      end.on('error', () => end.destroy());
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (this.#delay === 0) near.pipe(far).pipe(near);
    else
      for (const [from, to] of [near, far].map((end) => [end, end === near ? far : near] as const))
        from.on('data', (data) => setTimeout(() => to.writable && to.write(data), this.#delay));
  }

  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.destroy();
    this.#ends.clear();
    this.#far.clear();
  }

  /** Neither closed nor alive: bytes go nowhere, as when a laptop sleeps or a phone leaves its network. */
  freeze(): void {
    for (const end of this.#ends) end.unpipe().pause();
  }

  /** Lets messages to the server arrive, but no answer come back. */
  deafen(): void {
    for (const far of this.#far) far.unpipe().resume();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
