// A Vitest reporter: names the ten slowest files and tests at the end of a run, and every test that passed only when repeated.
import { relative } from 'node:path';

const MOST = 10;

const print = (title, list) => {
  console.log(`\n ${title}`);
  for (const { ms, name } of list.sort((a, b) => b.ms - a.ms).slice(0, MOST))
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
};

export class SlowestTests {
  onTestRunEnd(modules) {
    const files = [];
    const tests = [];
    const repeated = [];
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      const { duration, collectDuration } = module.diagnostic();
      files.push({ ms: duration + collectDuration, name: file });
      for (const test of module.children.allTests()) {
        const { duration: ms = 0, flaky = false } = test.diagnostic() ?? {};
        const name = `${file} > ${test.fullName}`;
        tests.push({ ms, name });
        if (flaky) repeated.push({ ms, name });
      }
    }
    if (repeated.length > 0) print('Passed only when repeated: each is a fault to find', repeated);
    // A single file needs no ranking.
    if (files.length < 2) return;
    print('Slowest files', files);
    print('Slowest tests', tests);
  }
}
