// WebKit, through its own WebDriver on a screen that nobody sees: as much of Playwright's page as a game by taps needs.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Page } from 'playwright-core';

const BROWSERS = ['4.1', '4.0', '6.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
const PATIENCE_MS = 20_000;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element is the one of this number among those that fit each selector in turn. */
interface Step {
  readonly selector: string;
  readonly text?: string | undefined;
  readonly at?: number | undefined;
}

const FIND = `
  const find = (steps) => steps.reduce((roots, { selector, text, at }) => {
    const all = roots.flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((element) => text === undefined || element.textContent.includes(text));
    return at === undefined ? all : all.slice(at).slice(0, 1);
  }, [document]);
  const isVisible = (element) => !!element && element.checkVisibility({ visibilityProperty: true });
`;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const until = async <T>(ask: () => Promise<T | undefined>, what: string): Promise<T> => {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
    const found = await ask();
    if (found !== undefined) return found;
  }
  throw new Error(`not in time: ${what}`);
};

export class WebKitSession {
  readonly #base: string;
  readonly #processes: readonly ChildProcess[];
  #session = '';
  /** The address of the page when something was last asked of it. */
  #url = '';

  constructor(base: string, processes: readonly ChildProcess[]) {
    this.#base = base;
    this.#processes = processes;
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#base}${this.#session}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (value?.error !== undefined) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  async begin(): Promise<void> {
    const binary = BROWSERS.find(existsSync);
    if (binary === undefined) throw new Error('no MiniBrowser of WebKitGTK');
    const options = { binary, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = await this.call<{ sessionId: string }>('POST', '/session', { capabilities });
    this.#session = `/session/${sessionId}`;
  }

  async close(): Promise<void> {
    await this.call('DELETE', '').catch(() => {});
    for (const one of this.#processes) one.kill();
  }

  goto(url: string): Promise<unknown> {
    return this.call('POST', '/url', { url });
  }

  /** Runs it in the page and waits for what it promises. */
  async run<T>(body: string, ...args: readonly unknown[]): Promise<T> {
    const script = `
      const done = arguments[arguments.length - 1];
      const given = [...arguments].slice(0, -1);
      (async () => { ${FIND} ${body} })().then((value) => done({ value, url: location.href }), (error) => done({ error: String(error) }));`;
    const { value, url, error } = await this.call<{ value: T; url?: string; error?: string }>(
      'POST',
      '/execute/async',
      {
        script,
        args,
      },
    );
    if (error !== undefined) throw new Error(error);
    this.#url = url ?? '';
    return value;
  }

  /** The parts of Playwright's `Page` that `press`, `playTurns` and the gestures by taps use. */
  page(): Page {
    const evaluate = (task: unknown, arg?: unknown): Promise<unknown> =>
      this.run(`return (${String(task)})(given[0])`, arg ?? null);
    const page = {
      locator: (selector: string, { hasText }: { hasText?: string } = {}) =>
        this.#locator([{ selector, text: hasText }]),
      evaluate,
      url: () => this.#url,
      waitForTimeout: pause,
      screenshot: () => Promise.resolve(),
    };
    return page as unknown as Page;
  }

  #locator(steps: readonly Step[]): object {
    const [last, ...before] = steps.toReversed();
    const at = (index: number) => this.#locator([...before.toReversed(), { ...(last as Step), at: index }]);
    const isVisible = () => this.run<boolean>('return isVisible(find(given[0])[0])', steps);
    const what = steps.map(({ selector }) => selector).join(' ');
    const found = () =>
      until(async () => {
        const element = await this.run<{ [ELEMENT]?: string } | null>(
          'const [one] = find(given[0]); one?.scrollIntoView({ block: "nearest" }); return isVisible(one) && !one.disabled ? one : null',
          steps,
        );
        return element?.[ELEMENT];
      }, what);
    return {
      first: () => at(0),
      nth: at,
      last: () => at(-1),
      locator: (selector: string) => this.#locator([...steps, { selector }]),
      count: () => this.run<number>('return find(given[0]).length', steps),
      isVisible,
      waitFor: () => until(async () => ((await isVisible()) ? true : undefined), what),
      getAttribute: (name: string) =>
        this.run<string | null>('return find(given[0])[0]?.getAttribute(given[1]) ?? null', steps, name),
      click: async () => this.call('POST', `/element/${await found()}/click`, {}),
      evaluate: (task: unknown, arg?: unknown) =>
        this.run(`return (${String(task)})(find(given[0])[0], given[1])`, steps, arg ?? null),
    };
  }
}

export const launchWebKit = async (driver: string): Promise<WebKitSession> => {
  const display = `:${150 + (process.pid % 400)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox needs rights that root in a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const session = new WebKitSession(`http://127.0.0.1:${port}`, [server, screen]);
  await until(() => session.call<object>('GET', '/status').catch(() => undefined), 'the driver of WebKit');
  await session.begin();
  return session;
};
