// "Was it fair?": what was promised before the game, who had a share in the dice, and whether every throw agrees.
import type { FairFault } from '@crescendo/protocol/fair';
import { useSignal } from '@preact/signals';
import { Icon } from '../../look/icons.tsx';
import { type Fairness, fairnessIn, judge } from './fair.ts';
import type { Understood } from './read.ts';
import type { FairWords } from './words.ts';

interface Judged extends Understood {
  readonly words: FairWords;
  readonly name: (seat: number) => string;
  /** A deal whose dice others are still to meet. */
  readonly isWithheld: boolean;
}

const faultWords = (words: FairWords, fault: FairFault): string => {
  if (fault.code === 'bent') return words.bent(fault.event + 1, fault.found, fault.thrown);
  if (fault.code === 'not-a-game') return words.notAGame(fault.event + 1);
  return fault.code === 'seed-not-committed' ? words.otherSeed : words.unreadable;
};

const Numbers = ({ fairness, words, name }: Pick<Judged, 'words' | 'name'> & { fairness: Fairness }) => (
  <details class="fair-numbers">
    <summary>{words.numbers}</summary>
    <dl>
      <dt>{words.commitment}</dt>
      <dd>{fairness.commitment}</dd>
      <dt>{words.seed}</dt>
      <dd>{fairness.seed}</dd>
      {fairness.shares.map((share, seat) => [
        <dt key={`name-${seat}`}>{words.shareOf(name(seat))}</dt>,
        <dd key={`share-${seat}`}>{share || words.noShare}</dd>,
      ])}
    </dl>
    <p class="quiet">{words.how}</p>
  </details>
);

const Check = ({ record, board, words, fairness }: Judged & { fairness: Fairness }) => {
  const state = useSignal<'unasked' | 'busy' | 'fair' | FairFault>('unasked');
  const found = state.value;
  const check = async (): Promise<void> => {
    state.value = 'busy';
    state.value = (await judge(record, board.game)) ?? 'fair';
  };
  return (
    <>
      {(found === 'unasked' || found === 'busy') && (
        <button type="button" class="button main" disabled={found === 'busy'} onClick={check}>
          {words.check}
        </button>
      )}
      <div role="status" class="fair-verdict">
        {found === 'busy' && <p>{words.checking}</p>}
        {found === 'fair' && (
          <p class="fair-good">
            <Icon name="check" />
            <span>
              <b>{words.yes}</b> {words.yesWhy(fairness.throws)}
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

export const FairPart = (props: Judged) => {
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
