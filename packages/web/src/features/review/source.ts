// The game that is to be reviewed, wherever it is: on this device, at the server, or in a record that was opened.
import { TableState } from '@crescendo/protocol';
import {
  type AnyMatch,
  formatRecord,
  type Help,
  helpIn,
  range,
  type Seat,
  type SeatEvent,
  seatEventsIn,
} from '@crescendo/rules';
import type { AnyBoard } from '../../boards/boards.ts';
import { type ApiErrorCode, request, requestText } from '../../server/api.ts';
import { errorCodeOf } from '../../server/error-words.ts';
import { setupFromTable } from '../../session/remote/remote-setup.ts';
import { savedGame } from '../../session/saved/saved-games.ts';
import type { GameSetup } from '../../session/setup/game-setup.ts';
import { HAS_SERVER } from '../../shell/base.ts';
import { currentLanguage } from '../../shell/language.ts';
import { OPENED, openedRecord } from '../library/finished/opened-record.ts';
import { readRecord, setupFromRecord } from '../library/finished/read-record.ts';
import { type Sharing, seatsShown, sharingOf } from './sharing/review-sharing.ts';

export interface Reviewable {
  /** Its review is kept under this name. */
  readonly id: string;
  readonly board: AnyBoard;
  readonly match: AnyMatch;
  readonly help: Help;
  readonly setup: GameSetup;
  /** The events of the seats in the record: the bots that played for a while, and the decisions by the clock. */
  readonly seatEvents?: readonly SeatEvent[];
  /** The seats whose review may be seen here. */
  readonly seats: readonly Seat[];
  /** The reader's own; `undefined` where several people share the device, or where a record does not say. */
  readonly own: Seat | undefined;
  /** At a server's table with other people. */
  readonly sharing?: Sharing | undefined;
}

/** The reason why there is no review. */
export type NoReview =
  | 'running'
  | 'gone'
  | 'alone'
  | 'not-learnt'
  | 'not-yours'
  | { readonly error: ApiErrorCode };

/** Returns the address at which a running game is played. */
export const tableAddress = (id: string): string => (savedGame(id) ? `/table/${id}` : `/t/${id}`);

const peopleIn = ({ players }: GameSetup): readonly Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

const fromDevice = async (id: string): Promise<Reviewable | NoReview> => {
  const saved = savedGame(id);
  if (!saved) return 'gone';
  if (!saved.over) return 'running';
  const read = await readRecord(saved.record, currentLanguage());
  if ('why' in read) return 'gone';
  const people = peopleIn(saved.setup);
  return {
    id,
    board: read.board,
    match: read.match,
    help: helpIn(read.record),
    setup: saved.setup,
    seats: range(read.match.seats),
    own: people.length === 1 ? people[0] : undefined,
  };
};

const fromServer = async (id: string): Promise<Reviewable | NoReview> => {
  try {
    const [text, { table }] = await Promise.all([
      requestText(`/api/tables/${id}/record`),
      request('GET', `/api/tables/${id}`, TableState),
    ]);
    const read = await readRecord(text, currentLanguage());
    if ('why' in read) return 'gone';
    const setup: GameSetup = { ...setupFromTable(table), seed: id };
    const seats = seatsShown(table);
    if (seats.length === 0) return 'not-yours';
    const { board, match, record } = read;
    const seatEvents = seatEventsIn(record);
    const own = table.seat ?? undefined;
    const help = helpIn(record);
    return { id, board, match, help, setup, seatEvents, seats, own, sharing: sharingOf(table) };
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'not-over') return 'running';
    return code === 'unknown-table' ? 'gone' : { error: code };
  }
};

/** A short name for a text: the same for the same, hardly ever for another. */
const nameOf = (text: string): string => {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619) >>> 0;
  return `${hash.toString(36)}-${text.length.toString(36)}`;
};

const fromRecord = (): Reviewable | NoReview => {
  const opened = openedRecord.value;
  if (!opened) return 'gone';
  const { record, board, match } = opened;
  const id = nameOf(formatRecord(record, () => board.game));
  const setup = setupFromRecord(record, id);
  const seatEvents = seatEventsIn(record);
  const help = helpIn(record);
  return { id, board, match, help, setup, seatEvents, seats: range(match.seats), own: undefined };
};

export const findReviewable = async (id: string): Promise<Reviewable | NoReview> => {
  const here = id === OPENED ? fromRecord() : await fromDevice(id);
  const found = here === 'gone' && id !== OPENED && HAS_SERVER ? await fromServer(id) : here;
  if (typeof found === 'string' || 'error' in found) return found;
  if (found.match.turn.kind !== 'over') return 'running';
  return found.match.seats < 2 ? 'alone' : found;
};
