// The replies about a person.
import * as v from 'valibot';
import { Time } from '../basics.ts';
import { TableSummary } from '../table.ts';
import { GroupRequest, OwnGroup } from './groups.ts';

/** One of a person's own mistakes as an exercise, for their other devices; the server does not read it. */
export const SavedExercise = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, 'letters, digits, dots and dashes')),
  changed: Time,
  body: v.pipe(v.string(), v.maxLength(12_000), v.description('empty: removed')),
});
export type SavedExercise = v.InferOutput<typeof SavedExercise>;
export const SavedExercises = v.object({
  exercises: v.array(SavedExercise),
  next: v.optional(v.pipe(v.string(), v.description('there are more: ask again with ?after=next'))),
});

/** Everything that is stored about a person. */
export const MyData = v.object({
  name: v.string(),
  createdAt: Time,
  devices: v.array(v.object({ createdAt: Time, seen: Time })),
  tables: v.array(TableSummary),
  talk: v.array(v.object({ table: v.string(), at: Time, text: v.string() })),
  push: v.array(v.object({ endpoint: v.string(), createdAt: Time })),
  exercises: v.optional(v.array(SavedExercise)),
  groups: v.optional(v.array(OwnGroup)),
  groupAsks: v.optional(v.array(GroupRequest)),
  next: v.optional(v.pipe(v.string(), v.description('there is more: ask again with ?after=next'))),
  keepDays: v.optional(
    v.pipe(
      v.object({ tables: v.number(), talk: v.number(), people: v.number() }),
      v.description(
        'after so many days unused tables that never started, all talk, and people who were not seen are removed; 0: never',
      ),
    ),
  ),
});
export type MyData = v.InferOutput<typeof MyData>;

export const DeviceCode = v.object({ code: v.string(), until: Time });
export type DeviceCode = v.InferOutput<typeof DeviceCode>;
