// The board of a game that is over: every step of it, through anybody's eyes. Nothing is hidden any more.
import type { Viewer } from '@crescendo/rules';
import { newsText } from '../../../boards/translations.ts';
import type { RecordTable } from '../../../session/record-table.ts';
import { Select } from '../../../ui/controls.tsx';
import { seatEventTexts, timeUpText } from '../../play/announcements/speech.ts';
import type { TableReaderProps } from '../../play/frame/props.ts';
import { Log, Stepper } from '../../play/log/log.tsx';
import { PastBoard } from '../../play/replay/past-board.tsx';
import { namesFor } from '../../play/seats/names.ts';
import { Seats } from '../../play/seats/seats.tsx';
import type { FinishedWords } from './words.ts';

const NOBODY = -1;

/** Tells whether there is room for the log beside the board, as in finished.css. */
const isWide = (): boolean => matchMedia('(min-width: 900px)').matches;

const ViewerSelect = ({
  table,
  name,
  words,
}: {
  table: RecordTable;
  name: TableReaderProps['name'];
  words: FinishedWords;
}) => (
  <Select
    label={words.viewAs}
    value={table.viewer.value ?? NOBODY}
    of={[
      ...table.setup.players.map((_, seat) => [seat, name(seat)] as const),
      [NOBODY, words.everybody] as const,
    ]}
    choose={(seat) => {
      const viewer: Viewer = seat === NOBODY ? null : seat;
      table.viewer.value = viewer;
    }}
  />
);

interface ReplayProps extends TableReaderProps {
  readonly table: RecordTable;
  readonly past: FinishedWords;
}

export const Replay = (props: ReplayProps) => {
  const { table, translations, words, name, page, past } = props;
  const { moment, number } = page;
  const nameFor = namesFor(table, translations, number);
  const happened = [
    timeUpText(props, number),
    ...moment.news.map((item) => newsText(translations, item, nameFor(item))),
    ...seatEventTexts(props, number),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <section
      class="past-stage stage raised grid clip paper one-column"
      aria-label={past.steps}
      data-game={table.game.id}
      data-moment={number}
    >
      <Seats {...props} />
      <div class="board-host">
        <PastBoard {...props} view={moment.previous ?? moment.view} />
      </div>
      <div class="past-bar grid">
        <p class="past-news text-15 tight" aria-live="polite">
          {happened || words.logStart}
        </p>
        <Stepper table={table} words={words} page={page} />
        <ViewerSelect table={table} name={name} words={past} />
      </div>
      <details class="past-log" open={isWide()}>
        <summary class="fold-head">{words.log}</summary>
        <Log {...props} />
      </details>
    </section>
  );
};
