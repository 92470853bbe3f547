// "Was it fair?": what was promised before the game, who had a share in the dice, and whether every chance event agrees.
import { useSignal } from '@preact/signals';
import { rescueFocus } from '../../app/focus.ts';
import { Icon } from '../../look/icons.tsx';
import { isOwnShare, seenCommitment } from '../../online/remembered-dice.ts';
import { checkFairness, type Fairness, type Fault, fairnessIn } from './fair.ts';
import type { CheckedRecord } from './read-record.ts';
import type { FairWords } from './words.ts';

interface FairPartProps extends CheckedRecord {
  readonly words: FairWords;
  readonly name: (seat: number) => string;
  /** A deal of the day that others have still to play. */
  readonly isWithheld: boolean;
  /** Where the server has it; `undefined` for a game that came from a file. */
  readonly id: string | undefined;
}

const faultWords = (words: FairWords, fault: Fault): string => {
  if (fault.code === 'bent') return words.bent(fault.event + 1, fault.found, fault.thrown);
  if (fault.code === 'not-a-game') return words.notAGame(fault.event + 1);
  if (fault.code === 'other-commitment') return words.otherCommitment;
  return fault.code === 'seed-not-committed' ? words.otherSeed : words.unreadable;
};

const Numbers = ({
  fairness,
  words,
  name,
}: Pick<FairPartProps, 'words' | 'name'> & { fairness: Fairness }) => (
  <details class="fair-numbers">
    <summary>{words.numbers}</summary>
    <dl>
      <dt>{words.commitment}</dt>
      <dd>{fairness.commitment}</dd>
      <dt>{words.seed}</dt>
      <dd>{fairness.seed}</dd>
      {fairness.shares.map((share, seat) => [
        <dt key={`name-${seat}`}>
          {words.shareOf(name(seat))}
          {share !== '' && isOwnShare(share) && ` (${words.fromHere})`}
        </dt>,
        <dd key={`share-${seat}`}>{share || words.noShare}</dd>,
      ])}
    </dl>
    <p class="quiet">{words.how}</p>
  </details>
);

const Check = ({ record, board, words, fairness, id }: FairPartProps & { fairness: Fairness }) => {
  const seen = id === undefined ? undefined : seenCommitment(id);
  const state = useSignal<'unasked' | 'busy' | 'fair' | Fault>('unasked');
  const found = state.value;
  const check = async (): Promise<void> => {
    state.value = 'busy';
    state.value = (await checkFairness(record, board.game, seen)) ?? 'fair';
    rescueFocus('.fair-verdict');
  };
  return (
    <>
      {(found === 'unasked' || found === 'busy') && (
        <button type="button" class="button main" disabled={found === 'busy'} onClick={check}>
          {words.check}
        </button>
      )}
      <div role="status" class="fair-verdict" tabIndex={-1}>
        {found === 'busy' && <p>{words.checking}</p>}
        {found === 'fair' && (
          <p class="fair-good">
            <Icon name="check" />
            <span>
              <b>{words.yes}</b> {words.yesWhy(fairness.throws)} {seen !== undefined && words.seenHere}
            </span>
          </p>
        )}
        {typeof found === 'object' && (
          <p class="fair-bad">
            <Icon name="close" />
            <span>
              <b>{words.no}</b> {faultWords(words, found)}
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
  const isServerAlone = fairness.shares.every((share) => share === '');
  return (
    <section class="leaf fair" aria-labelledby="fair">
      <h2 id="fair">{words.title}</h2>
      {fairness.seed === undefined ? (
        <p>{isWithheld ? words.notYet : words.noSeed}</p>
      ) : (
        <>
          <p>{isServerAlone ? words.aboutServer : words.about}</p>
          <Check {...props} fairness={fairness} />
          <Numbers {...props} fairness={fairness} />
        </>
      )}
    </section>
  );
};
