import { CliError } from './cli-error.ts';
import { HELP, helpFor } from './help.ts';

type Command = (args: readonly string[]) => Promise<number>;

// Loaded on demand, so that --help answers at once.
const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  play: async () => (await import('./play/command.ts')).playCommand,
  simulate: async () => (await import('./simulate.ts')).simulateCommand,
  arena: async () => (await import('./arena/command.ts')).arenaCommand,
  solve: async () => (await import('./solve.ts')).solveCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  serve: async () => (await import('./serve.ts')).serveCommand,
  join: async () => (await import('./join/command.ts')).joinCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  admin: async () => (await import('./admin.ts')).adminCommand,
};

const run = async ([name, ...args]: readonly string[]): Promise<number> => {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(helpFor(args[0] ?? '') ?? HELP);
    return 0;
  }
  if (name === '--version' || name === '-v') {
    const { readFile } = await import('node:fs/promises');
    const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) throw new CliError(`Unknown command “${name}”: see crescendo --help.`);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(helpFor(name) ?? HELP);
    return 0;
  }
  return (await load())(args);
};

/** The whole program. Sets the exit code: 0 success, 1 a failed check or start, 2 invalid arguments. */
export const main = async (args: readonly string[]): Promise<void> => {
  // The reader may stop reading (`| head`): that is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  try {
    process.exitCode = await run(args);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    process.stderr.write(`crescendo: ${error.message}\n`);
    process.exitCode = error.status;
  }
};
