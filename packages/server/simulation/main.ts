// `npm run simulate -w packages/server -- --seeds 1000`: many simulations, each derived from one seed.
import { parseArgs } from 'node:util';
import {
  addOutcome,
  describeFailure,
  describePlan,
  describeStep,
  describeTotals,
  NO_TOTALS,
} from './describe.ts';
import { FAULTS } from './faults/faults.ts';
import { planFor } from './plan.ts';
import { shrink } from './shrink.ts';
import { simulate } from './simulation.ts';
import { tryFault } from './try-fault.ts';
import { loadBots } from './world/bots.ts';

const HELP = `Runs several server nodes in one process, on virtual time, with a storage and a network that fail, and checks
every promise of the server at every step. Everything follows from a seed.

  --seeds N       run N seeds (100), from --from N (1)
  --seed N        run one seed again, and say what happened in it
  --faults        build each deliberate fault into the server, and see that it is found
  --fault NAME    the same with one of them
  --list          list the deliberate faults
  --help          print this

A seed that fails is followed by the shortest sequence of steps that still fails. Exits with 1 if anything fails.`;

const PROGRESS_MS = 10_000;

const runSeeds = async (from: number, count: number): Promise<boolean> => {
  const started = performance.now();
  let shownAt = started;
  let totals = NO_TOTALS;
  const failed: number[] = [];
  for (let seed = from; seed < from + count; seed++) {
    const outcome = await simulate(planFor(String(seed)));
    totals = addOutcome(totals, outcome);
    if (outcome.failure !== undefined) {
      console.log(`Seed ${seed} fails: ${describeFailure(outcome.failure)}`);
      failed.push(seed);
    }
    if (performance.now() - shownAt < PROGRESS_MS) continue;
    shownAt = performance.now();
    console.log(`… ${describeTotals(totals, shownAt - started)}`);
  }
  console.log(describeTotals(totals, performance.now() - started));
  const [first] = failed;
  if (first === undefined) {
    console.log('No check has failed.');
    return true;
  }
  console.log(`${failed.length} failed: ${failed.join(', ')}\n`);
  return runOne(first);
};

const runOne = async (seed: number): Promise<boolean> => {
  const plan = planFor(String(seed));
  console.log(`Seed ${seed}: ${describePlan(plan)}`);
  const started = performance.now();
  const outcome = await simulate(plan);
  console.log(describeTotals(addOutcome(NO_TOTALS, outcome), performance.now() - started));
  console.log(`Trace ${outcome.trace}: the same whenever this seed runs on the same code`);
  const { failure } = outcome;
  if (failure === undefined) {
    console.log('No check has failed.');
    return true;
  }
  console.log(`\n${describeFailure(failure)}\n\nLooking for the shortest sequence that still fails …`);
  const steps = await shrink(plan, failure.check, failure.at);
  console.log(`${steps.length} of ${plan.steps.length} steps:`);
  for (const step of steps) console.log(describeStep(step));
  console.log(`\nRun it again: npm run simulate -w packages/server -- --seed ${seed}`);
  return false;
};

const runFaults = async (name: string | undefined): Promise<boolean> => {
  const chosen = FAULTS.filter((fault) => name === undefined || fault.name === name);
  if (chosen.length === 0) throw new Error(`There is no fault “${name}”; --list lists them.`);
  let areAllFound = true;
  for (const fault of chosen) {
    const found = await tryFault(fault);
    const isFound = found !== undefined && fault.caughtBy.includes(found.failure.check);
    areAllFound &&= isFound;
    const result = found === undefined ? 'nothing' : `seed ${found.seed}, ${describeFailure(found.failure)}`;
    console.log(`${isFound ? 'found    ' : 'NOT FOUND'} ${fault.name.padEnd(20)} ${result}`);
  }
  return areAllFound;
};

const readNumber = (text: string, name: string): number => {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(`${name} must be a whole number, not “${text}”.`);
};

const run = async (): Promise<boolean> => {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '100' },
      from: { type: 'string', default: '1' },
      seed: { type: 'string' },
      faults: { type: 'boolean' },
      fault: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return true;
  }
  if (values.list) {
    for (const { name, summary } of FAULTS) console.log(`${name.padEnd(20)} ${summary}`);
    return true;
  }
  await loadBots();
  if (values.faults || values.fault !== undefined) return runFaults(values.fault);
  if (values.seed !== undefined) return runOne(readNumber(values.seed, '--seed'));
  return runSeeds(readNumber(values.from, '--from'), readNumber(values.seeds, '--seeds'));
};

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
