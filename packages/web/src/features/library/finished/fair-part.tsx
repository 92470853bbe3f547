// "Was it fair?": what was promised before the game, who had a share in the dice, what is proven, and what no proof covers.
import type { Verdict } from '@crescendo/protocol/fair';
import { languageTag, list, verdictText } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { diceMemoryOf, isOwnShare } from '../../../session/remote/saved-dice.ts';
import { rescueFocus } from '../../../shell/focus.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { Icon } from '../../../ui/icons.tsx';
import { checkFairness, type Fairness, fairnessIn } from './fair.ts';
import type { CheckedRecord } from './read-record.ts';
import type { FairWords } from './words.ts';

interface FairPartProps extends CheckedRecord {
  readonly words: FairWords;
  readonly name: (seat: number) => string;
  /** The day of a deal that others may still have to play; `null`: an ordinary game. */
  readonly daily: string | null;
  /** The table's id on the server; `undefined` for a game that came from a file. */
  readonly id: string | undefined;
}

const Numbers = ({
  fairness,
  words,
  name,
  id,
}: Pick<FairPartProps, 'words' | 'name' | 'id'> & { fairness: Fairness }) => (
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
      {fairness.terms !== undefined && (
        <>
          <dt class="text-15 semibold ink">{words.terms}</dt>
          <dd class="fair-terms">{fairness.terms}</dd>
        </>
      )}
      {id !== undefined && (
        <>
          <dt class="text-15 semibold ink">{words.memory}</dt>
          <dd>{JSON.stringify(diceMemoryOf(id))}</dd>
        </>
      )}
    </dl>
    <p class="quiet">{words.how}</p>
  </details>
);

/** Said to everybody, whatever the verdict. */
const Limits = ({ words }: Pick<FairPartProps, 'words'>) => (
  <details class="full-width">
    <summary class="fold-head">{words.limits}</summary>
    <ul class="quiet">
      {words.limitList.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  </details>
);

const VerdictBox = ({
  words,
  name,
  verdict,
  throws,
}: Pick<FairPartProps, 'words' | 'name'> & { readonly verdict: Verdict; readonly throws: number }) => {
  const speaking = {
    words,
    name,
    list: (names: readonly string[]) => list(languageTag(currentLanguage()), names),
  };
  const { mark, head, text } = verdictText(speaking, verdict, throws);
  return (
    <p class={`fair-${mark} flex gap-12 round-14 sunk`} data-grade={verdict.grade}>
      {mark !== 'open' && <Icon name={mark === 'good' ? 'check' : 'close'} />}
      <span>
        <b>{head}</b> {text}
      </span>
    </p>
  );
};

const Check = ({ record, board, words, name, id, daily }: FairPartProps) => {
  const verdict = useSignal<'unasked' | 'busy' | Verdict>('unasked');
  const found = verdict.value;
  const check = async (): Promise<void> => {
    verdict.value = 'busy';
    const deal = daily === null ? undefined : { day: daily, game: record.game };
    verdict.value = await checkFairness(record, board.game, id === undefined ? {} : diceMemoryOf(id, deal));
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
        {typeof found === 'object' && (
          <VerdictBox words={words} name={name} verdict={found} throws={fairnessIn(record).throws} />
        )}
      </div>
    </>
  );
};

export const FairPart = (props: FairPartProps) => {
  const { record, words, daily, id } = props;
  const fairness = fairnessIn(record);
  const isSilent = fairness.seed === undefined;
  const { server, number } = id === undefined ? {} : diceMemoryOf(id);
  const isRemembered = server !== undefined || number !== undefined;
  // The number of a deal of the day stays secret while others play it; only the server has one there.
  const isWithheld = isSilent && daily !== null && number === undefined;
  if (isSilent && (isWithheld || !isRemembered))
    return (
      <section class="leaf fair grid gap-12" aria-labelledby="fair">
        <h2 id="fair">{words.title}</h2>
        <p>{isWithheld ? words.notYet : words.noSeed}</p>
      </section>
    );
  const isServers = !isSilent && fairness.commitments.every((commitment) => commitment === '');
  return (
    <section class="leaf fair grid gap-12" aria-labelledby="fair">
      <h2 id="fair">{words.title}</h2>
      <p>{isServers ? words.aboutServer : words.about}</p>
      <Check {...props} />
      {!isSilent && <Numbers {...props} fairness={fairness} />}
      <Limits words={words} />
    </section>
  );
};
