// "Was it fair?": what was promised before the game, who had a share in the dice, and whether every chance event agrees.
import { useSignal } from '@preact/signals';
import { isOwnShare, seenCommitment, shareRevealedAt } from '../../../session/remote/saved-dice.ts';
import { rescueFocus } from '../../../shell/focus.ts';
import { Icon } from '../../../ui/icons.tsx';
import {
  checkFairness,
  type DiceError,
  type Fairness,
  fairnessIn,
  proofFor,
  type SavedFacts,
} from './fair.ts';
import type { CheckedRecord } from './read-record.ts';
import type { FairWords } from './words.ts';

interface FairPartProps extends CheckedRecord {
  readonly words: FairWords;
  readonly name: (seat: number) => string;
  /** A deal of the day that others have still to play. */
  readonly isWithheld: boolean;
  /** The table's id on the server; `undefined` for a game that came from a file. */
  readonly id: string | undefined;
}

const fairnessSentence = (
  { words, name }: Pick<FairPartProps, 'words' | 'name'>,
  error: DiceError,
): string => {
  if (error.code === 'bent') return words.bent(error.event + 1, error.found, error.thrown);
  if (error.code === 'not-a-game') return words.notAGame(error.event + 1);
  if (error.code === 'other-commitment') return words.otherCommitment;
  if (error.code === 'own-share-missing') return words.ownShareMissing;
  if (error.code === 'share-exchanged') return words.shareExchanged(name(error.seat));
  if (error.code === 'share-not-committed') return words.shareChanged(name(error.seat));
  return error.code === 'seed-not-committed' ? words.otherSeed : words.unreadable;
};

const Numbers = ({
  fairness,
  words,
  name,
}: Pick<FairPartProps, 'words' | 'name'> & { fairness: Fairness }) => (
  <details class="fair-numbers full-width">
    <summary class="fold-head">{words.numbers}</summary>
    <dl class="breakable soft">
      <dt class="text-15 semibold ink">{words.commitment}</dt>
      <dd>{fairness.commitment}</dd>
      <dt class="text-15 semibold ink">{words.seed}</dt>
      <dd>{fairness.seed}</dd>
      {fairness.shares.map((share, seat) => [
        <dt class="text-15 semibold ink" key={`name-${seat}`}>
          {words.shareOf(name(seat))}
          {share !== '' && isOwnShare(share) && ` (${words.fromHere})`}
        </dt>,
        <dd key={`share-${seat}`}>{share || words.noShare}</dd>,
      ])}
    </dl>
    <p class="quiet">{words.how}</p>
  </details>
);

/** Tells exactly what is proven to the person who looks at it on this device. */
const proofWords = (
  { words, name }: Pick<FairPartProps, 'words' | 'name'>,
  fairness: Fairness,
  memory: SavedFacts,
): string => {
  const sentences = [words.yesWhy(fairness.throws)];
  if (memory.seen !== undefined) sentences.push(words.seenHere);
  if (!isWithoutShares(fairness)) sentences.push(words.proof[proofFor(fairness, memory)]);
  for (const [seat, commitment] of fairness.commitments.entries())
    if (commitment !== '' && fairness.shares[seat] === '') sentences.push(words.unrevealed(name(seat)));
  return sentences.join(' ');
};

const isWithoutShares = ({ shares }: Fairness): boolean => shares.every((share) => share === '');

const Check = ({ record, board, words, name, fairness, id }: FairPartProps & { fairness: Fairness }) => {
  const memory: SavedFacts = {
    seen: id === undefined ? undefined : seenCommitment(id),
    own: id === undefined ? undefined : shareRevealedAt(id),
    isOwn: isOwnShare,
  };
  const state = useSignal<'unasked' | 'busy' | 'fair' | DiceError>('unasked');
  const found = state.value;
  const check = async (): Promise<void> => {
    state.value = 'busy';
    state.value = (await checkFairness(record, board.game, memory)) ?? 'fair';
    rescueFocus('.fair-verdict');
  };
  return (
    <>
      {(found === 'unasked' || found === 'busy') && (
        <button type="button" class="button main" disabled={found === 'busy'} onClick={check}>
          {words.check}
        </button>
      )}
      <div role="status" class="fair-verdict when-filled" tabIndex={-1}>
        {found === 'busy' && <p>{words.checking}</p>}
        {found === 'fair' && (
          <p class="fair-good flex gap-12 round-14 sunk">
            <Icon name="check" />
            <span>
              <b>{proofFor(fairness, memory) === 'fixed' ? words.yes : words.asPromised}</b>{' '}
              {proofWords({ words, name }, fairness, memory)}
            </span>
          </p>
        )}
        {typeof found === 'object' && (
          <p class="fair-bad flex gap-12 round-14 sunk">
            <Icon name="close" />
            <span>
              <b>{words.no}</b> {fairnessSentence({ words, name }, found)}
            </span>
          </p>
        )}
      </div>
    </>
  );
};

export const FairPart = (props: FairPartProps) => {
  const { record, words, isWithheld } = props;
  const fairness = fairnessIn(record);
  return (
    <section class="leaf fair grid gap-12" aria-labelledby="fair">
      <h2 id="fair">{words.title}</h2>
      {fairness.seed === undefined ? (
        <p>{isWithheld ? words.notYet : words.noSeed}</p>
      ) : (
        <>
          <p>{isWithoutShares(fairness) ? words.aboutServer : words.about}</p>
          <Check {...props} fairness={fairness} />
          <Numbers {...props} fairness={fairness} />
        </>
      )}
    </section>
  );
};
