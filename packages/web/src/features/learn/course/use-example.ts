// The steps of an example: which one is shown, going through them by hand or by themselves.
import { type Example, positionOf } from '@crescendo/bots/puzzles';
import { range } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { RecordTable } from '../../../session/record-table.ts';
import { type ShownMoment, useShownMoment } from '../../play/replay/use-shown-moment.ts';

/** Time to read a caption and to see on the board what it is about. */
const STEP_MS = 3600;

const tableOf = ({ record, seat }: Example) => {
  const match = positionOf({ id: 'example', record });
  const players = range(match.seats).map((other) =>
    other === seat
      ? ({ kind: 'human', name: '' } as const)
      : ({ kind: 'bot', level: 'expert', name: '' } as const),
  );
  const { id } = match.game;
  const setup = {
    game: id,
    preset: '',
    options: match.options,
    series: null,
    players,
    clock: 0,
    seed: '',
  };
  return { match, table: new RecordTable('example', setup, match, seat, seat) };
};

export interface ShownExample {
  readonly table: RecordTable;
  readonly page: ShownMoment;
  readonly step: number;
  readonly last: number;
  /** All that has happened since the step before. */
  readonly news: ShownMoment['moment']['news'];
  readonly isPlaying: boolean;
  readonly show: (step: number) => void;
  readonly playOrPause: () => void;
}

export const useExample = (example: Example): ShownExample => {
  const { match, table } = useMemo(() => tableOf(example), [example]);
  /** The moments after each step: each ends after a decision and the chance that follows it. */
  const moments = useMemo(
    () => example.steps.map((end) => match.events.slice(0, end).filter(({ kind }) => kind === 'move').length),
    [example],
  );
  const page = useShownMoment(table, moments[0] ?? 0);
  const step = useSignal(0);
  const isPlaying = useSignal(false);
  const last = moments.length - 1;
  const show = (next: number): void => {
    step.value = next;
    page.shownMoment.value = moments[next];
    if (next >= last) isPlaying.value = false;
  };
  useEffect(() => {
    if (!isPlaying.value) return;
    const timer = setInterval(() => show(step.peek() + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying.value]);
  const [from, to] = [moments[step.value - 1] ?? moments[step.value] ?? 0, moments[step.value] ?? 0];
  return {
    table,
    page,
    step: step.value,
    last,
    news: range(to - from).flatMap((i) => table.moment(from + i + 1).news),
    isPlaying: isPlaying.value,
    show,
    playOrPause: () => {
      if (isPlaying.value) isPlaying.value = false;
      else {
        show(step.value >= last ? 0 : step.value + 1);
        isPlaying.value = step.value < last;
      }
    },
  };
};
