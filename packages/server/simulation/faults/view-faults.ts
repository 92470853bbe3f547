// Deliberate faults in what is shown, and to whom.
import { Match } from '@crescendo/rules';
import { Identity } from '../../src/features/people/identity.ts';
import type { Person } from '../../src/features/people/people-store.ts';
import { TableViews } from '../../src/hosting/table-views.ts';
import { type Fault, replaceMethod, withTables } from './fault.ts';

export const VIEW_FAULTS: readonly Fault[] = [
  {
    name: 'leaking-view',
    summary: 'The view of every viewer contains something of the hidden state.',
    caughtBy: ['secret'],
    install: () =>
      replaceMethod(
        Match.prototype,
        'fullView',
        (fullView) =>
          function (this: Match, viewer) {
            return { ...fullView.call(this, viewer), size: JSON.stringify(this.state) };
          },
      ),
  },
  {
    name: 'same-view-for-all',
    summary: 'Everybody is shown what the first player sees.',
    caughtBy: ['replay', 'secret'],
    install: () =>
      replaceMethod(
        TableViews.prototype,
        'stateNow',
        (stateNow) =>
          function (this: TableViews, person, isKnown) {
            return stateNow.call(this, this.table.snapshot.seatStates[0]?.person ?? person, isKnown);
          },
      ),
  },
  {
    name: 'no-delay',
    summary: 'Spectators see the game as it is, whatever delay the host wants.',
    caughtBy: ['watch'],
    install: () => replaceMethod(TableViews.prototype, 'isDelayed', () => () => false),
  },
  {
    name: 'open-door',
    summary: 'Anyone may watch any table.',
    caughtBy: ['watch'],
    install: () => replaceMethod(TableViews.prototype, 'mayWatch', () => () => true),
  },
  {
    name: 'lost-news',
    summary: 'A client that comes back is told only of the last event.',
    caughtBy: ['news'],
    install: () =>
      replaceMethod(
        TableViews.prototype,
        'stateFor',
        (stateFor) =>
          function (this: TableViews, person) {
            return stateFor.call(this, person);
          },
      ),
  },
  {
    name: 'wrong-person',
    summary: 'Everyone who connects is taken for the first person who did.',
    caughtBy: ['replay', 'legal', 'answer', 'kept', 'watch', 'converge'],
    install: () => {
      let first: Person | undefined;
      return replaceMethod(
        Identity.prototype,
        'personFor',
        (personFor) =>
          async function (this: Identity, token) {
            first ??= await personFor.call(this, token);
            return first;
          },
      );
    },
  },
  {
    name: 'other-seed',
    summary: 'A table that is loaded again gets another seed for its dice.',
    caughtBy: ['dice', 'replay'],
    store: (store) =>
      withTables(store, {
        find: async (id) => {
          const row = await store.tables.find(id);
          return row && { ...row, seed: row.seed.replaceAll('a', 'b') };
        },
      }),
  },
];
