// Drafts of the next move, for the clock and, if the table allows it, for the others to watch: checked, forwarded a few times
// a second at most, paid for by the sender, and never stored.

import type { Table } from '../../hosting/table.ts';
import type { Watcher } from '../../hosting/watcher.ts';
import type { Client, SharedLimits } from '../../limits/limits.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { Engine } from '../../storage/engine.ts';
import { type Draft, isReadByClock } from '../../table/draft.ts';
import type { EventRow } from '../../table/log/rows.ts';
import { RequestError } from '../../table/request-error.ts';
import { seatOf } from '../../table/seats.ts';
import { actingAt, type TableSnapshot } from '../../table/snapshot.ts';

/** The others see a change after this time at the latest, and no more often. */
const FORWARD_MS = 200;

export interface DraftServices {
  readonly store: { readonly engine: Pick<Engine, 'notify'> };
  readonly limits: SharedLimits;
  readonly runtime: Runtime;
}

/** Another process is told this when the player is gone: nobody sees the draft any more, and the clock still decides by it. */
const GONE = 'gone';

interface Shown {
  /** The draft that the others are to see. */
  draft: Draft;
  /** The time of the last forwarded draft, by `elapsed`. */
  sentAt: number;
  isWaiting: boolean;
  /** It came from a client of this process: the others are told. */
  isOurs: boolean;
}

const shown = new WeakMap<Table, Shown>();

const isCurrent = ({ moment, status }: TableSnapshot, draft: Draft): boolean =>
  draft.moment === moment && status === 'playing';

const messageOf = ({ id }: Table, { seat, moment, text }: Draft) => ({
  type: 'draft' as const,
  table: id,
  seat,
  moment,
  draft: text,
});

/** Those who see it, where the host allowed it: everyone who may see the table as it is now, except the player. */
const mayFollow = (table: Table, { person }: Watcher, { seat }: Draft): boolean => {
  const { config, views, snapshot } = table;
  if (config.settings.drafts !== true) return false;
  return seatOf(snapshot, person) !== seat && views.mayWatch(person) && !views.isDelayed(person);
};

const forward = ({ runtime, store }: DraftServices, table: Table, held: Shown): void => {
  held.sentAt = runtime.elapsed();
  held.isWaiting = false;
  const { draft } = held;
  if (!isCurrent(table.snapshot, draft)) return;
  for (const watcher of table.watchers)
    if (mayFollow(table, watcher, draft)) watcher.send(messageOf(table, draft));
  const isGone = draft.text === null && table.draft?.text !== null && table.draft?.moment === draft.moment;
  const row = { n: draft.moment, at: draft.seat, body: draft.text ?? (isGone ? GONE : '') };
  if (held.isOurs) store.engine.notify({ topic: 'draft', id: table.id, row });
};

/** Of several drafts in a short time only the last is seen. */
const show = (services: DraftServices, table: Table, draft: Draft, isOurs = true): void => {
  const { elapsed, setTimeout } = services.runtime;
  const held = shown.get(table) ?? { draft, sentAt: Number.NEGATIVE_INFINITY, isWaiting: false, isOurs };
  shown.set(table, held);
  held.draft = draft;
  held.isOurs = isOurs;
  if (held.isWaiting) return;
  const wait = held.sentAt + FORWARD_MS - elapsed();
  held.isWaiting = wait > 0;
  if (held.isWaiting) setTimeout(() => forward(services, table, held), wait);
  else forward(services, table, held);
};

/** A draft in one form, if this person may show it now; `undefined`: it comes too late, which is nobody's fault. */
export const acceptedDraft = (
  table: Pick<Table, 'config' | 'snapshot'>,
  person: string,
  text: string | null,
): Draft | undefined => {
  const { config, snapshot } = table;
  const { game, settings } = config;
  if ((settings.drafts !== true && !isReadByClock(config)) || game.drafts === undefined)
    throw new RequestError('illegal-move', { code: 'no-drafts' });
  const seat = seatOf(snapshot, person);
  if (seat === null) throw new RequestError('not-seated');
  const { match, moment } = snapshot;
  if (match === null || snapshot.pausedByAgreement || !actingAt(snapshot).includes(seat)) return undefined;
  if (text === null) return { seat, moment, text };
  const move = game.notation.move.parse(text);
  if (move === undefined) throw new RequestError('bad-move');
  if (!game.drafts.allows(match.view(seat), move))
    throw new RequestError('illegal-move', { code: 'not-yours' });
  return { seat, moment, text: game.notation.move.format(move) };
};

export const sendDraft = (
  services: DraftServices,
  client: Client & { readonly person: string },
  table: Table,
  text: string | null,
): void => {
  const { limits, runtime } = services;
  if (!limits.mayWork(client)) throw new RequestError('too-fast');
  const started = runtime.elapsed();
  try {
    const draft = acceptedDraft(table, client.person, text);
    if (draft === undefined) return;
    table.draft = draft;
    show(services, table, draft);
  } finally {
    limits.chargeWork(client, runtime.elapsed() - started + table.publishCost);
  }
};

/** A draft that another process has checked. */
export const receiveDraft = (services: DraftServices, table: Table, { n, at, body }: EventRow): void => {
  const isGone = body === GONE;
  const draft = { seat: at, moment: n, text: body === '' || isGone ? null : body };
  if (!isGone) table.draft = draft;
  show(services, table, draft, false);
};

/** Somebody begins to watch in the middle of it. */
export const showDraft = (table: Table, watcher: Watcher): void => {
  const held = shown.get(table);
  if (held === undefined || held.draft.text === null || !isCurrent(table.snapshot, held.draft)) return;
  if (mayFollow(table, watcher, held.draft)) watcher.send(messageOf(table, held.draft));
};

/** The player is gone: the others see the table as it is. The clock still decides by the last draft. */
export const dropDraft = (services: DraftServices, table: Table, person: string | null): void => {
  const held = shown.get(table);
  if (held === undefined || held.draft.text === null || seatOf(table.snapshot, person) !== held.draft.seat)
    return;
  show(services, table, { ...held.draft, text: null });
};
