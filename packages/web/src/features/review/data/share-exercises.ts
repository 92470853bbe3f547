// Exercises on a player's other devices: where devices were joined, each sends what it has newer and takes what others have
// newer. A player who never joined a second device sends nothing.
import { type SavedExercise, SavedExercises } from '@crescendo/protocol';
import type { InferOutput } from 'valibot';
import { NOTHING, request } from '../../../server/api.ts';
import { HAS_SERVER } from '../../../shell/base.ts';
import { readStored } from '../../../shell/storage/storage.ts';
import { changedOf, type Mistake, mistakes, removedMistakes, saveShared } from './mistakes.ts';

/** Longer texts stay on their device; as SavedExercise has it. */
const MAX_LETTERS = 12_000;

const through = (bytes: BlobPart, how: TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>) =>
  new Response(new Blob([bytes]).stream().pipeThrough(how));

/** A record repeats itself: it is sent compressed. */
export const pack = async (text: string): Promise<string> => {
  const bytes = await through(text, new CompressionStream('gzip')).arrayBuffer();
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
};

export const unpack = (packed: string): Promise<string> =>
  through(
    Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)),
    new DecompressionStream('gzip'),
  ).text();

/** Lists the exercises on this device, with those it has removed. */
const ownExercises = (): readonly (Pick<SavedExercise, 'id' | 'changed'> & {
  readonly mistake?: Mistake;
})[] => [
  ...mistakes().map((mistake) => ({ id: mistake.id, changed: changedOf(mistake), mistake })),
  ...removedMistakes().map(([id, changed]) => ({ id, changed })),
];

const take = async ({ id, changed, body }: SavedExercise): Promise<void> => {
  saveShared(id, changed, body === '' ? undefined : await unpack(body));
};

const send = async (id: string, changed: number, mistake: Mistake | undefined): Promise<void> => {
  const body = mistake ? await pack(JSON.stringify(mistake)) : '';
  if (body.length <= MAX_LETTERS) await request('POST', '/api/me/exercises', NOTHING, { id, changed, body });
};

type Part = InferOutput<typeof SavedExercises>;

const sharedExercises = async (): Promise<readonly SavedExercise[]> => {
  const all: SavedExercise[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const path: string = `/api/me/exercises?after=${encodeURIComponent(after)}`;
    const part: Part = await request('GET', path, SavedExercises);
    all.push(...part.exercises);
    after = part.next;
  }
  return all;
};

/** Silent where there is no server, no network, or no second device: it is tried again the next time. */
export const shareExercises = async (): Promise<void> => {
  if (!HAS_SERVER || readStored('joined') === undefined) return;
  try {
    const exercises = await sharedExercises();
    const own = ownExercises();
    const here = new Map(own.map(({ id, changed }) => [id, changed]));
    const there = new Map(exercises.map(({ id, changed }) => [id, changed]));
    for (const one of exercises) if (one.changed > (here.get(one.id) ?? 0)) await take(one);
    for (const { id, changed, mistake } of own)
      if (changed > (there.get(id) ?? 0)) await send(id, changed, mistake);
  } catch {
    // Next time.
  }
};
