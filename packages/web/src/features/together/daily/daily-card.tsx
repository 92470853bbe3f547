// One deal of the day: play it, go on with it, or see how it went.

import { type DailyGame, TableInfo } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules/manifests';
import { labelled } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { errorCodeOf, errorWords } from '../../../server/error-words.ts';
import { requestAsMe } from '../../../server/identity.ts';
import { BOT_NAMES } from '../../../session/setup/bot-names.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { go } from '../../../shell/router.ts';
import { Icon } from '../../../ui/icons.tsx';
import { OwnResult } from '../../shared/daily/own-result.tsx';
import type { DailyWords } from '../../shared/daily/words.ts';
import { GamePicture } from '../../shared/game-picture.tsx';
import { Ranking } from './ranking.tsx';

interface DailyCardProps {
  readonly daily: DailyGame;
  /** The same among the members of a group; `undefined`: everyone's is shown. */
  readonly inGroup: DailyGame | undefined;
  readonly day: string;
  readonly isToday: boolean;
  /** The day is over, and its deals can be played outside the ranking. */
  readonly isOpen: boolean;
  readonly words: DailyWords;
}

const botOf = (level: string): string =>
  Object.hasOwn(BOT_NAMES, level) ? BOT_NAMES[level as keyof typeof BOT_NAMES] : level;

const Play = ({ daily, day, isToday, words }: DailyCardProps) => {
  const busy = useSignal(false);
  const refused = useSignal('');
  const [label, query] = isToday ? [words.play, ''] : [words.archive.play, `?day=${day}`];
  const play = async (): Promise<void> => {
    busy.value = true;
    refused.value = '';
    try {
      const { id } = await requestAsMe('POST', `/api/daily/${daily.game}${query}`, TableInfo);
      go(`/t/${id}`);
    } catch (error) {
      refused.value = errorWords.value?.(errorCodeOf(error)) ?? '';
      busy.value = false;
    }
  };
  return (
    <>
      <button
        type="button"
        class={`button ${isToday ? 'main' : ''}`}
        aria-label={labelled(currentLanguage(), label, titleOf(daily.game))}
        disabled={busy.value}
        onClick={play}
      >
        <Icon name="play" size={18} />
        {label}
      </button>
      <p role="alert" class="alarming when-filled semibold">
        {refused.value}
      </p>
    </>
  );
};

const Done = (props: DailyCardProps) => {
  const { daily, words } = props;
  return (
    <>
      <OwnResult {...props} />
      <div class="abreast">
        <a
          class="button"
          href={`/r/${daily.table}`}
          aria-label={labelled(currentLanguage(), words.look, titleOf(daily.game))}
        >
          {words.look}
        </a>
      </div>
    </>
  );
};

const NextStep = (props: DailyCardProps) => {
  const { daily, isToday, isOpen, words } = props;
  if (daily.table === null)
    return isToday || isOpen ? <Play {...props} /> : <p class="quiet">{words.notPlayed}</p>;
  if (daily.status === 'over') return <Done {...props} />;
  if (daily.status === 'closed') return <p class="quiet">{words.givenUp}</p>;
  return (
    <a
      class="button main"
      href={`/t/${daily.table}`}
      aria-label={labelled(currentLanguage(), words.goOn, titleOf(daily.game))}
    >
      {words.goOn}
    </a>
  );
};

export const DailyCard = (props: DailyCardProps) => {
  const { daily, inGroup, day, isToday, words } = props;
  const id = `daily-${daily.game}`;
  const title = titleOf(daily.game);
  const isDone = daily.status === 'over';
  return (
    <li
      id={daily.game}
      class="leaf daily-card grid gap-14 content-start"
      data-game={daily.game}
      data-done={isDone ? '' : undefined}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <header class="cluster items-center">
        <GamePicture game={daily.game} class="daily-picture picture-frame rigid round-14" />
        <div>
          <h2 id={id} class="number">
            {title}
          </h2>
          <p class="quiet">{words.against(botOf(daily.level))}</p>
        </div>
        {isDone && (
          <span class="daily-tick flex" role="img" aria-label={words.done} title={words.done}>
            <Icon name="check" size={20} />
          </span>
        )}
      </header>
      <div class="daily-deed grid gap-10">
        <NextStep {...props} />
        <a class="button" href={`/puzzles/${daily.game}/${day}`} aria-label={`${words.puzzle}: ${title}`}>
          <Icon name="hint" size={20} />
          {words.puzzle}
        </a>
      </div>
      <Ranking
        daily={inGroup ?? daily}
        title={title}
        isToday={isToday}
        isOfGroup={inGroup !== undefined}
        words={words}
      />
    </li>
  );
};
