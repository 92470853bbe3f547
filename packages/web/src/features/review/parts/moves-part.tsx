// Tells of a decision: the move played, the better one, its steps and the reasons.
import type { AnyMove, AnyView } from '@crescendo/rules';
import { useStepWords } from '../../learn/solving/answer-steps.ts';
import { reasonTexts } from '../../play/bar/advice.ts';
import type { ReviewProps } from '../props.ts';

/** More steps than these are better seen than read. */
const MAX_STEPS = 9;

interface MovesProps extends Pick<ReviewProps, 'board' | 'translations' | 'said'> {
  readonly view: AnyView;
  /** The one who decided; `undefined`: the reader. */
  readonly who: string | undefined;
  readonly played: AnyMove;
  /** `undefined`: nothing was. */
  readonly better: AnyMove | undefined;
  readonly because: Parameters<typeof reasonTexts>[1];
}

export const MovesPart = ({ board, translations, said, view, who, played, better, because }: MovesProps) => {
  const hints = useStepWords(board, better !== undefined);
  const steps = better ? (hints?.parts(better, view, translations) ?? []).flatMap((part) => part.steps) : [];
  const isTold = steps.length > 1 && steps.length <= MAX_STEPS;
  // The steps tell some of it already.
  const reasons = reasonTexts(
    { board, translations },
    because,
    view,
    better ?? played,
    isTold ? 'speech' : 'texts',
  );
  const describe = (move: AnyMove): string => board.texts.describe(move, view, translations, 'all');
  const why = reasons.length > 0 ? reasons.join(' ') : better && said.noReason;
  return (
    <dl class="moment-moves grid tight">
      <dt>{said.youDid(who)}</dt>
      <dd class={better ? undefined : 'moment-better'}>{describe(played)}</dd>
      {better && (
        <>
          <dt class="moment-better">{said.better}</dt>
          <dd class="moment-better">{describe(better)}</dd>
        </>
      )}
      {isTold && (
        <>
          <dt>{said.how}</dt>
          <dd>
            <ol class="moment-steps">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </dd>
        </>
      )}
      {why && (
        <>
          <dt>{who === undefined ? said.why : said.tip(who)}</dt>
          <dd>{why}</dd>
        </>
      )}
    </dl>
  );
};
