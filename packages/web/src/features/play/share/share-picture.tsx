// The picture of a finished game, to be sent or saved.
import type { Seat } from '@crescendo/rules';
import type { NameOf } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../../shell/settings.ts';
import type { TablePageProps, TableReaderProps } from '../frame/props.ts';
import { formatNumber } from '../result/format-number.ts';
import { headlineOf } from '../result/headline.ts';
import { rankSeats } from '../result/ranking.ts';
import { makePicture } from './make-picture.ts';
import { type Picture, pictureFrom, SendPicture } from './send-picture.tsx';

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
    let made: Picture | undefined;
    let left = false;
    const view = moment.previous ?? moment.view;
    // Others will look at it: who has a name is called by it.
    // A name of one's own in place of “you”.
    const name: NameOf = isNameless(props) ? props.name : (seat) => props.name(seat);
    const label = (seat: Seat): string => (isNameless(props) ? props.seatLabel(seat).text : name(seat));
    const ranked = rankSeats(turn.scores, turn.winners);
    const ranking = ranked.map(({ seat }) => ({
      name: label(seat),
      value:
        (moment.rounds === undefined ? board.texts.outcome(view, seat, translations) : undefined) ??
        formatNumber(translations.language, turn.scores[seat] ?? 0),
      isWinner: turn.winners.includes(seat),
    }));
    const headline = headlineOf({ ...props, name }, turn.winners, isNameless(props) ? 'viewer' : 'all');
    const seats = ranked.map(({ seat }) => seat);
    makePicture({ board, moment, seats, name: label, ranking, headline }).then(
      (blob) => {
        if (!blob || left) return;
        made = pictureFrom(blob, `crescendo-${table.game.id}.png`);
        picture.value = made;
      },
      // Without a picture there is still the text.
      () => {},
    );
    return () => {
      left = true;
      made?.release();
    };
  }, [translations]);
  return picture.value;
};

export const SharePicture = (props: TablePageProps & { readonly link: string | undefined }) => {
  const { words, link, page } = props;
  const picture = usePicture(props);
  if (!picture) return null;
  return (
    <SendPicture
      picture={picture}
      alt={words.picture}
      link={link}
      words={{ share: words.sharePicture, save: words.savePicture, saved: words.saved }}
    >
      {isNameless(props) && (
        <p class="known-as soft text-15">
          {words.nameless}{' '}
          <button type="button" onClick={page.changeName}>
            {words.giveName}
          </button>
        </p>
      )}
    </SendPicture>
  );
};
