// Exercises that a person's devices share: texts that only they read.
import type { SavedExercise } from '@crescendo/protocol';
import type { Engine, Work } from '../../storage/engine.ts';

/** Only the newest of a person are kept; a device has fewer. */
const MAX_EXERCISES = 100;

export const exercisesStore = (engine: Engine) => ({
  /** Of two versions the later one stays. */
  put: (person: string, { id, changed, body }: SavedExercise): Promise<void> =>
    engine.write(function* (): Work<void> {
      yield {
        sql: `INSERT INTO exercises (person, id, changed, body) VALUES ($1, $2, $3, $4)
          ON CONFLICT (person, id) DO UPDATE SET changed = excluded.changed, body = excluded.body
          WHERE excluded.changed > exercises.changed`,
        values: [person, id, changed, body],
      };
      yield {
        sql: `DELETE FROM exercises WHERE person = $1 AND id NOT IN
          (SELECT id FROM exercises WHERE person = $2 ORDER BY changed DESC, id LIMIT $3)`,
        values: [person, person, MAX_EXERCISES],
      };
    }),

  /** The exercises after one of them, by id. */
  of: async (person: string, after: string, limit: number): Promise<readonly SavedExercise[]> => {
    const rows = await engine.read({
      sql: 'SELECT id, changed, body FROM exercises WHERE person = $1 AND id > $2 ORDER BY id LIMIT $3',
      values: [person, after, limit],
    });
    return rows.map(({ id, changed, body }) => ({
      id: String(id),
      changed: Number(changed),
      body: String(body),
    }));
  },
});

export type ExercisesStore = ReturnType<typeof exercisesStore>;
