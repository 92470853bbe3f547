// In which language the program speaks: `--lang` of any command, or the system's.
import { isLanguage, LANGUAGES, type Language } from '@crescendo/words';
import { CliError } from './cli-error.ts';

const systemLanguage = (env: NodeJS.ProcessEnv): Language => {
  const system = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return isLanguage(system) ? system : 'en';
};

/** The language asked for, or the system's, or English. */
export const readLanguage = (asked: string | undefined, env: NodeJS.ProcessEnv): Language => {
  if (asked === undefined) return systemLanguage(env);
  const language = asked.slice(0, 2).toLowerCase();
  if (isLanguage(language)) return language;
  throw new CliError((words) => words.takesOneOf('--lang', LANGUAGES, asked));
};

/** The language for help and errors, before a command has read its arguments: an invalid one is an error of its own. */
export const languageOf = (args: readonly string[], env: NodeJS.ProcessEnv): Language => {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const asked = args[at]?.startsWith('--lang=') ? args[at].slice('--lang='.length) : args[at + 1];
  const language = at < 0 ? '' : (asked ?? '').slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : systemLanguage(env);
};
