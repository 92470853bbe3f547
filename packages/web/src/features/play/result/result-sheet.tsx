// The result of a round or of a game, and what comes next. Loaded when there is one.
import { lazy } from '../../../shell/lazy.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { TablePageProps } from '../frame/props.ts';
import { ResultActions, TakenBack, Tally } from './after.tsx';
import { JustRightLine } from './just-right.tsx';
import { Result } from './result.tsx';

const AnsweredChallenge = lazy(
  async () => (await import('../share/challenge/answered.tsx')).AnsweredChallenge,
);

const DailyResult = lazy(async () => (await import('./daily-result.tsx')).DailyResult);

const NextRound = ({ table, words, page }: TablePageProps) => (
  <button
    type="button"
    class="button main"
    onClick={() => {
      // A player who looked at this round until the others had finished sees the end at once.
      if (page.moment.turn.kind !== 'over') page.overlay.value = undefined;
      table.nextRound();
    }}
  >
    {words.nextRound}
  </button>
);

export const ResultSheet = (props: TablePageProps) => {
  const { table, words, page, parts } = props;
  const { online } = table;
  const roundOver = table.roundOver.value;
  const daily = online?.info.value.daily ?? undefined;
  const next =
    roundOver !== undefined ? (
      <NextRound {...props} />
    ) : parts && online ? (
      <parts.ResultActions {...props} online={online} />
    ) : (
      <ResultActions {...props} />
    );
  return (
    <Sheet
      title={words.result}
      close={words.close}
      onClose={() => {
        page.overlay.value = undefined;
        page.resultSeen.value = true;
      }}
      footer={<div class="result-row">{next}</div>}
    >
      {roundOver === undefined && table.setup.challenge !== undefined && <AnsweredChallenge {...props} />}
      <Result {...props} moment={roundOver === undefined ? page.moment : table.moment(roundOver)} />
      {roundOver === undefined && daily && <DailyResult day={daily} game={table.game.id} />}
      <TakenBack {...props} />
      {roundOver === undefined && <JustRightLine {...props} />}
      {roundOver === undefined && <Tally {...props} />}
      {roundOver === undefined && parts && online && (
        <div class="result-row result-more">
          <parts.MoreResultActions {...props} online={online} />
        </div>
      )}
    </Sheet>
  );
};
