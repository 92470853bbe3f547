// One deal of the day: play it, go on with it, or see how it went.

import { type DailyGame, type DailyResult, TableInfo } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules/manifests';
import { labelled } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { errorCodeOf, errorWords } from '../../../server/error-words.ts';
import { requestAsMe } from '../../../server/identity.ts';
import { BOT_NAMES } from '../../../session/setup/bot-names.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { go } from '../../../shell/router.ts';
import { dayInShort } from '../../../ui/days.ts';
import { Icon } from '../../../ui/icons.tsx';
import { shareOrCopy } from '../../../ui/share-or-copy.ts';
import { showToast } from '../../../ui/toast.tsx';
import { GamePicture } from '../../shared/game-picture.tsx';
import type { Lead, Picture } from './picture.ts';
import { Ranking } from './ranking.tsx';
import { shareText } from './share.ts';
import { usePicture } from './use-picture.ts';
import type { DailyWords } from './words.ts';

interface DailyCardProps {
  readonly daily: DailyGame;
  /** The same among the members of a group; `undefined`: everyone's is shown. */
  readonly inGroup: DailyGame | undefined;
  readonly day: string;
  readonly isToday: boolean;
  readonly words: DailyWords;
}

const botOf = (level: string): string =>
  Object.hasOwn(BOT_NAMES, level) ? BOT_NAMES[level as keyof typeof BOT_NAMES] : level;

const Play = ({ daily, words }: DailyCardProps) => {
  const busy = useSignal(false);
  const refused = useSignal('');
  const play = async (): Promise<void> => {
    busy.value = true;
    refused.value = '';
    try {
      const { id } = await requestAsMe('POST', `/api/daily/${daily.game}`, TableInfo);
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
        class="button main"
        aria-label={labelled(currentLanguage(), words.play, titleOf(daily.game))}
        disabled={busy.value}
        onClick={play}
      >
        <Icon name="play" size={18} />
        {words.play}
      </button>
      <p role="alert" class="alarming when-filled semibold">
        {refused.value}
      </p>
    </>
  );
};

/** Draws the course of the game: the same picture as in the text to share. */
const Curve = ({ picture, words }: { readonly picture: Picture; readonly words: DailyWords }) => {
  const count = (wanted: Lead): number => picture.leads.filter((lead) => lead === wanted).length;
  return (
    <p
      class="daily-curve grid"
      role="img"
      aria-label={words.picture(count('ahead'), count('level'), count('behind'))}
    >
      <span>{picture.bars}</span>
      <span class="daily-leads grid">
        {picture.leads.map((lead, n) => (
          <i key={n} class={lead} />
        ))}
      </span>
    </p>
  );
};

const Done = ({ daily, day, words }: DailyCardProps) => {
  const mine = daily.results.find(({ you }) => you);
  const title = titleOf(daily.game);
  const picture = usePicture(daily.table, daily.game);
  const share = async (result: DailyResult): Promise<void> => {
    const text = shareText(words, result, {
      game: title,
      language: currentLanguage(),
      day: dayInShort(day, currentLanguage()),
      played: daily.played,
      link: `${location.origin}/daily/${day}`,
      picture,
    });
    const way = await shareOrCopy(text);
    if (way !== 'system') showToast({ text: way === 'copied' ? words.copied : words.notCopied });
  };
  return (
    <>
      {mine && (
        <p class="daily-mine cluster">
          <b>{mine.won ? words.won : words.lost}</b>
          <span>
            {words.points(mine.score).replace('-', '−')} · {words.place(mine.place, daily.played)}
          </span>
        </p>
      )}
      {picture && (
        <>
          <Curve picture={picture} words={words} />
          <p class="text-13 soft">{words.pictureHint}</p>
        </>
      )}
      <div class="abreast">
        {mine && (
          <button
            type="button"
            class="button main"
            aria-label={labelled(currentLanguage(), words.share, title)}
            onClick={() => void share(mine)}
          >
            <Icon name="share" size={20} />
            {words.share}
          </button>
        )}
        <a
          class="button"
          href={`/r/${daily.table}`}
          aria-label={labelled(currentLanguage(), words.look, title)}
        >
          {words.look}
        </a>
      </div>
    </>
  );
};

const NextStep = (props: DailyCardProps) => {
  const { daily, isToday, words } = props;
  if (daily.table === null) return isToday ? <Play {...props} /> : <p class="quiet">{words.notPlayed}</p>;
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
  return (
    <li class="leaf daily-card grid gap-14 content-start" data-game={daily.game} aria-labelledby={id}>
      <header class="cluster items-center">
        <GamePicture game={daily.game} class="daily-picture picture-frame rigid round-14" />
        <div>
          <h2 id={id} class="number">
            {title}
          </h2>
          <p class="quiet">{words.against(botOf(daily.level))}</p>
        </div>
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
