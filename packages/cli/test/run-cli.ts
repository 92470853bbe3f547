// For tests: the real program, as a child process.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

/** A line of shell in which `$CRESCENDO` is the program. */
export const inShell = (line: string): Promise<RunResult> =>
  start('bash', ['-c', `set -o pipefail; ${line}`], { env: { CRESCENDO: `${process.execPath} ${BIN}` } });

/** In a real terminal, which `script` provides. */
export const inTerminal = (args: string, watch: RunOptions['watch']): Promise<RunResult> =>
  start('script', ['-qec', `${process.execPath} ${BIN} ${args}`, '/dev/null'], {
    env: { TERM: 'xterm-256color' },
    ...(watch && { watch }),
  });
