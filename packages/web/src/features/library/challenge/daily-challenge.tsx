// A challenge to a deal of the day: the server gives everybody the same luck, so the link only names the deal and who played it.
// Nobody but its player sees a game of today: the boards are compared once the day is over.
import { Daily, TableInfo } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules/manifests';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { request, requestText } from '../../../server/api.ts';
import { errorWords } from '../../../server/error-words.ts';
import { requestAsMe } from '../../../server/identity.ts';
import { useRequest } from '../../../server/use-request.ts';
import { attempt } from '../../../session/remote/table-actions.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { go } from '../../../shell/router.ts';
import { dayInWords } from '../../../ui/days.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useTranslations } from '../../play/frame/use-translations.ts';
import type { DailyLink } from '../../play/share/challenge/daily-link.ts';
import type { ChallengeWords } from '../../play/share/challenge/words.ts';
import type { TableWords } from '../../play/words.ts';
import { GamePicture } from '../../shared/game-picture.tsx';
import { type CheckedRecord, readRecord, setupFromRecord } from '../finished/read-record.ts';
import { Comparison } from './comparison.tsx';

interface DailyProps {
  readonly link: DailyLink;
  readonly words: ChallengeWords;
  readonly table: TableWords;
}

/** Both games of a day that is over; `undefined`: the other one is still closed. */
const useGames = (mine: string, theirs: string): readonly [CheckedRecord, CheckedRecord] | undefined => {
  const games = useSignal<readonly [CheckedRecord, CheckedRecord] | undefined>(undefined);
  useEffect(() => {
    const read = async (id: string): Promise<CheckedRecord> => {
      const found = await readRecord(await requestText(`/api/tables/${id}/record`), currentLanguage());
      if ('why' in found) throw new Error(found.why);
      return found;
    };
    Promise.all([read(mine), read(theirs)]).then(
      (both) => {
        games.value = both;
      },
      () => {
        // It stays closed; the page says so.
      },
    );
  }, [mine, theirs]);
  return games.value;
};

const Played = ({ mine, link, words, table }: DailyProps & { readonly mine: string }) => {
  const games = useGames(mine, link.table);
  const translations = useTranslations(games?.[0].board);
  if (!games || !translations)
    return (
      <section class="leaf" role="status">
        <p>{words.later}</p>
        <div class="abreast">
          <a class="button main" href={`/daily/${link.day}#${link.game}`}>
            {words.toRanking}
          </a>
        </div>
      </section>
    );
  const [own, other] = games;
  const sideOf = ({ record, match }: CheckedRecord) => ({
    setup: setupFromRecord(record, ''),
    match,
    takenBack: 0,
    hints: 0,
  });
  return (
    <Comparison
      mine={sideOf(own)}
      theirs={{ ...sideOf(other), name: link.name, seat: 0 }}
      board={own.board}
      translations={translations}
      words={words}
      table={table}
    />
  );
};

const Begin = ({ link, words }: DailyProps) => {
  const begin = async (): Promise<void> => {
    const made = await attempt(requestAsMe('POST', `/api/daily/${link.game}`, TableInfo));
    if (made) go(`/t/${made.id}`);
  };
  return (
    <button type="button" class="button main" onClick={begin}>
      <Icon name="play" size={18} />
      {words.accept}
    </button>
  );
};

export const DailyChallenge = (props: DailyProps) => {
  const { link, words } = props;
  const { data, error } = useRequest(() => request('GET', `/api/daily?day=${link.day}`, Daily), link.day);
  if (error !== undefined)
    return (
      <section class="leaf" role="status">
        <p>{errorWords.value?.(error)}</p>
      </section>
    );
  const own = data?.games.find(({ game }) => game === link.game);
  if (!data || !own) return null;
  if (own.table !== null && own.status === 'over') return <Played {...props} mine={own.table} />;
  return (
    <section class="leaf challenge-invitation grid" aria-labelledby="challenge-from">
      <GamePicture game={link.game} class="challenge-picture" />
      <div>
        <h2 id="challenge-from">{words.challenges(link.name || words.somebody)}</h2>
        <p class="challenge-game cluster soft">
          <b class="number">{titleOf(link.game)}</b>
          <span>{words.dailyOf(dayInWords(link.day, currentLanguage()))}</span>
        </p>
        <p>{words.sameLuck(undefined)}</p>
        <div class="abreast">
          {own.table !== null ? (
            <a class="button main" href={`/t/${own.table}`}>
              {words.goOn}
            </a>
          ) : data.day === data.today ? (
            <Begin {...props} />
          ) : (
            <p>{words.dayOver}</p>
          )}
          <a class="button" href={`/daily/${link.day}#${link.game}`}>
            {words.toRanking}
          </a>
        </div>
      </div>
    </section>
  );
};
