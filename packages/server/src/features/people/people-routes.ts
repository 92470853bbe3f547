import {
  DeviceCode,
  Me,
  MyData,
  NewPerson,
  Rename,
  SavedExercise,
  SavedExercises,
  UseCode,
} from '@crescendo/protocol';
import type { Tables } from '../../hosting/tables.ts';
import { type RouteContext, routesWith } from '../../http/route.ts';
import type { SharedLimits } from '../../limits/limits.ts';
import { replayCost } from '../../limits/replay-cost.ts';
import type { Engine } from '../../storage/engine.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { close } from '../../table/commands/host.ts';
import { leave } from '../../table/commands/seating.ts';
import { RequestError } from '../../table/request-error.ts';
import type { ChatStore } from '../chat/chat-store.ts';
import { groupsOf } from '../groups/groups.ts';
import type { GroupsStore } from '../groups/groups-store.ts';
import { ownSummaries, type SummaryStores } from '../lists/lists.ts';
import type { PushStore } from '../push/push-store.ts';
import type { ExercisesStore } from './exercises-store.ts';
import type { Identity } from './identity.ts';
import type { PeopleStore, Person } from './people-store.ts';

export interface PeopleServices {
  readonly store: SummaryStores & {
    readonly engine: Pick<Engine, 'notify'>;
    readonly people: PeopleStore;
    readonly groups: GroupsStore;
    readonly exercises: ExercisesStore;
    readonly chat: Pick<ChatStore, 'of'>;
    readonly push: Pick<PushStore, 'of'>;
  };
  readonly identity: Identity;
  readonly limits: SharedLimits;
  readonly tables: Tables;
  readonly sockets: { closeAll(person: string): void };
  readonly now: () => number;
}

const route = routesWith<PeopleServices>();

const CODE_COST = 10;
const EXERCISES_READ_AS_ONE = 20;
const DAY = 86_400_000;

/** The person has another name now, or none: those who have seen it are told. */
const announceName = ({ tables }: Pick<PeopleServices, 'tables'>, person: string): void => {
  for (const table of tables.loaded())
    if (table.attendance.people.includes(person)) table.attendance.announce('changed');
};

const asMe = ({ name, made }: Pick<Person, 'name' | 'made'>) => ({ name, createdAt: made });

const exportData = async ({ services, requirePerson, charge }: RouteContext<unknown, PeopleServices>) => {
  const person = requirePerson();
  const { store } = services;
  const [devices, open, over, talk, push, exercises, { groups, asked }] = await asRetryable(
    Promise.all([
      store.people.devices(person.id),
      store.lists.of(person.id, false, 10_000),
      store.lists.of(person.id, true, 10_000),
      store.chat.of(person.id),
      store.push.of(person.id),
      store.exercises.of(person.id),
      groupsOf(services, person.id, charge),
    ]),
  );
  charge(replayCost(open.length + over.length + talk.length));
  return {
    ...asMe(person),
    devices: devices.map(({ made, seen }) => ({ createdAt: made, seen })),
    tables: await ownSummaries(store, [...open, ...over], person.id),
    talk: talk.map(({ table, at, body }) => {
      const { text, reaction } = JSON.parse(body);
      return { table, at, text: text ?? `:${reaction}` };
    }),
    push: push.map(({ endpoint, made }) => ({ endpoint, createdAt: made })),
    ...(exercises.length > 0 && { exercises }),
    ...(groups.length > 0 && { groups }),
    ...(asked.length > 0 && { groupAsks: asked }),
  };
};

/** Leaves every running game, so that nobody waits for a deleted player; then deletes the data. */
const erase = async ({
  services,
  requirePerson,
  setToken,
}: RouteContext<unknown, PeopleServices>): Promise<void> => {
  const { id } = requirePerson();
  const { lists } = services.store;
  const seated = (await asRetryable(lists.of(id, false, 10_000))).map((line) => line.id);
  for (const known of new Set([...seated, ...(await asRetryable(lists.openBy(id)))])) {
    const table = await services.tables.load(known);
    // A table that has not started is closed with its host.
    const isOwn = table.config.host === id && table.snapshot.status === 'open';
    await table.act(isOwn ? close(id) : leave(id)).catch((error) => {
      // Already left or closed is fine; a failed write is not: then nothing is deleted yet.
      if (!(error instanceof RequestError) || error.code === 'try-again') throw error;
    });
  }
  await asRetryable(services.store.people.remove(id));
  services.store.engine.notify({ topic: 'person', id });
  services.identity.forget(id);
  announceName(services, id);
  services.sockets.closeAll(id);
  setToken('');
};

export const PEOPLE_ROUTES = [
  route('POST /api/me', 'Introduce yourself: creates a player, identified by a cookie or a token', {
    body: NewPerson,
    response: Me,
    isPublic: true,
    run: async ({ services, person, address, body, setToken }) => {
      if (person !== null) return asMe(person);
      if (!services.limits.takePerson(address)) throw new RequestError('too-fast');
      const made = await services.identity.create(body.name ?? '');
      setToken(made.token);
      return { ...asMe(made.person), token: made.token };
    },
  }),
  route('GET /api/me', 'Everything stored about you', { response: MyData, run: exportData }),
  route('PATCH /api/me', 'Change your name', {
    body: Rename,
    response: Me,
    run: async ({ services, requirePerson, body }) => {
      const person = requirePerson();
      if (!services.limits.takeRename(person.id)) throw new RequestError('too-fast');
      await asRetryable(services.store.people.rename(person.id, body.name));
      services.identity.forget(person.id);
      services.store.engine.notify({ topic: 'person', id: person.id });
      announceName(services, person.id);
      return { name: body.name, createdAt: person.made };
    },
  }),
  route('DELETE /api/me', 'Delete your data: your name, devices, talk, groups, and which tables were yours', {
    run: erase,
  }),
  route('POST /api/me/code', 'A code that joins a second device to you, valid for ten minutes', {
    response: DeviceCode,
    run: async ({ services, requirePerson, charge }) => {
      // Each code may add a device for good.
      charge(CODE_COST);
      return services.identity.code(requirePerson());
    },
  }),
  route('POST /api/me/join', 'Join this device to the person who got this code', {
    body: UseCode,
    response: Me,
    isPublic: true,
    run: async ({ services, body, setToken }) => {
      const { person, token } = await services.identity.join(body.code);
      setToken(token);
      return { ...asMe(person), token };
    },
  }),
  route('GET /api/me/exercises', 'The exercises that your devices share', {
    response: SavedExercises,
    run: async ({ services, requirePerson, charge }) => {
      const exercises = await asRetryable(services.store.exercises.of(requirePerson().id));
      charge(Math.ceil(exercises.length / EXERCISES_READ_AS_ONE));
      return { exercises };
    },
  }),
  route(
    'POST /api/me/exercises',
    'Keep an exercise for your other devices; of two versions the later stays',
    {
      body: SavedExercise,
      run: async ({ services, requirePerson, body }) => {
        // A device whose clock is ahead must not have the last word for ever.
        if (body.changed > services.now() + DAY) throw new RequestError('bad-message');
        await asRetryable(services.store.exercises.put(requirePerson().id, body));
      },
    },
  ),
];
