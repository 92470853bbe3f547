// In a clone `crescendo` runs from its TypeScript sources, so that a change needs no build. Only `serve`, which runs for
// days, runs built, and is built first when it has to be; CRESCENDO_SOURCE=1 runs that from source too.
import { bringUpToDate, runBuilt } from '../../../scripts/build.js';

const asksForHelp = (args) => args.includes('--help') || args.includes('-h');

export const load = async (args) => {
  if (args[0] === 'serve' && !asksForHelp(args) && process.env.CRESCENDO_SOURCE !== '1') {
    await bringUpToDate(['packages', 'page']);
    return { main: () => runBuilt('packages/cli/bin/crescendo.js', args) };
  }
  const { register } = await import('tsx/esm/api');
  register();
  return import('../src/main.ts');
};
