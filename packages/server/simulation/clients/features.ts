// The actions of people besides playing: they take moves back, show what they prepare, vote about who has gone, talk, and look at their
// group.
import type { Connection, Group, TableState } from '@crescendo/protocol';
import { pick, seeded } from '@crescendo/rules';
import type { Checks } from '../checks/checks.ts';
import type { FeatureAction } from '../plan.ts';
import type { ClientNetwork } from '../world/client-network.ts';
import { anyMove, type Mover } from './mover.ts';

/** The group of a plan, once it exists, and the clients that know they are in it. */
export interface OpenGroup {
  id: string | undefined;
  readonly members: Set<number>;
}

export interface FeatureParts {
  readonly connection: Connection;
  readonly person: string | null;
  readonly checks: Checks;
  readonly group: OpenGroup;
  readonly mover: Mover;
  readonly network: ClientNetwork;
  readonly ask: (name: string, body: object, table: string) => void;
}

const REACTIONS = ['well-played', 'hello', 'thanks'] as const;

type Use = (parts: FeatureParts, table: string, state: TableState | undefined, choice: number) => void;

const post = ({ ask }: FeatureParts, table: string, name: string, body: object): void =>
  ask(`POST /api/tables/:table/${name}`, body, table);

const USES: { readonly [K in FeatureAction['kind']]: Use } = {
  'take-back': (parts, table, state, choice) => {
    const asked = state?.table.takeBack ?? null;
    const answers = asked === null ? (['ask'] as const) : (['agree', 'agree', 'decline'] as const);
    // Now and then nobody has asked, or somebody has already.
    const answer =
      choice < 0.1 ? pick(seeded(choice), ['ask', 'agree'] as const) : pick(seeded(choice), answers);
    post(parts, table, 'take-back', { answer });
  },
  draft: ({ connection, person, checks }, table, state, choice) => {
    const text = choice < 0.2 || state === undefined ? null : (anyMove(state, choice) ?? null);
    if (text !== null) checks.talk.drafts(person, table, text);
    connection.draft(table, text);
  },
  host: (parts, table, state, choice) => {
    const on = choice * 10 - Math.floor(choice * 10) < 0.6;
    if (choice < 0.3) post(parts, table, 'host', { talk: on });
    else if (choice < 0.6) post(parts, table, 'host', { reactions: on });
    else {
      const seat = Math.floor(choice * 100) % (state?.table.seats ?? 2);
      parts.checks.requests.sent(parts.person, 'POST /api/tables/:table/host', table, { seat, muted: !on });
      post(parts, table, 'host', { mute: { seat, muted: !on } });
    }
  },
  absence: (parts, table, state, choice) => {
    const seat =
      state?.table.seating.findIndex(({ kind, online, you }) => kind === 'person' && !online && !you) ?? -1;
    if (seat < 0) return;
    post(parts, table, 'absence', {
      seat,
      choice: pick(seeded(choice), ['wait', 'bot', 'replace'] as const),
    });
  },
  review: (parts, table, _state, choice) => post(parts, table, 'review', { share: choice < 0.7 }),
  react: ({ connection, person, checks }, table, _state, choice) => {
    const reaction = pick(seeded(choice), REACTIONS);
    checks.talk.says(person, table, `:${reaction}`);
    connection.say(table, { reaction });
  },
  'look-at-group': ({ person, checks, group, network }) => {
    if (group.id === undefined) return;
    const before = checks.groups.members;
    network.request('GET /api/groups/:group', {}, group.id).then(
      (seen) => checks.groups.seen(person, seen as Group, before),
      () => {},
    );
  },
};

export const useFeature = (
  parts: FeatureParts,
  table: string,
  state: TableState | undefined,
  { kind, choice }: FeatureAction,
): void => USES[kind](parts, table, state, choice);
