// In a clone `crescendo` runs from its TypeScript sources, so that a change needs no build. Only `serve` and `open`, which
// run for days, run built, and are built first when they have to be; CRESCENDO_SOURCE=1 runs that from source too.
import { bringUpToDate, runBuilt } from '../../../scripts/build.js';

const asksForHelp = (args) => args.includes('--help') || args.includes('-h');

export const load = async (args) => {
  if (['serve', 'open'].includes(args[0]) && !asksForHelp(args) && process.env.CRESCENDO_SOURCE !== '1') {
    await bringUpToDate(['packages', 'page']);
    return { main: () => runBuilt('packages/cli/bin/crescendo.js', args) };
  }
  const { register } = await import('tsx/esm/api');
  register();
  return import('../src/main.ts');
};
