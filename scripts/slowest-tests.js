// A Vitest reporter: names the ten slowest files and the ten slowest tests at the end of a run.
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
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      const { duration, collectDuration } = module.diagnostic();
      files.push({ ms: duration + collectDuration, name: file });
      for (const test of module.children.allTests())
        tests.push({ ms: test.diagnostic()?.duration ?? 0, name: `${file} > ${test.fullName}` });
    }
    // A single file needs no ranking.
    if (files.length < 2) return;
    print('Slowest files', files);
    print('Slowest tests', tests);
  }
}
