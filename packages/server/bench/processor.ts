// Processor time of processes in milliseconds (Linux; elsewhere 0): a figure that others on the machine hardly change.
import { readdirSync, readFileSync } from 'node:fs';

/** A tick of the kernel's accounting. */
const TICK_MS = 10;

/** The fields of /proc/PID/stat after the name of the program. */
const statOf = (pid: number | string): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
};

const sum = (fields: readonly string[], from: number, to: number): number =>
  fields.slice(from, to).reduce((total, field) => total + Number(field), 0) * TICK_MS;

export const processorMs = (pid: number | undefined): number =>
  pid === undefined ? 0 : sum(statOf(pid), 11, 13);

/** Of a process and all its children, those that have ended included. */
export const familyMs = (pid: number): number => {
  let total = sum(statOf(pid), 11, 15);
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      const fields = statOf(name);
      if (Number(fields[1]) === pid) total += sum(fields, 11, 13);
    }
  } catch {
    // No /proc here.
  }
  return total;
};
