// The deals of the day: the same for everybody, once for each, and how people did.
import './daily.css';
import { Daily, DailyDays, dayOfDailyNumber, MyGroups } from '@crescendo/protocol';
import { isGameId } from '@crescendo/rules/manifests';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { request } from '../../../server/api.ts';
import { errorWords } from '../../../server/error-words.ts';
import { requestIfKnown } from '../../../server/request-if-known.ts';
import { useRequest } from '../../../server/use-request.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { readStored, removeStored, writeStored } from '../../../shell/storage/storage.ts';
import { Select } from '../../../ui/controls.tsx';
import { dayInShort, dayInWords, isDay, shiftDay, timeLeft } from '../../../ui/days.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { type DailyWords, dailyWords } from '../../shared/daily/words.ts';
import { Archive } from './archive.tsx';
import { DailyCard } from './daily-card.tsx';
import { Fingerprints } from './fingerprints.tsx';
import { Weeks } from './weeks.tsx';

const Days = ({
  day,
  today,
  number,
  words,
}: Pick<Daily, 'day' | 'today' | 'number'> & { readonly words: DailyWords }) => {
  const language = currentLanguage();
  const isToday = day === today;
  const [before, after] = [shiftDay(day, -1), shiftDay(day, 1)];
  const facts = [
    ...(isToday ? [dayInWords(day, language)] : []),
    ...(number === undefined ? [] : [words.archive.number(number)]),
  ];
  return (
    <nav class="days row gap-12" aria-label={words.title}>
      <a class="button" href={`/daily/${before}`} title={words.dayBefore}>
        <span class="unseen">{words.dayBefore}: </span>
        {dayInShort(before, language)}
      </a>
      <p>
        <b>{isToday ? words.today : dayInWords(day, language)}</b>
        <span class="text-14 soft">{facts.join(' · ')}</span>
      </p>
      {!isToday && (
        <a class="button" href={after === today ? '/daily' : `/daily/${after}`} title={words.dayAfter}>
          <span class="unseen">{words.dayAfter}: </span>
          {after === today ? words.today : dayInShort(after, language)}
        </a>
      )}
    </nav>
  );
};

/** Ticks, and says when the day is over. */
const Left = ({ until, words, onOver }: { until: number; words: DailyWords; onOver: () => void }) => {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
      if (now.value > until) onOver();
    }, 15_000);
    return () => clearInterval(timer);
  }, [until]);
  const { hours, minutes } = timeLeft(until, now.value);
  return (
    <p class="daily-left row gap-8 soft" role="timer">
      <Icon name="clock" size={20} />
      {words.left(hours, minutes)}
    </p>
  );
};

interface Answer extends Daily {
  readonly groups: MyGroups['groups'];
  /** The same among the members of the chosen group. */
  readonly inGroup: Daily | undefined;
  /** `undefined`: the server does not know this browser any more. */
  readonly days: DailyDays | undefined;
}

/** The group whose ranking was chosen last. */
const GROUP = 'daily-group';

const ask = async (query: string, group: string): Promise<Answer> => {
  // Only a browser with an identity can be in a group, or have played before.
  const isKnown = readStored('known') !== undefined;
  const [daily, known, days] = await Promise.all([
    request('GET', `/api/daily${query}`, Daily),
    isKnown ? requestIfKnown('/api/groups', MyGroups) : undefined,
    isKnown ? requestIfKnown('/api/daily/days', DailyDays) : request('GET', '/api/daily/days', DailyDays),
  ]);
  const groups = known?.groups ?? [];
  const isMember = groups.some(({ id }) => id === group);
  const ofGroup = `/api/daily${query}${query === '' ? '?' : '&'}group=${group}`;
  return { ...daily, groups, days, inGroup: isMember ? await request('GET', ofGroup, Daily) : undefined };
};

interface RankingScopeProps {
  readonly groups: MyGroups['groups'];
  readonly chosen: string;
  readonly choose: (group: string) => void;
  readonly words: DailyWords;
}

const RankingScope = ({ groups, chosen, choose, words }: RankingScopeProps) =>
  groups.length === 0 ? null : (
    <div class="daily-among">
      <Select
        label={words.rankingAmong}
        value={chosen}
        of={[['', words.everyone], ...groups.map(({ id, name }) => [id, name] as const)]}
        choose={choose}
      />
    </div>
  );

/** A link to the ranking of one game, `/daily/2026-11-15#qwinto`, leads to that game. */
const useWantedGame = (isShown: boolean): void => {
  useEffect(() => {
    const game = isShown && isGameId(location.hash.slice(1)) ? location.hash.slice(1) : '';
    if (game === '') return;
    const card = document.getElementById(game);
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
  }, [isShown]);
};

/** A day, or its number. */
const dayOf = (text: string): string => (/^\d{1,5}$/.test(text) ? dayOfDailyNumber(Number(text)) : text);

export const DailyPage = ({ day: asked }: { readonly day: string }) => {
  const day = dayOf(asked);
  const wanted = isDay(day) ? `?day=${day}` : '';
  const group = useSignal(readStored(GROUP) ?? '');
  const { data: answer, error, retry } = useRequest(() => ask(wanted, group.peek()), wanted);
  const choose = (id: string): void => {
    if (id === '') removeStored(GROUP);
    else writeStored(GROUP, id);
    group.value = id;
    retry();
  };
  const words = dailyWords.value;
  useWantedGame(answer !== undefined && words !== undefined);
  if (!words) return null;
  return (
    <PageFrame title={words.title} class="daily">
      <p class="daily-about">{words.about}</p>
      {error !== undefined && (
        <section class="leaf brief" role="status">
          <p>{errorWords.value?.(error)}</p>
          <div class="abreast">
            <button type="button" class="button main" onClick={retry}>
              {words.again}
            </button>
            {wanted !== '' && (
              <a class="button" href="/daily">
                {words.toToday}
              </a>
            )}
          </div>
        </section>
      )}
      {answer && (
        <>
          <div class="daily-top cluster items-center space-between">
            <Days {...answer} words={words} />
            {answer.day === answer.today ? (
              <Left until={answer.until} words={words} onOver={retry} />
            ) : (
              <a class="button" href="/daily">
                {words.toToday}
              </a>
            )}
          </div>
          {answer.open && <p class="archive-said daily-about soft">{words.archive.notRanked}</p>}
          <RankingScope
            groups={answer.groups}
            chosen={answer.inGroup?.group ?? ''}
            choose={choose}
            words={words}
          />
          <ul class="daily-cards grid gap-16">
            {answer.games.map((game) => (
              <DailyCard
                key={game.game}
                daily={game}
                inGroup={answer.inGroup?.games.find((other) => other.game === game.game)}
                day={answer.day}
                isToday={answer.day === answer.today}
                isOpen={answer.open ?? false}
                words={words}
              />
            ))}
          </ul>
          {answer.days && (
            <div class="daily-past grid gap-16">
              <Archive days={answer.days} words={words} />
              <Weeks days={answer.days} shown={answer.day} words={words} />
            </div>
          )}
          <p class="quiet daily-honest">{words.honest}</p>
          <Fingerprints {...answer} words={words} />
        </>
      )}
    </PageFrame>
  );
};
