// What can be laid over the table: the log, the result, the record to share.
import { go } from '../../app/router.ts';
import { Icon } from '../../look/icons.tsx';
import { Sheet } from '../../look/sheet.tsx';
import { beginGame } from '../../table/begin.ts';
import type { Table } from '../../table/table.ts';
import { Log, Stepper } from './log.tsx';
import { Result } from './result.tsx';
import type { Seating } from './seating.ts';
import { Share } from './share.tsx';

/** The same people again; round one device somebody else begins. */
const rematch = (table: Table): void => {
  const { seed: _seed, players, ...same } = table.setup;
  const turned = [...players.slice(1), players[0]!];
  beginGame({ ...same, coach: false, players: table.own.value.length > 1 ? turned : players });
};

const After = ({ table, words, look }: Seating) => (
  <>
    <button type="button" class="button main" onClick={() => rematch(table)}>
      <Icon name="again" />
      {words.rematch}
    </button>
    <button type="button" class="button" onClick={() => go(`/new/${table.base.id}`)}>
      {words.otherGame}
    </button>
    <button
      type="button"
      class="button"
      onClick={() => {
        look.over.value = 'share';
      }}
    >
      <Icon name="share" />
      {words.share}
    </button>
  </>
);

export const Overlays = (props: Seating) => {
  const { table, words, name, look, parts } = props;
  const { over } = look;
  const close = (): void => {
    over.value = undefined;
  };
  const share = (): void => {
    over.value = 'share';
  };
  const roundOver = table.roundOver.value;
  const record = over.value === undefined ? undefined : table.record(name);
  if (over.value === 'log')
    return (
      <Sheet title={words.log} close={words.close} onClose={close}>
        <Log {...props} />
        <Stepper {...props} />
        {record !== undefined && (
          <button type="button" class="button" onClick={share}>
            <Icon name="share" />
            {words.share}
          </button>
        )}
      </Sheet>
    );
  if (over.value === 'share' && record !== undefined)
    return (
      <Sheet key="share" title={words.share} close={words.close} onClose={close}>
        <Share table={table} words={words} text={record} />
      </Sheet>
    );
  if (parts && (over.value === 'talk' || over.value === 'menu')) return <parts.Sheets {...props} />;
  if (over.value !== 'result' || (roundOver === undefined && look.moment.turn.kind !== 'over')) return null;
  return (
    <Sheet key="result" title={words.result} close={words.close} onClose={close} wide>
      <Result {...props} moment={roundOver === undefined ? look.moment : table.moment(roundOver)}>
        {roundOver !== undefined ? (
          <button
            type="button"
            class="button main"
            onClick={() => {
              // Who looked at this round for so long that the others have finished sees the end at once.
              if (look.moment.turn.kind !== 'over') close();
              table.nextRound();
            }}
          >
            {words.nextRound}
          </button>
        ) : parts ? (
          <parts.After {...props} />
        ) : (
          <After {...props} />
        )}
      </Result>
    </Sheet>
  );
};
