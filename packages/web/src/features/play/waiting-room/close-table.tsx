// Closing a table, with its consequence said first; and a table that is closed.
import type { TableInfo } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { go } from '../../../shell/router.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import type { SharedWords } from '../../../ui/page/words.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { closeTable } from './actions.ts';
import type { WaitingRoomWords } from './words.ts';

interface CloseTableProps {
  readonly table: TableInfo;
  readonly words: WaitingRoomWords;
}

export const CloseTable = ({ table, words }: CloseTableProps) => {
  const asking = useSignal(false);
  const stop = (): void => {
    asking.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="room-close"
        onClick={() => {
          asking.value = true;
        }}
      >
        {words.close}
      </button>
      {asking.value && (
        <Sheet title={words.closeAsk} close={words.closeNo} onClose={stop}>
          <p>{words.closeWhat}</p>
          <div class="abreast room-answers">
            <button type="button" class="button" onClick={stop}>
              {words.closeNo}
            </button>
            <button
              type="button"
              class="button main"
              onClick={() => {
                stop();
                void closeTable(table.id).then((closed) => {
                  if (closed) go('/');
                });
              }}
            >
              {words.closeYes}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
};

export const ClosedTable = ({ table, words, shared }: CloseTableProps & { readonly shared: SharedWords }) => (
  <PageFrame title={words.closed} class="room" toast={false}>
    <div class="leaf">
      <p>{words.closedWhy}</p>
      <div class="abreast room-answers">
        <a class="button main" href={`/new/${table.game}?with=friends`}>
          {words.newTable}
        </a>
        <a class="button" href="/">
          {shared.home}
        </a>
      </div>
    </div>
  </PageFrame>
);
