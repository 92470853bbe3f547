import type { Tables } from '../../hosting/tables.ts';
import type { SharedLimits } from '../../limits/limits.ts';
import type { Engine } from '../../storage/engine.ts';
import type { ChatStore } from '../chat/chat-store.ts';
import type { GroupsStore } from '../groups/groups-store.ts';
import type { SummaryStores } from '../lists/lists.ts';
import type { PushStore } from '../push/push-store.ts';
import type { ExercisesStore } from './exercises-store.ts';
import type { Identity } from './identity.ts';
import type { PeopleStore } from './people-store.ts';

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
  readonly config: {
    readonly keepDays: number;
    readonly keepTalkDays: number;
    readonly keepPeopleDays: number;
  };
  readonly now: () => number;
}
