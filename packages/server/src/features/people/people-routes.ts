import { isReservedName } from '@crescendo/bots/names';
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
import { type RouteContext, routesWith } from '../../http/route.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { RequestError } from '../../table/request-error.ts';
import { erasePerson } from './erase.ts';
import { asMe, myData } from './my-data.ts';
import type { PeopleServices } from './people-services.ts';

const route = routesWith<PeopleServices>();

const CODE_COST = 10;
/** A row without its text, with its indexes. */
const EXERCISE_BYTES = 200;
const PERSON_BYTES = 700;
/** Exercises are up to 12 kB long: so many are read at once, and paid for as so many requests. */
const EXERCISES_PAGE = 25;
const PAGE_COST = 4;
const DAY = 86_400_000;

/** At a table nobody is called like a bot, or like the own seat of somebody else. */
const checkName = (name: string): string => {
  if (isReservedName(name)) throw new RequestError('reserved-name');
  return name;
};

/** The person has another name now, or none: those who have seen it are told. */
const announceName = ({ tables }: Pick<PeopleServices, 'tables'>, person: string): void => {
  for (const table of tables.loaded())
    if (table.attendance.people.includes(person)) table.attendance.announce('changed');
};

const erase = async ({
  services,
  requirePerson,
  setToken,
}: RouteContext<unknown, PeopleServices>): Promise<void> => {
  const { id } = requirePerson();
  await erasePerson(services, id);
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
      const name = checkName(body.name ?? '');
      const client = { person: null, address };
      services.limits.checkStorage(client);
      if (!services.limits.takePerson(address)) throw new RequestError('too-fast');
      services.limits.chargeStorage(client, PERSON_BYTES);
      const made = await services.identity.create(name);
      setToken(made.token);
      return { ...asMe(made.person), token: made.token };
    },
  }),
  route(
    'GET /api/me',
    'Everything stored about you, in parts; if the answer has `next`, ask again with ?after=next',
    {
      response: MyData,
      run: myData,
    },
  ),
  route('PATCH /api/me', 'Change your name', {
    body: Rename,
    response: Me,
    run: async ({ services, requirePerson, body }) => {
      const person = requirePerson();
      const name = checkName(body.name);
      if (!services.limits.takeRename(person.id)) throw new RequestError('too-fast');
      await asRetryable(services.store.people.rename(person.id, name));
      services.identity.forget(person.id);
      services.store.engine.notify({ topic: 'person', id: person.id });
      announceName(services, person.id);
      return { name, createdAt: person.made };
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
    run: async ({ services, requirePerson, query, charge }) => {
      charge(PAGE_COST);
      const { id } = requirePerson();
      const exercises = await asRetryable(
        services.store.exercises.of(id, query('after') ?? '', EXERCISES_PAGE),
      );
      const last = exercises.length < EXERCISES_PAGE ? undefined : exercises.at(-1);
      return { exercises: [...exercises], ...(last && { next: last.id }) };
    },
  }),
  route(
    'POST /api/me/exercises',
    'Keep an exercise for your other devices; of two versions the later stays',
    {
      body: SavedExercise,
      run: async ({ services, requirePerson, address, body }) => {
        const client = { person: requirePerson().id, address };
        services.limits.checkStorage(client);
        services.limits.chargeStorage(client, body.body.length + EXERCISE_BYTES);
        // A device whose clock is ahead must not have the last word for ever.
        if (body.changed > services.now() + DAY) throw new RequestError('bad-message');
        await asRetryable(services.store.exercises.put(client.person, body));
      },
    },
  ),
];
