// The player's own result of a daily deal: how it went beside the others, and the ways to share it.
import './own-result.css';
import type { DailyGame, DailyResult } from '@crescendo/protocol';
import { titleOf } from '@crescendo/rules/manifests';
import { labelled } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { linkTo } from '../../../shell/base.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { dayInShort } from '../../../ui/days.ts';
import { Icon } from '../../../ui/icons.tsx';
import { shareOrCopy } from '../../../ui/share-or-copy.ts';
import { showToast } from '../../../ui/toast.tsx';
import { Afterwards } from './afterwards.tsx';
import { Curve } from './curve.tsx';
import { drawResult } from './draw-result.ts';
import { shareText } from './share.ts';
import { standingText } from './standing.ts';
import { usePicture } from './use-picture.ts';
import type { DailyWords } from './words.ts';

interface OwnResultProps {
  readonly daily: DailyGame;
  readonly day: string;
  readonly isToday: boolean;
  readonly words: DailyWords;
  /** The points are shown beside it, as the game counts them. */
  readonly isBelowResult?: boolean;
}

interface ResultTexts {
  readonly headline: string;
  readonly standing: string | undefined;
  readonly place: string;
}

const textsOf = (result: DailyResult, { daily, isToday, words }: OwnResultProps): ResultTexts => {
  const points = words.points(result.score).replace('-', '−');
  const { behind, played } = daily;
  const standing = standingText(words, { behind, played, place: result.place }, isToday);
  const facts = [result.won && words.won, points, standing];
  return {
    headline: facts.filter((fact): fact is string => typeof fact === 'string').join(' · '),
    standing,
    place: words.place(result.place, daily.played),
  };
};

/** The picture of a result as a file; `undefined` until it is drawn, and where it cannot be. */
const useFile = (name: string, draw: () => Promise<Blob | undefined>, key: string): File | undefined => {
  const file = useSignal<File | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    draw().then(
      (blob) => {
        if (!gone && blob) file.value = new File([blob], name, { type: blob.type });
      },
      () => {
        // The result is shared as text alone.
      },
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return file.value;
};

const Save = ({ file, label }: { readonly file: File; readonly label: string }) => {
  const url = useSignal('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    url.value = made;
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <a class="button" download={file.name} href={url.value} aria-label={label}>
      {label}
    </a>
  );
};

const Shown = (props: OwnResultProps & { readonly result: DailyResult }) => {
  const { daily, day, words, result, isBelowResult = false } = props;
  const language = currentLanguage();
  const title = titleOf(daily.game);
  const picture = usePicture(daily.table, daily.game);
  const texts = textsOf(result, props);
  const short = dayInShort(day, language);
  const file = useFile(
    `crescendo-${daily.game}-${day}.png`,
    () => drawResult({ ...texts, title, day: short, picture }),
    `${texts.headline} ${texts.place} ${picture?.bars} ${language}`,
  );
  const share = async (): Promise<void> => {
    const link = linkTo(`/daily/${day}`);
    const text = shareText(words, result, {
      game: title,
      language,
      day: short,
      played: daily.played,
      link,
      picture,
    });
    const way = await shareOrCopy(text, file);
    if (way !== 'system') showToast({ text: way === 'copied' ? words.copied : words.notCopied });
  };
  return (
    <div class="daily-own grid gap-6">
      <p class="daily-mine">
        <b>{isBelowResult ? texts.place : texts.headline}</b>{' '}
        <span>{isBelowResult ? texts.standing : texts.place}</span>
      </p>
      {picture && (
        <>
          <Curve picture={picture} words={words} />
          <p class="text-13 soft">{words.pictureHint}</p>
        </>
      )}
      <div class="abreast">
        <button
          type="button"
          class="button main"
          aria-label={labelled(language, words.share, title)}
          onClick={() => void share()}
        >
          <Icon name="share" size={20} />
          {words.share}
        </button>
        {file && <Save file={file} label={words.savePicture} />}
      </div>
    </div>
  );
};

export const OwnResult = (props: OwnResultProps) => {
  const result = props.daily.results.find(({ you }) => you);
  return result ? (
    <Shown {...props} result={result} />
  ) : (
    <Afterwards {...props} isBelowResult={props.isBelowResult ?? false} />
  );
};
