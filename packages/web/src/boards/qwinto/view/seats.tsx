// The names of the players with what each is doing, over the sheets on wide screens, as tabs below them on phones.
import { itemAt, range } from '@crescendo/rules';
import { score, type View } from '@crescendo/rules/qwinto';
import { signed } from '../model/view-model.ts';
import type { QwintoProps } from '../types.ts';
import { Boxes } from './points.tsx';
import { Doing } from './shapes.tsx';

const doingOf = (
  { phase, active, pending }: View,
  deciding: readonly number[],
  seat: number,
): readonly ('rolls' | 'thinks' | 'chosen')[] => [
  ...(seat === active && phase !== 'first' && phase !== 'over' ? (['rolls'] as const) : []),
  ...(phase !== 'write'
    ? []
    : deciding.includes(seat)
      ? (['thinks'] as const)
      : pending[seat] !== null
        ? (['chosen'] as const)
        : []),
];

const SeatLine = ({ props, seat }: { props: QwintoProps; seat: number }) => {
  const { view, deciding, label, translations } = props;
  const doing = doingOf(view, deciding, seat);
  const { total } = score(itemAt(view.sheets, seat), view.options);
  return (
    <>
      <span class="qw-name ellipsis min-0">{label(seat).text}</span>
      {doing.map((what) => (
        <span key={what} class="qw-does grid rigid">
          <Doing what={what} />
          <span class="unseen">{translations.own.doing[what]}</span>
        </span>
      ))}
      <span class="qw-has">
        {signed(total)}
        <span class="unseen"> {translations.own.total}</span>
      </span>
    </>
  );
};

export const Caption = ({ props, seat }: { props: QwintoProps; seat: number }) => (
  <p class="qw-caption">
    <SeatLine props={props} seat={seat} />
    <Boxes count={itemAt(props.view.sheets, seat).misthrows} limit={props.view.options.misthrowLimit} />
  </p>
);

/** One swipe, or one touch here, leads to another sheet. */
export const Tabs = ({
  props,
  current,
  onPick,
}: {
  readonly props: QwintoProps;
  readonly current: number;
  readonly onPick: (index: number) => void;
}) => (
  <nav class="qw-tabs flex gap-4 min-0" aria-label={props.translations.own.sheets}>
    {range(props.view.seats).map((seat) => (
      <button
        key={seat}
        type="button"
        class="qw-tab cluster items-center round-12 min-0 on-felt"
        aria-current={seat === current}
        onClick={() => onPick(seat)}
      >
        <SeatLine props={props} seat={seat} />
      </button>
    ))}
  </nav>
);
