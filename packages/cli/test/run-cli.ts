// For tests: the real program, as a child process, or in this one where that makes no difference.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { main } from '../src/main.ts';

const BIN = fileURLToPath(new URL('../bin/crescendo.js', import.meta.url));
const ENV = { LANG: 'en_GB.UTF-8', LC_ALL: '', LC_MESSAGES: '', CRESCENDO_SOURCE: '1' };

interface RunResult {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
}

interface RunOptions {
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Called with all output so far, each time there is more; the input stays open. */
  readonly watch?: (out: string, child: ChildProcessWithoutNullStreams) => void;
}

const start = (
  command: string,
  args: readonly string[],
  { input = '', env, watch }: RunOptions,
): Promise<RunResult> =>
  new Promise((resolve) => {
    // Not in the repository's directory: the program must start from anywhere.
    const child = spawn(command, args, { cwd: '/', env: { ...process.env, ...ENV, ...env } });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      watch?.(out, child);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    // A program that exits early closes its end: that is not a failure.
    child.stdin.on('error', () => {});
    if (watch) child.stdin.write(input);
    else child.stdin.end(input);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });

export const run = (args: readonly string[], options: RunOptions = {}): Promise<RunResult> =>
  start(process.execPath, [BIN, ...args], options);

/**
 * In this process, several times as fast: for commands that read nothing, answer once and end. One at a time, since the
 * output of the whole process is caught.
 */
export const runHere = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Omit<RunResult, 'signal'>> => {
  const caught = { out: '', err: '' };
  const before = {
    env: process.env,
    exitCode: process.exitCode,
    listeners: process.stdout.listeners('error'),
  };
  const catching = (stream: NodeJS.WriteStream, where: 'out' | 'err'): (() => void) => {
    const { write } = stream;
    stream.write = (text: string | Uint8Array): boolean => {
      caught[where] += String(text);
      return true;
    };
    return () => {
      stream.write = write;
    };
  };
  const letGo = [catching(process.stdout, 'out'), catching(process.stderr, 'err')];
  process.env = { ...before.env, ...ENV, ...env };
  try {
    await main(args);
    return { code: Number(process.exitCode), ...caught };
  } finally {
    process.env = before.env;
    process.exitCode = before.exitCode;
    for (const end of letGo) end();
    for (const listener of process.stdout.listeners('error'))
      if (!before.listeners.includes(listener)) process.stdout.off('error', listener as () => void);
  }
};

/** A line of shell in which `$CRESCENDO` is the program. */
export const inShell = (line: string): Promise<RunResult> =>
  start('bash', ['-c', `set -o pipefail; ${line}`], { env: { CRESCENDO: `${process.execPath} ${BIN}` } });

/** In a real terminal, which `script` provides. */
export const inTerminal = (args: string, watch: RunOptions['watch']): Promise<RunResult> =>
  start('script', ['-qec', `${process.execPath} ${BIN} ${args}`, '/dev/null'], {
    env: { TERM: 'xterm-256color' },
    ...(watch && { watch }),
  });
