// The whole game as a list, for people who do not see the curve, or would rather read.
import { useSignal } from '@preact/signals';
import { percent } from './data/figures.ts';
import { strongLuck } from './data/steps.ts';
import type { ReviewProps } from './props.ts';
import { newsOf, stepText } from './step-text.ts';

export const AsText = (props: ReviewProps) => {
  const { steps, said, about, listed, select, review, translations } = props;
  const isOpen = useSignal(false);
  const lucky = strongLuck(steps);
  return (
    <details
      class="leaf review-text"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary class="fold-head text-15">{said.asText}</summary>
      {isOpen.value && (
        <ol class="grid gap-8 text-15 tight">
          {steps.map(({ number, luck }, at) => {
            const mark = listed.moments.find(({ step }) => step === at);
            return (
              <li key={number}>
                {newsOf(props, at)} <b>{stepText(props, at)}</b>{' '}
                {review.isCalibrated &&
                  lucky.includes(number) &&
                  said.luckThen(about, percent(translations.language, luck, true))}{' '}
                {mark && (
                  <button type="button" class="moment-link" onClick={() => select(at)}>
                    {said.momentMark} {mark.label}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </details>
  );
};
