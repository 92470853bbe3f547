// The archive: of each game the latest deal not played yet, and the way to any number.
import './archive.css';
import { type DailyDays, dailyNumber } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules/manifests';
import { useSignal } from '@preact/signals';
import { currentLanguage } from '../../../shell/language.ts';
import { go } from '../../../shell/router.ts';
import { dayInShort } from '../../../ui/days.ts';
import type { DailyWords } from '../../shared/daily/words.ts';
import { GamePicture } from '../../shared/game-picture.tsx';

interface ArchiveProps {
  readonly days: DailyDays;
  readonly words: DailyWords;
}

const GoTo = ({ days, words }: ArchiveProps) => {
  const number = useSignal('');
  const latest = dailyNumber(days.today);
  const isKnown = /^\d+$/.test(number.value) && Number(number.value) >= 1 && Number(number.value) <= latest;
  return (
    <form
      class="archive-go cluster gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (isKnown) go(Number(number.value) === latest ? '/daily' : `/daily/${Number(number.value)}`);
      }}
    >
      <label class="field">
        <span>{words.archive.goTo}</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          placeholder={`1–${latest}`}
          value={number.value}
          onInput={(event) => {
            number.value = event.currentTarget.value.trim();
          }}
        />
      </label>
      <button type="submit" class="button" disabled={!isKnown}>
        {words.archive.go}
      </button>
    </form>
  );
};

export const Archive = (props: ArchiveProps) => {
  const { days, words } = props;
  if (days.next === undefined) return null;
  return (
    <section class="leaf archive grid gap-10" aria-labelledby="archive">
      <h2 id="archive">{words.archive.title}</h2>
      <p class="quiet">{words.archive.about}</p>
      {days.next.length > 0 && (
        <>
          <h3>{words.archive.next}</h3>
          <ul class="archive-next grid gap-8">
            {days.next.map(({ game, day, number }) => (
              <li key={game}>
                <a class="archive-deal sunk round-14 row gap-10" href={`/daily/${day}#${game}`}>
                  <GamePicture game={game} class="archive-picture picture-frame rigid round-14" />
                  <span class="grid">
                    <b class="number">{titleOf(game)}</b>
                    <span class="text-14 soft">
                      {words.archive.number(number)} · {dayInShort(day, currentLanguage())}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <GoTo {...props} />
    </section>
  );
};
