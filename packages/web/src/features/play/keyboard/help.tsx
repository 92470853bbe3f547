// Lists the keys, and the notation of typed moves.
import './keys.css';
import '../../../ui/styles/forms.css';
import type { BoardKey } from '../../../boards/contract/board.ts';
import { settings } from '../../../shell/settings.ts';
import { Switch } from '../../../ui/controls.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { TablePageProps } from '../frame/props.ts';
import { type KeysWords, keysWords, notationExamples } from './words.ts';

const Keys = ({ rows }: { readonly rows: readonly (readonly [key: string, what: string])[] }) => (
  <dl class="keys grid gap-6">
    {rows.map(([key, what]) => (
      <div key={key} class="grid gap-12">
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);

/** The keys that only some boards understand, as they are labelled. */
const labelOf = ({ pageKeys }: KeysWords, key: BoardKey): string =>
  ({ sets: pageKeys, undo: 'Ctrl Z', back: 'Del' })[key];

const keyRows = (words: KeysWords, ofBoard: readonly BoardKey[], hasHints: boolean) => {
  const { keys, arrowKeys } = words;
  return {
    single: [
      ['L', keys.last],
      ['S', keys.score],
      ['C', keys.clock],
      ['T', keys.turn],
      ['B', keys.board],
      ...(hasHints ? [['H', keys.hint] as const] : []),
      ['/', keys.type],
      ['?', keys.help],
    ] as const,
    others: [
      ['Tab', keys.tab],
      [arrowKeys, keys.arrows],
      ['Enter', keys.enter],
      ['Esc', keys.escape],
      ...ofBoard.map((key) => [labelOf(words, key), keys[key]] as const),
    ] as const,
  };
};

export const KeysSheet = ({ table, board, words: table_, page, parts }: TablePageProps) => {
  const words = keysWords.value;
  if (!words) return null;
  const game = table.game.id;
  const { single, others } = keyRows(words, board.facts.keys, !parts);
  const close = (): void => {
    page.overlay.value = undefined;
  };
  return (
    <Sheet
      title={words.title}
      close={table_.close}
      onClose={close}
      footer={
        <button
          type="button"
          class="button main"
          onClick={() => {
            close();
            page.typing.value = true;
          }}
        >
          {words.typeNow}
        </button>
      }
    >
      <Keys rows={others} />
      <Switch
        on={settings.shortcuts.value}
        hint={words.singleHint}
        turn={(on) => {
          settings.shortcuts.value = on;
        }}
      >
        {words.single}
      </Switch>
      {settings.shortcuts.value && <Keys rows={single} />}
      <h3>{words.typing}</h3>
      <p>{words.typingHint}</p>
      <Keys rows={notationExamples(words, game)} />
      <p>{words.commands}</p>
    </Sheet>
  );
};
