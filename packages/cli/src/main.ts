import { CliError } from './cli-error.ts';
import { languageOf } from './language.ts';
import { type CommandName, errorWords, helpTexts } from './words.ts';

type Command = (args: readonly string[]) => Promise<number>;

// Loaded on demand, so that --help answers at once.
const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  play: async () => (await import('./play/command.ts')).playCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  arena: async () => (await import('./arena/command.ts')).arenaCommand,
  solve: async () => (await import('./commands/solve.ts')).solveCommand,
  top: async () => (await import('./top/command.ts')).topCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  review: async () => (await import('./commands/review.ts')).reviewCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  export: async () => (await import('./export/command.ts')).exportCommand,
  open: async () => (await import('./commands/open.ts')).openCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  join: async () => (await import('./join/command.ts')).joinCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  admin: async () => (await import('./commands/admin.ts')).adminCommand,
};

const showHelp = async (command: string | undefined, all: readonly string[]): Promise<number> => {
  const { program, commands } = await helpTexts(languageOf(all, process.env));
  process.stdout.write(
    command !== undefined && Object.hasOwn(commands, command) ? commands[command as CommandName] : program,
  );
  return 0;
};

const run = async (all: readonly string[]): Promise<number> => {
  // `--lang` may stand before the command as well.
  const before = all[0] === '--lang' ? 2 : all[0]?.startsWith('--lang=') ? 1 : 0;
  const [name, ...args] = all.slice(before);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return showHelp(args[0], all);
  if (name === '--version' || name === '-v') {
    const { readFile } = await import('node:fs/promises');
    const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) throw new CliError((words) => words.unknownCommand(name));
  if (args.includes('--help') || args.includes('-h')) return showHelp(name, all);
  return (await load())([...all.slice(0, before), ...args]);
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
    const words = await errorWords(languageOf(args, process.env));
    process.stderr.write(`crescendo: ${error.say(words)}\n`);
    process.exitCode = error.status;
  }
};
