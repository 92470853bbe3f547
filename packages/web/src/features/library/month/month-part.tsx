// A month as a picture: chosen, drawn when asked for, then sent or saved.
import { languageTag } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FinishedGame } from '../../../session/saved/finished-games.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { Select } from '../../../ui/controls.tsx';
import { type Picture, pictureFrom, SendPicture } from '../../play/share/send-picture.tsx';
import { reviewFigures } from '../../review/data/saved-reviews.ts';
import type { MineWords } from '../shared/words.ts';
import { type Month, monthRows, monthsWith } from './month.ts';

const nameOf = ({ year, month }: Month): string =>
  new Intl.DateTimeFormat(languageTag(currentLanguage()), { month: 'long', year: 'numeric' }).format(
    new Date(year, month, 1),
  );

interface MonthPartProps {
  readonly finished: readonly FinishedGame[];
  readonly words: MineWords;
}

export const MonthPart = ({ finished, words: { month: words } }: MonthPartProps) => {
  const months = monthsWith(finished);
  const chosen = useSignal(0);
  const picture = useSignal<Picture | undefined>(undefined);
  const show = (next: Picture | undefined): void => {
    picture.peek()?.release();
    picture.value = next;
  };
  useEffect(() => () => show(undefined), []);
  const month = months[chosen.value];
  if (!month) return null;
  const title = nameOf(month);
  const make = async (): Promise<void> => {
    const { makeMonthPicture } = await import('./month-picture.ts');
    const rows = monthRows(month, finished, reviewFigures());
    const blob = await makeMonthPicture({ title, rows, words, language: currentLanguage() });
    const number = `${month.month + 1}`.padStart(2, '0');
    show(blob && pictureFrom(blob, `crescendo-${month.year}-${number}.png`));
  };
  return (
    <section class="leaf" aria-labelledby="my-month">
      <h2 id="my-month">{words.title}</h2>
      <div class="abreast">
        {months.length > 1 && (
          <Select
            label={words.which}
            value={chosen.value}
            of={months.map((one, i) => [i, nameOf(one)] as const)}
            choose={(next) => {
              chosen.value = next;
              show(undefined);
            }}
          />
        )}
        <button type="button" class="button" onClick={() => void make()}>
          {words.make}
        </button>
      </div>
      {picture.value && <SendPicture picture={picture.value} alt={words.alt(title)} words={words} />}
    </section>
  );
};
