// Shows the log: beside the board where there is room, and otherwise below it, in the place of the bar. The board stays in
// sight either way.
import { Icon } from '../../../ui/icons.tsx';
import type { TablePageProps } from '../frame/props.ts';
import { Log, Stepper } from './log.tsx';

export const LogPanel = (props: TablePageProps) => {
  const { table, words, name, page } = props;
  const { overlay } = page;
  const canShare = table.record(name) !== undefined;
  return (
    <section class="side min-height-0" aria-label={words.log}>
      <header class="side-head row touch-high">
        <h2 class="grow text-16 soft">{words.log}</h2>
        <button
          type="button"
          class="button icon with-keys"
          aria-label={words.spoken.keys}
          title={words.spoken.keys}
          onClick={() => {
            overlay.value = 'keys';
          }}
        >
          <Icon name="keyboard" />
        </button>
        {canShare && (
          <button
            type="button"
            class="button icon"
            aria-label={words.share}
            title={words.share}
            onClick={() => {
              overlay.value = 'share';
            }}
          >
            <Icon name="share" />
          </button>
        )}
        <button
          type="button"
          class="button icon side-close"
          aria-label={words.toNow}
          title={words.toNow}
          onClick={() => {
            overlay.value = undefined;
            page.shownMoment.value = undefined;
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      {/* Opened anew it begins at the end. */}
      <Log key={String(overlay.value === 'log')} {...props} />
      <Stepper table={table} words={words} page={page} />
    </section>
  );
};
