// Deliberate faults in what people do besides playing: taking back, drafts, talk, votes, reviews and groups.

import { range } from '@crescendo/rules';
import { Table } from '../../src/hosting/table.ts';
import { TableViews } from '../../src/hosting/table-views.ts';
import { ClientConnection } from '../../src/socket/client-connection.ts';
import type { EventRow } from '../../src/table/log/rows.ts';
import { RequestError } from '../../src/table/request-error.ts';
import { Mover } from '../clients/mover.ts';
import type { Plan, Step } from '../plan.ts';
import { type Fault, replaceMethod, withTables } from './fault.ts';

type Stored = { readonly kind: string } & Record<string, unknown>;

/** Changes the events of one kind before they are written. */
const changing =
  (kind: string, change: (event: Stored) => object): NonNullable<Fault['store']> =>
  (store) =>
    withTables(store, {
      append: (table, row: EventRow, effects) => {
        const event = JSON.parse(row.body) as Stored;
        const body = event.kind === kind ? JSON.stringify({ ...event, ...change(event) }) : row.body;
        return store.tables.append(table, { ...row, body }, effects);
      },
    });

/** Tells whether a function of this name has called. */
const isCalledBy = (name: string): boolean => new Error().stack?.includes(name) ?? false;

/** Spectators are delayed, and the players show what they prepare. */
const delayed = (plan: Plan): Plan => ({
  ...plan,
  rooms: plan.rooms.map((room) => ({
    ...room,
    isGroups: true,
    settings: { ...room.settings, delay: 20, drafts: true, spectators: true },
  })),
});

/** A game in which players prepare their moves for others to see, and are able to make them. */
const preparing = (plan: Plan): Plan => ({
  ...plan,
  rooms: plan.rooms.map((room) => {
    const { preset: _, series: __, ...settings } = room.settings;
    const options = { values: 5, handSize: 8, openMin: 0 };
    return { ...room, settings: { ...settings, game: 'rummikub', options, drafts: true, delay: 0 } };
  }),
});

/** Somebody goes for good, and the host votes about the seat again and again. */
const deserted = (plan: Plan): Plan => {
  const { duration, clients } = plan;
  const rooms = plan.rooms.map((room) => {
    const { clock: _, ...settings } = room.settings;
    const players = room.players.length > 0 ? room.players : [(room.host + 1) % (clients - 1)];
    return { ...room, players, settings: { ...settings, absent: 0, delay: 0 } };
  });
  const steps = rooms.flatMap(({ host, players: [gone = 0] }, room): Step[] => [
    { at: duration * 0.2, client: gone, action: { kind: 'vanish', ms: duration + 200_000 } },
    ...range(40).map((n) => ({
      at: duration * (0.4 + 0.015 * n),
      client: host,
      action: { kind: 'absence', room, choice: n / 40 } as const,
    })),
  ]);
  const playing = plan.steps.filter((step) => 'client' in step && step.action.kind === 'move');
  return {
    ...plan,
    duration: duration + 300_000,
    rooms,
    steps: [...playing, ...steps].toSorted((a, b) => a.at - b.at),
  };
};

const withoutDelay = (caller: string): (() => void) =>
  replaceMethod(
    TableViews.prototype,
    'isDelayed',
    (isDelayed) =>
      function (this: TableViews, person) {
        return !isCalledBy(caller) && isDelayed.call(this, person);
      },
  );

export const FEATURE_FAULTS: readonly Fault[] = [
  {
    name: 'no-consent',
    summary: 'A move is taken back as soon as its player asks for it.',
    caughtBy: ['consent', 'replay'],
    store: changing('take-back', ({ answer }) => (answer === 'ask' ? { isAgreed: true, acting: [] } : {})),
  },
  {
    name: 'declined-is-agreed',
    summary: 'Whoever declines has agreed.',
    caughtBy: ['consent', 'asked', 'replay'],
    store: changing('take-back', ({ answer }) =>
      answer === 'decline' ? { answer: 'agree', isAgreed: true } : {},
    ),
  },
  {
    name: 'asked-by-another',
    summary: 'A request to take a move back is put down to the next seat.',
    caughtBy: ['consent', 'asked', 'replay'],
    store: changing('take-back', ({ by, answer }) => (answer === 'ask' ? { by: (Number(by) + 1) % 2 } : {})),
  },
  {
    name: 'stale-decision',
    summary: 'A move that was meant for an earlier decision counts for the next one.',
    caughtBy: ['once'],
    install: () =>
      replaceMethod(
        Table.prototype,
        'move',
        (move) =>
          function (this: Table, command, ...who) {
            const forgiving: typeof command = (config, snapshot) => {
              try {
                return command(config, snapshot);
              } catch (error) {
                if (!(error instanceof RequestError) || error.code !== 'too-late') throw error;
                return command(config, { ...snapshot, moves: snapshot.moves.map((count) => count - 1) });
              }
            };
            return move.call(this, forgiving, ...who);
          },
      ),
  },
  {
    name: 'early-drafts',
    summary: 'Delayed spectators see drafts at once.',
    caughtBy: ['drafts'],
    focus: delayed,
    install: () => withoutDelay('mayFollow'),
  },
  {
    name: 'other-draft',
    summary: 'A draft is shown with another text than it was sent with.',
    caughtBy: ['drafts'],
    focus: preparing,
    install: () =>
      replaceMethod(
        ClientConnection.prototype,
        'send',
        (send) =>
          function (this: ClientConnection, message) {
            const isDraft = message.type === 'draft' && message.draft !== null;
            send.call(this, isDraft ? { ...message, draft: `${message.draft} pass` } : message);
          },
      ),
  },
  {
    name: 'talk-in-memory',
    summary: 'What is said is shown and never stored.',
    caughtBy: ['talk'],
    store: (store) => {
      let n = 0;
      return { ...store, chat: { ...store.chat, add: async () => ++n } };
    },
  },
  {
    name: 'talk-of-another',
    summary: 'What somebody says is stored as if somebody else had said it.',
    caughtBy: ['talk'],
    store: (store) => ({
      ...store,
      chat: { ...store.chat, add: (table, row) => store.chat.add(table, { ...row, person: 'nobody' }) },
    }),
  },
  {
    name: 'early-talk',
    summary: 'Delayed spectators hear what is said at once.',
    caughtBy: ['watch'],
    focus: delayed,
    install: () => withoutDelay('tell'),
  },
  {
    name: 'pause-of-another',
    summary: 'A request for a pause is put down to another seat.',
    caughtBy: ['asked', 'replay'],
    store: changing('wish', ({ seat }) => ({ seat: (Number(seat) + 1) % 2 })),
  },
  {
    name: 'switched-wrongly',
    summary: 'The host switches talk off, and it is switched on.',
    caughtBy: ['asked', 'replay'],
    store: changing('talk', ({ on }) => ({ on: on !== true })),
  },
  {
    name: 'other-seat-muted',
    summary: 'The host mutes a seat, and another one is muted.',
    caughtBy: ['asked', 'replay'],
    store: changing('mute', ({ seat }) => ({ seat: (Number(seat) + 1) % 2 })),
  },
  {
    name: 'review-shared',
    summary: 'A review that is to be shared no longer goes on being shared.',
    caughtBy: ['asked', 'replay'],
    store: changing('review', ({ share }) => ({ share: share !== true })),
  },
  {
    name: 'other-vote',
    summary: 'Whoever wants to wait for an absent player has given the seat away.',
    caughtBy: ['asked', 'replay'],
    focus: deserted,
    store: changing('absence', ({ choice }) =>
      choice === 'wait' ? { choice: 'replace', isAgreed: true } : {},
    ),
  },
  {
    name: 'early-group-result',
    summary: "A group's page tells the result of a delayed table at once.",
    caughtBy: ['groups'],
    focus: delayed,
    store: (store) => ({
      ...store,
      lists: {
        ...store.lists,
        resultsOfGroup: async (...asked) =>
          (await store.lists.resultsOfGroup(...asked)).map((row) => ({ ...row, ended: 0 })),
      },
    }),
  },
  {
    name: 'forgotten-member',
    summary: 'Whoever joins a group is told so, and is not in it.',
    caughtBy: ['groups'],
    store: (store) => ({ ...store, groups: { ...store.groups, join: async () => 'joined' as const } }),
  },
  {
    name: 'thrown',
    summary: 'A client cannot read what it is sent, and throws.',
    caughtBy: ['errors'],
    install: () =>
      replaceMethod(Mover.prototype, 'move', () => () => {
        throw new Error('nothing to pick from');
      }),
  },
  {
    name: 'left-and-listed',
    summary: 'A table stays among those of a player who has left it.',
    caughtBy: ['lists'],
    store: (store) =>
      withTables(store, {
        append: (table, row, { leaver: _, ...effects } = {}) => store.tables.append(table, row, effects),
      }),
  },
  {
    name: 'seated-and-unlisted',
    summary: 'A table is not among those of a player who has sat down at it.',
    caughtBy: ['lists'],
    store: (store) =>
      withTables(store, {
        append: (table, row, { seated: _, ...effects } = {}) => store.tables.append(table, row, effects),
      }),
  },
];
