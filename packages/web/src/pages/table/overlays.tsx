// What can be laid over the table: settings, rules, the result, the record to share. The log has a place of its own.
import { lazy } from '../../app/lazy.tsx';
import { go } from '../../app/router.ts';
import { Icon } from '../../look/icons.tsx';
import { Sheet } from '../../look/sheet.tsx';
import type { PlayableTable } from '../../table/game-table.ts';
import { startGame } from '../../table/start-game.ts';
import type { TablePageProps } from './props.ts';
import { Result } from './result.tsx';
import { Share } from './share.tsx';

const TableSettings = lazy(async () => (await import('../settings/sections.tsx')).TableSettings);
const TableRules = lazy(async () => (await import('../rules/table-rules.tsx')).TableRules);

/** The same people again; around one device, another player begins. */
const rematch = (table: PlayableTable): void => {
  const { seed: _seed, players, ...same } = table.setup;
  const turned = [...players.slice(1), ...players.slice(0, 1)];
  startGame({ ...same, players: table.ownSeats.value.length > 1 ? turned : players });
};

const After = ({ table, words, page }: TablePageProps) => (
  <>
    <button type="button" class="button main" onClick={() => rematch(table)}>
      <Icon name="again" />
      {words.rematch}
    </button>
    <button type="button" class="button" onClick={() => go(`/new/${table.game.id}`)}>
      {words.otherGame}
    </button>
    <button
      type="button"
      class="button"
      onClick={() => {
        page.overlay.value = 'share';
      }}
    >
      <Icon name="share" />
      {words.share}
    </button>
  </>
);

export const Overlays = (props: TablePageProps) => {
  const { table, words, name, page, parts } = props;
  const { overlay } = page;
  const close = (): void => {
    overlay.value = undefined;
  };
  const { online } = table;
  const roundOver = table.roundOver.value;
  const record = overlay.value === undefined ? undefined : table.record(name);
  if (overlay.value === 'settings')
    return (
      <Sheet key="settings" title={words.settings} close={words.close} onClose={close} beside>
        <TableSettings />
      </Sheet>
    );
  if (overlay.value === 'rules')
    return (
      <Sheet key="rules" title={words.rules} close={words.close} onClose={close} beside>
        <TableRules
          board={props.board}
          translations={props.translations}
          setup={table.setup}
          section={page.rulesSection.value}
        />
      </Sheet>
    );
  if (overlay.value === 'share' && record !== undefined)
    return (
      <Sheet key="share" title={words.share} close={words.close} onClose={close}>
        <Share table={table} words={words} text={record} />
      </Sheet>
    );
  if (parts && online && (overlay.value === 'talk' || overlay.value === 'menu'))
    return <parts.Sheets {...props} online={online} />;
  if (overlay.value !== 'result' || (roundOver === undefined && page.moment.turn.kind !== 'over'))
    return null;
  return (
    <Sheet key="result" title={words.result} close={words.close} onClose={close} wide>
      <Result {...props} moment={roundOver === undefined ? page.moment : table.moment(roundOver)}>
        {roundOver !== undefined ? (
          <button
            type="button"
            class="button main"
            onClick={() => {
              // A player who looked at this round until the others had finished sees the end at once.
              if (page.moment.turn.kind !== 'over') close();
              table.nextRound();
            }}
          >
            {words.nextRound}
          </button>
        ) : parts && online ? (
          <parts.After {...props} online={online} />
        ) : (
          <After {...props} />
        )}
      </Result>
    </Sheet>
  );
};
