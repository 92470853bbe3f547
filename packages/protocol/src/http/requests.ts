// The bodies of requests to the HTTP API.
import * as v from 'valibot';
import {
  BotLevel,
  DecisionNumber,
  Entropy,
  MoveId,
  MoveText,
  PersonName,
  SeatNumber,
  ShareCommitment,
} from '../basics.ts';
import { AbsenceChoice, TakeBackAnswer } from '../table.ts';

export const NewPerson = v.object({ name: v.optional(PersonName) });
export const Rename = v.object({ name: PersonName });
export const UseCode = v.object({ code: v.pipe(v.string(), v.maxLength(20)) });

export const DiceRequest = v.object({
  commitment: v.optional(ShareCommitment),
  entropy: v.optional(Entropy),
});
export const SitRequest = v.object({ seat: v.optional(SeatNumber), ...DiceRequest.entries });
export const SeatBotRequest = v.object({ seat: SeatNumber, level: v.nullable(BotLevel) });
export const RemoveRequest = v.object({ seat: SeatNumber });
/** Somebody who was removed: `key` of one of `removed`. */
export const ReadmitRequest = v.object({ key: v.pipe(v.string(), v.maxLength(40)) });
export const RematchRequest = v.object({
  game: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(40),
      v.description('another game with the same people, in its usual edition'),
    ),
  ),
});
export const HostRequest = v.object({
  talk: v.optional(v.boolean()),
  reactions: v.optional(v.pipe(v.boolean(), v.description('may spectators react?'))),
  mute: v.optional(v.object({ seat: SeatNumber, muted: v.boolean() })),
});
/** A seat for somebody who watches: `key` of one of `watching`. */
export const OfferRequest = v.object({ key: v.pipe(v.string(), v.maxLength(40)) });
/** A vote about an absent player. */
export const AbsenceRequest = v.object({ seat: SeatNumber, choice: AbsenceChoice });
export const NudgeRequest = v.object({ seat: SeatNumber });
/** Asks to take the last move back, or answers somebody who does. */
export const TakeBackRequest = v.object({ answer: TakeBackAnswer });
/** True: asks for a pause. False: withdraws that, or ends the pause. */
export const PauseRequest = v.object({ pause: v.boolean() });
/** After the game: true if the others may see the review of your seat. */
export const ReviewRequest = v.object({ share: v.boolean() });
/** Any public table of this game that waits for a player, or a new one. */
export const QuickRequest = v.object({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.optional(v.pipe(SeatNumber, v.minValue(1))),
  commitment: v.optional(ShareCommitment),
  entropy: v.optional(Entropy),
});
export const MoveRequest = v.object({ id: MoveId, move: MoveText, decided: v.optional(DecisionNumber) });

export const PushTarget = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.regex(/^https:\/\//, 'an https address')),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
  }),
});
