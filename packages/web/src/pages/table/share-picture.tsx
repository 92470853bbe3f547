// The picture of a finished game, to be sent or saved.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ownName } from '../../app/own-name.ts';
import { settings } from '../../app/settings.ts';
import { formatNumber } from './format-number.ts';
import { headlineOf } from './headline.ts';
import { makePicture } from './make-picture.ts';
import type { TablePageProps, TableReaderProps } from './props.ts';
import { rankSeats } from './ranking.ts';

interface Picture {
  readonly file: File;
  readonly url: string;
}

const usePicture = (props: TableReaderProps): Picture | undefined => {
  const { table, board, translations, name } = props;
  const picture = useSignal<Picture | undefined>(undefined);
  const moment = table.moment(table.length.value - 1);
  useEffect(() => {
    const { turn } = moment;
    if (turn.kind !== 'over') return;
    let url: string | undefined;
    let left = false;
    const seat = table.ownSeats.peek()[0] ?? turn.winners[0] ?? 0;
    const view = moment.previous ?? moment.view;
    const ranking = rankSeats(turn.scores, turn.winners).map((ranked) => ({
      name: name(ranked.seat),
      value:
        (moment.rounds === undefined ? board.outcome?.(view, ranked.seat, translations) : undefined) ??
        formatNumber(translations.language, turn.scores[ranked.seat] ?? 0),
      isWinner: turn.winners.includes(ranked.seat),
    }));
    // Others will look at it: "you" would be somebody else.
    const headline = headlineOf({ ...props, plate: name }, turn.winners, 'all');
    makePicture({ board, moment, seat, name, ranking, headline }).then(
      (blob) => {
        if (!blob || left) return;
        const file = new File([blob], `crescendo-${table.game.id}.png`, { type: blob.type });
        url = URL.createObjectURL(file);
        picture.value = { file, url };
      },
      // Without a picture there is still the text.
      () => {},
    );
    return () => {
      left = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [translations]);
  return picture.value;
};

const canShare = (files: File[]): boolean => navigator.canShare?.({ files }) ?? false;

export const SharePicture = (props: TablePageProps & { readonly link: string | undefined }) => {
  const { words, link, table, page } = props;
  const [seat, ...others] = table.ownSeats.value;
  const isNameless =
    settings.name.value.trim() === '' &&
    seat !== undefined &&
    others.length === 0 &&
    table.setup.players[seat]?.name === '';
  const picture = usePicture(props);
  if (!picture) return null;
  const { file, url } = picture;
  const send = async (): Promise<void> => {
    try {
      await navigator.share({ files: [file], ...(link !== undefined && { text: link }) });
    } catch {
      // The player closed the system's sheet.
    }
  };
  return (
    <div class="share-picture">
      <img src={url} width="1080" height="1080" alt={words.picture} />
      {isNameless && (
        <p class="known-as">
          {words.knownAs(ownName())}{' '}
          <button
            type="button"
            onClick={() => {
              page.overlay.value = 'settings';
            }}
          >
            {words.changeName}
          </button>
        </p>
      )}
      <div class="note-row">
        {canShare([file]) && (
          <button type="button" class="button main" onClick={send}>
            {words.sharePicture}
          </button>
        )}
        <a class={`button ${canShare([file]) ? '' : 'main'}`} download={file.name} href={url}>
          {words.savePicture}
        </a>
      </div>
    </div>
  );
};
