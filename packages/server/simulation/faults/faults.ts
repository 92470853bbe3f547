import type { Fault } from './fault.ts';
import { FEATURE_FAULTS } from './feature-faults.ts';
import { NODE_FAULTS } from './node-faults.ts';
import { STORAGE_FAULTS } from './storage-faults.ts';
import { VIEW_FAULTS } from './view-faults.ts';

/** Each must be found by one of the checks that it names. */
export const FAULTS: readonly Fault[] = [
  ...STORAGE_FAULTS,
  ...NODE_FAULTS,
  ...VIEW_FAULTS,
  ...FEATURE_FAULTS,
];
