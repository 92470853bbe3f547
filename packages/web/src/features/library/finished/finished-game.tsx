// A game that is over, whole: who played, how it was counted, every step on the board, and whether it was fair.
import './finished.css';
import '../../play/frame/table.css';
import '../../play/frame/overlays.css';
import type { TableInfo } from '@crescendo/protocol';
import { isLesson, seatEventsIn } from '@crescendo/rules';
import { titleOf } from '@crescendo/rules/manifests';
import { languageTag, list } from '@crescendo/words';
import { useMemo } from 'preact/hooks';
import { labelsFrom } from '../../../boards/contract/seat-label.ts';
import { RecordTable } from '../../../session/record-table.ts';
import { linkTo } from '../../../shell/base.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { PageFrame } from '../../../ui/page/page-frame.tsx';
import { sharedWords } from '../../../ui/page/words.ts';
import type { TableReaderProps } from '../../play/frame/props.ts';
import { useTranslations } from '../../play/frame/use-translations.ts';
import { useShownMoment } from '../../play/replay/use-shown-moment.ts';
import { Result } from '../../play/result/result.tsx';
import { namesOf } from '../../play/seats/names.ts';
import { tableWords } from '../../play/words.ts';
import { FairPart } from './fair-part.tsx';
import { OPENED } from './opened-record.ts';
import { type CheckedRecord, setupFromRecord } from './read-record.ts';
import { Replay } from './replay.tsx';
import { ShareGame } from './share-game.tsx';
import { type FinishedWords, finishedWords } from './words.ts';

interface FinishedGameProps extends CheckedRecord {
  readonly text: string;
  /** The table on the server; `undefined` for a game that came from a file. */
  readonly info?: TableInfo | undefined;
  readonly id?: string;
}

const useRecordTable = ({ record, match, info, id = 'record' }: FinishedGameProps): RecordTable =>
  useMemo(
    () =>
      new RecordTable(
        id,
        setupFromRecord(record, id),
        match,
        info?.seat ?? 0,
        undefined,
        seatEventsIn(record),
      ),
    [record],
  );

const when = (info: TableInfo, words: FinishedWords): string => {
  const inWords = (at: number, timeZone?: string): string =>
    new Intl.DateTimeFormat(languageTag(currentLanguage()), {
      dateStyle: 'long',
      ...(timeZone && { timeZone }),
    }).format(at);
  return info.daily === null
    ? words.played(inWords(info.changed))
    : words.daily(inWords(Date.parse(info.daily), 'UTC'));
};

export const FinishedGameView = (props: FinishedGameProps) => {
  const { text, record, board, info, id } = props;
  const table = useRecordTable(props);
  const translations = useTranslations(board);
  const page = useShownMoment(table);
  const [words, past] = [tableWords.value, finishedWords.value];
  if (!words || !past || !translations) return null;
  const name = namesOf(table, translations);
  const tableProps: TableReaderProps = {
    table,
    board,
    translations,
    words,
    name,
    seatLabel: labelsFrom(name),
    page,
  };
  const game = titleOf(record.game);
  const everybody = list(
    languageTag(translations.language),
    table.setup.players.map((_, seat) => name(seat)),
  );
  const title = past.title(game);
  return (
    <PageFrame title={title} class="past">
      <p class="past-facts cluster items-center soft breakable">
        <b>{everybody}</b>
        {info && <span>{when(info, past)}</span>}
        {isLesson(record) && <span>{sharedWords.value?.lesson}</span>}
        {record.seats > 1 && (id === undefined || info?.seat != null) && (
          <a class="button past-review" href={`/review/${id ?? OPENED}`}>
            {words.review}
          </a>
        )}
      </p>
      <Replay {...tableProps} table={table} past={past} />
      <div class="past-rest grid gap-16">
        <section class="leaf" aria-labelledby="past-result">
          <h2 id="past-result">{words.result}</h2>
          <Result {...tableProps} moment={table.moment(table.length.value - 1)} />
        </section>
        <FairPart {...props} words={past.fair} name={name} daily={info?.daily ?? null} id={id} />
        <ShareGame
          words={past}
          table={words}
          title={`${title} · ${everybody}`}
          text={text}
          fileName={`crescendo-${record.game}${id ? `-${id}` : ''}.txt`}
          link={id === undefined ? undefined : linkTo(`/r/${id}`)}
        />
      </div>
    </PageFrame>
  );
};
