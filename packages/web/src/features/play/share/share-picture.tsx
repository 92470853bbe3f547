// The picture of a finished game, to be sent or saved.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../../shell/settings.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { TablePageProps, TableReaderProps } from '../frame/props.ts';
import { formatNumber } from '../result/format-number.ts';
import { headlineOf } from '../result/headline.ts';
import { rankSeats } from '../result/ranking.ts';
import { makePicture } from './make-picture.ts';

interface Picture {
  readonly file: File;
  readonly url: string;
}

/** Tells whether the viewer is only "you" at this table: then nobody but them knows another name. */
const isNameless = ({ table }: TableReaderProps): boolean => {
  const [seat, ...others] = table.ownSeats.value;
  return (
    settings.name.value.trim() === '' &&
    seat !== undefined &&
    others.length === 0 &&
    table.setup.players[seat]?.name === ''
  );
};

const usePicture = (props: TableReaderProps): Picture | undefined => {
  const { table, board, translations } = props;
  const picture = useSignal<Picture | undefined>(undefined);
  const moment = table.moment(table.length.value - 1);
  useEffect(() => {
    const { turn } = moment;
    if (turn.kind !== 'over') return;
    let url: string | undefined;
    let left = false;
    const view = moment.previous ?? moment.view;
    // Others will look at it: who has a name is called by it.
    const name = isNameless(props) ? props.seatLabel : props.name;
    const ranked = rankSeats(turn.scores, turn.winners);
    const ranking = ranked.map(({ seat }) => ({
      name: name(seat),
      value:
        (moment.rounds === undefined ? board.texts.outcome(view, seat, translations) : undefined) ??
        formatNumber(translations.language, turn.scores[seat] ?? 0),
      isWinner: turn.winners.includes(seat),
    }));
    const headline = headlineOf(
      { ...props, seatLabel: name },
      turn.winners,
      isNameless(props) ? 'viewer' : 'all',
    );
    const seats = ranked.map(({ seat }) => seat);
    makePicture({ board, moment, seats, name, ranking, headline }).then(
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
  const { words, link, page } = props;
  const saved = useSignal('');
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
    <div class="share-picture text-center">
      <img src={url} width="1080" height="1080" alt={words.picture} />
      {isNameless(props) && (
        <p class="known-as soft text-15">
          {words.nameless}{' '}
          <button type="button" onClick={page.changeName}>
            {words.giveName}
          </button>
        </p>
      )}
      <div class="note-row cluster gap-8">
        {canShare([file]) && (
          <button type="button" class="button main" onClick={send}>
            {words.sharePicture}
          </button>
        )}
        <a
          class={`button ${canShare([file]) ? '' : 'main'}`}
          download={file.name}
          href={url}
          onClick={() => {
            saved.value = words.saved(file.name);
          }}
        >
          {words.savePicture}
        </a>
      </div>
      <p class="picture-saved semibold" role="status">
        {saved.value !== '' && <Icon name="check" size={18} />}
        {saved.value}
      </p>
    </div>
  );
};
