// The lobby: a quick game, and every table that is open to all.
import './lobby.css';
import { useSignal } from '@preact/signals';
import { GAME_CARDS } from '../../../boards/boards.ts';
import { errorWords } from '../../../server/error-words.ts';
import { Segments, Select } from '../../../ui/controls.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Guarded } from '../../../ui/page/guarded.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { waitingRoomWords } from '../../play/waiting-room/words.ts';
import { type Filters, filtered, NO_FILTERS } from './filters.ts';
import { QuickGame } from './quick-game.tsx';
import { TableRow } from './table-row.tsx';
import { useLobbyTables } from './use-lobby-tables.ts';
import { type LobbyWords, lobbyWords } from './words.ts';

interface FilterProps {
  readonly filters: Filters;
  readonly change: (filters: Filters) => void;
  readonly words: LobbyWords;
}

const Filtering = ({ filters, change, words }: FilterProps) => (
  <div class="lobby-filters grid items-center">
    <Select
      label={words.game}
      quiet
      value={filters.game}
      of={[['', words.allGames], ...GAME_CARDS.map(({ id, title }) => [id, title] as const)]}
      choose={(game) => change({ ...filters, game })}
    />
    <Segments
      legend={words.what}
      quiet
      value={filters.what}
      of={(['all', 'join', 'watch'] as const).map((what) => [what, words.whats[what]] as const)}
      choose={(what) => change({ ...filters, what })}
    />
    <Segments
      legend={words.pace}
      quiet
      value={filters.pace}
      of={(['all', 'fast', 'slow'] as const).map((pace) => [pace, words.paces[pace]] as const)}
      choose={(pace) => change({ ...filters, pace })}
    />
  </div>
);

/** Nobody is here: be the first. */
const Empty = ({ words }: { readonly words: LobbyWords }) => (
  <div class="lobby-empty grid gap-14">
    <p>
      <b>{words.empty}</b> {words.emptyHint}
    </p>
    <div class="abreast">
      {GAME_CARDS.map(({ id, title }) => (
        <a key={id} class="button" href={`/new/${id}?with=friends&public`}>
          <Icon name="plus" size={18} />
          {words.openOf(title)}
        </a>
      ))}
    </div>
  </div>
);

export const LobbyPage = () => {
  const filters = useSignal(NO_FILTERS);
  const { summaries, error } = useLobbyTables();
  const words = lobbyWords.value;
  const friends = waitingRoomWords.value;
  if (!words || !friends) return null;
  const found = filtered(summaries ?? [], filters.value);
  return (
    <PageFrame title={words.title} class="lobby">
      <QuickGame words={words} />
      <section class="leaf" aria-labelledby="tables">
        <h2 id="tables">
          {words.tables} {summaries && <small role="status">{words.found(found.length)}</small>}
        </h2>
        {summaries && summaries.length > 0 && (
          <Filtering
            filters={filters.value}
            change={(next) => {
              filters.value = next;
            }}
            words={words}
          />
        )}
        {error && (
          <p class="lobby-why semibold" role="status">
            {errorWords.value?.(error)}
          </p>
        )}
        {found.length > 0 && (
          <ul class="lobby-lines" aria-label={words.tables}>
            {found.map((summary) => (
              <Guarded key={summary.id}>
                <TableRow summary={summary} words={words} friends={friends} />
              </Guarded>
            ))}
          </ul>
        )}
        {summaries?.length === 0 && <Empty words={words} />}
        {summaries && summaries.length > 0 && found.length === 0 && (
          <div class="lobby-empty grid gap-14">
            <p>{words.nothingFits}</p>
            <button
              type="button"
              class="button"
              onClick={() => {
                filters.value = NO_FILTERS;
              }}
            >
              {words.showAll}
            </button>
          </div>
        )}
      </section>
    </PageFrame>
  );
};
