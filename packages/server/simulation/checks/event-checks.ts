// Every event that is not a move: somebody entitled to it has asked for it, and everybody has agreed who must. Written
// without the code of the server's commands, which it checks.
import type { TableEvent } from '../../src/table/log/table-event.ts';
import { seatStateAt } from '../../src/table/seats.ts';
import type { TableSnapshot } from '../../src/table/snapshot.ts';
import type { TableConfig } from '../../src/table/table-config.ts';
import type { Fail } from './check.ts';
import type { Requests } from './requests.ts';

const at = (name: string): string => `POST /api/tables/:table/${name}`;

type Of<K extends TableEvent['kind']> = Extract<TableEvent, { kind: K }>;

export class EventChecks {
  readonly #fail: Fail;
  readonly #requests: Requests;
  /** By table: who has agreed to the request of the moment to take a move back. */
  readonly #agreed = new Map<string, Set<number>>();

  constructor(fail: Fail, requests: Requests) {
    this.#fail = fail;
    this.#requests = requests;
  }

  check(config: TableConfig, before: TableSnapshot, event: TableEvent): void {
    const why = this.#missing(config, before, event);
    if (why !== undefined) this.#fail('asked', `${why}: ${JSON.stringify({ ...event, match: undefined })}`);
    if (event.kind === 'take-back') this.#checkConsent(config.id, before, event);
    if (event.kind === 'move' || event.kind === 'start') this.#agreed.delete(config.id);
  }

  /** The request that should have been there; `undefined`: it was, or none is needed. */
  #missing(config: TableConfig, before: TableSnapshot, event: TableEvent): string | undefined {
    const { id, host, settings } = config;
    const has = (person: string | null, name: string, fields?: object): boolean =>
      this.#requests.has(person, at(name), id, fields);
    const of = (seat: number): string | null => seatStateAt(before.seatStates, seat).person;
    const unless = (isAsked: boolean, name: string): string | undefined =>
      isAsked ? undefined : `nobody entitled to it has asked for ${name}`;
    // At the next table everybody is put where they sit.
    const isNext = settings.after !== undefined && before.match === null;
    switch (event.kind) {
      case 'sit':
        return unless(isNext || this.#mayHaveSat(config, event), 'sit');
      case 'leave':
        return unless(has(of(event.seat), 'leave'), 'leave');
      case 'bot':
        return unless(isNext || has(host, 'bot', { seat: event.seat, level: event.level }), 'bot');
      case 'pause-request':
        return unless(has(of(event.seat), 'pause', { pause: event.wantsPause }), 'pause');
      case 'talk':
        return unless(has(host, 'host', { talk: event.on }), 'talk');
      case 'reactions':
        return unless(has(host, 'host', { reactions: event.on }), 'reactions');
      case 'mute':
        return unless(has(host, 'host', { seat: event.seat, muted: event.muted }), 'mute');
      case 'review':
        return unless(
          before.status === 'over' && has(of(event.seat), 'review', { share: event.share }),
          'review',
        );
      case 'take-back':
        return unless(has(of(event.by), 'take-back', { answer: event.answer }), 'take-back');
      case 'absence':
        return unless(
          event.seat !== event.by && has(of(event.by), 'absence', { seat: event.seat, choice: event.choice }),
          'absence',
        );
      case 'rematch':
        return unless(
          before.status === 'over' && event.by !== undefined && has(of(event.by), 'rematch'),
          'rematch',
        );
      default:
        return undefined;
    }
  }

  #mayHaveSat({ id, host }: TableConfig, { person }: Of<'sit'>): boolean {
    const has = (name: string): boolean => this.#requests.has(person, at(name), id);
    return person === host || has('sit') || has('dice') || has('rematch');
  }

  /** Everyone but the one who asks, bots and the absent. */
  #checkConsent(id: string, before: TableSnapshot, { seat, by, answer, isAgreed }: Of<'take-back'>): void {
    const agreed = answer === 'ask' ? new Set<number>() : (this.#agreed.get(id) ?? new Set<number>());
    if (answer === 'agree') agreed.add(by);
    this.#agreed.set(id, agreed);
    if (answer === 'ask' && by !== seat) this.#fail('consent', `seat ${by} asked for seat ${seat}`);
    const missing = before.seatStates.findIndex(
      ({ person, away }, n) => person !== null && !away && n !== seat && !agreed.has(n),
    );
    if (isAgreed && missing >= 0) this.#fail('consent', `seat ${missing} has not agreed`);
    if (isAgreed || answer === 'decline') this.#agreed.delete(id);
  }
}
