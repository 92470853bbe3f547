// Everything that is stored about a person, in parts: each costs the same, however much there is.
import type { MyData } from '@crescendo/protocol';
import type { RouteContext } from '../../http/route.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { RequestError } from '../../table/request-error.ts';
import type { TalkPlace } from '../chat/chat-store.ts';
import { groupsOf } from '../groups/groups.ts';
import { ownSummaries } from '../lists/lists.ts';
import type { PeopleServices } from './people-services.ts';
import type { Person } from './people-store.ts';

/** Rows of each kind in one part. */
const PART = 500;
/** Charged before anything is read. */
const PART_COST = 15;
/** More than a person keeps. */
const MAX_EXERCISES = 100;

type Context = RouteContext<unknown, PeopleServices>;

export const asMe = ({ name, made }: Pick<Person, 'name' | 'made'>) => ({ name, createdAt: made });

/** The last finished table and the last line of talk of the part before. */
interface Place {
  readonly tables: { readonly made: number; readonly id: string } | null;
  readonly talk: TalkPlace | null;
}

const START: Place = { tables: { made: Number.MAX_SAFE_INTEGER, id: '' }, talk: { at: 0, table: '', n: 0 } };

const readPlace = (text: string | undefined): Place => {
  if (text === undefined) return START;
  const [made = '', id = '', at = '', table = '', n = ''] = text.split('.');
  const numbers = [made, at, n].map((word) => (word === '' ? 0 : Number(word)));
  if (text.length > 100 || !numbers.every(Number.isSafeInteger)) throw new RequestError('bad-message');
  return {
    tables: made === '' ? null : { made: Number(made), id },
    talk: at === '' ? null : { at: Number(at), table, n: Number(n) },
  };
};

const formatPlace = ({ tables, talk }: Place): string =>
  [
    ...(tables === null ? ['', ''] : [tables.made, tables.id]),
    ...(talk === null ? ['', '', ''] : [talk.at, talk.table, talk.n]),
  ].join('.');

/** The data that are not long; in the first part only. */
const shortData = async ({ services, requirePerson, charge }: Context) => {
  const { id } = requirePerson();
  const { store } = services;
  const [devices, open, push, exercises, { groups, asked }] = await asRetryable(
    Promise.all([
      store.people.devices(id),
      store.lists.of(id, false, PART),
      store.push.of(id),
      store.exercises.of(id, '', MAX_EXERCISES),
      groupsOf(services, id, charge),
    ]),
  );
  return { devices, open, push, exercises, groups, asked };
};

const NOTHING: Awaited<ReturnType<typeof shortData>> = {
  devices: [],
  open: [],
  push: [],
  exercises: [],
  groups: [],
  asked: [],
};

export const myData = async (context: Context): Promise<MyData> => {
  const { services, requirePerson, query, charge } = context;
  const person = requirePerson();
  const place = readPlace(query('after'));
  charge(PART_COST);
  const { store, config } = services;
  const short = place === START ? await shortData(context) : NOTHING;
  const [over, talk] = await asRetryable(
    Promise.all([
      place.tables === null ? [] : store.lists.overBefore(person.id, place.tables, PART),
      place.talk === null ? [] : store.chat.of(person.id, place.talk, PART),
    ]),
  );
  const next: Place = {
    tables: over.length < PART ? null : (over.at(-1) ?? null),
    talk: talk.length < PART ? null : (talk.at(-1) ?? null),
  };
  const { devices, open, push, exercises, groups, asked } = short;
  return {
    ...asMe(person),
    devices: devices.map(({ made, seen }) => ({ createdAt: made, seen })),
    tables: await ownSummaries(store, [...open, ...over], person.id),
    talk: talk.map(({ table, at, body }) => {
      const { text, reaction } = JSON.parse(body);
      return { table, at, text: text ?? `:${reaction}` };
    }),
    push: push.map(({ endpoint, made }) => ({ endpoint, createdAt: made })),
    ...(exercises.length > 0 && { exercises: [...exercises] }),
    ...(groups.length > 0 && { groups }),
    ...(asked.length > 0 && { groupAsks: asked }),
    ...((next.tables !== null || next.talk !== null) && { next: formatPlace(next) }),
    keepDays: { tables: config.keepDays, talk: config.keepTalkDays, people: config.keepPeopleDays },
  };
};
