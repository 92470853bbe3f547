// Lists the moves that were well found and the others' mistakes: a few lines each, which lead to their place in the game.

import { gamesOf, timesFound } from '@crescendo/bots/review/shown';
import type { ComponentChildren } from 'preact';
import { nameOrYou } from '../../../boards/contract/seat-label.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { ReviewProps } from '../props.ts';
import { showMoment } from './moment-list.tsx';
import { titleOfMoment } from './moment-title.ts';

interface Line {
  readonly step: number;
  readonly place: string;
  readonly title: string;
  readonly text: string;
}

const List = ({
  id,
  title,
  lines,
  at,
  select,
  mark,
}: Pick<ReviewProps, 'at' | 'select'> & {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly mark: ComponentChildren;
}) =>
  lines.length === 0 ? null : (
    <section class="leaf other-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="grid gap-6" aria-labelledby={id}>
        {lines.map(({ step, place, title: line, text }) => (
          <li key={step}>
            <button
              type="button"
              class="moment-button row full-width gap-10 sunk round-12 text-left touch-high"
              aria-pressed={at === step}
              onClick={() => {
                select(step);
                showMoment();
              }}
            >
              {mark}
              <span class="moment-kind grow">
                {line}
                <span class="block soft text-14">
                  {place}. {text}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

export const OtherLists = (props: ReviewProps) => {
  const { game, review, listed, said, board, translations, name, isWhole } = props;
  if (!isWhole || !review.isCalibrated) return null;
  const turn = translations.common.turn;
  const found = listed.highlights.map((one) => ({
    step: one.step,
    place: turn(one.turn),
    title: board.texts.describe(one.played, game.match.at(one.length).matchView(one.seat).view, translations),
    text: said.found(timesFound(one.found, one.of)),
  }));
  const others = [...new Set(listed.missed.map((one) => one.seat))];
  return (
    <>
      <List
        {...props}
        id="review-best"
        title={said.best}
        lines={found}
        mark={
          <span class="moment-label square rigid circle good-mark" aria-hidden="true">
            <Icon name="check" size={16} />
          </span>
        }
      />
      {others.map((other) => (
        <List
          key={other}
          {...props}
          id={`review-missed-${other}`}
          title={said.missed(nameOrYou(name, other))}
          lines={listed.missed
            .filter((one) => one.seat === other)
            .map((one) => ({
              step: one.step,
              place: turn(one.turn),
              title: titleOfMoment(props, one, said.momentMark),
              text: said.missedCost(gamesOf(one.shown.cost)),
            }))}
          mark={null}
        />
      ))}
    </>
  );
};
