// The parts of the table page that a table with others has more.
import './company.css';
import type { TableInfo } from '@crescendo/protocol';
import { go } from '../../app/router.ts';
import { Icon } from '../../look/icons.tsx';
import { Sheet } from '../../look/sheet.tsx';
import type { CompanyParts, Seating } from '../table/seating.ts';
import { rematch } from './deeds.ts';
import { isHeard, readUntil } from './hearing.ts';
import { Line } from './line.tsx';
import { Menu } from './menu.tsx';
import { Plate } from './plate.tsx';
import { Talk } from './talk.tsx';
import { companyWords } from './words.ts';

/** Is anybody there to talk with? */
const hasOthers = ({ chairs }: TableInfo): boolean =>
  chairs.some(({ kind, you }) => kind === 'person' && !you);

const Tools = ({ table, look }: Seating) => {
  const words = companyWords.value;
  if (!words) return null;
  const { talk, info } = table.company!;
  const own = info.value.seat;
  const unread = talk.value.filter(
    ({ n, seat }) => n > readUntil(table.id) && seat !== own && isHeard(table.id, seat),
  ).length;
  const isShown = look.over.value === 'talk';
  return (
    <>
      {hasOthers(info.value) && (
        <button
          type="button"
          class="button icon talk-button"
          aria-label={unread > 0 && !isShown ? `${words.talk}, ${words.newLines(unread)}` : words.talk}
          title={words.talk}
          onClick={() => {
            look.over.value = 'talk';
          }}
        >
          <Icon name="talk" />
          {unread > 0 && !isShown && (
            <span class="unread" aria-hidden="true">
              {Math.min(unread, 99)}
            </span>
          )}
        </button>
      )}
      <button
        type="button"
        class="button icon"
        aria-label={words.menu}
        title={words.menu}
        onClick={() => {
          look.over.value = 'menu';
        }}
      >
        <Icon name="menu" />
      </button>
    </>
  );
};

const Sheets = (seating: Seating) => {
  const words = companyWords.value;
  const { table, look, plate, words: common } = seating;
  if (!words) return null;
  const { info, talk, say } = table.company!;
  const isTalk = look.over.value === 'talk';
  const isFinished = look.moment.turn.kind === 'over' || table.roundOver.value !== undefined;
  return (
    <Sheet
      key={isTalk ? 'talk' : 'menu'}
      title={isTalk ? words.talk : words.menu}
      close={common.close}
      onClose={() => {
        look.over.value = isTalk && isFinished ? 'result' : undefined;
      }}
    >
      {isTalk ? (
        <Talk info={info.value} lines={talk.value} say={say} name={plate} words={words} />
      ) : (
        <Menu {...seating} own={words} />
      )}
    </Sheet>
  );
};

const After = ({ table, look, words: common }: Seating) => {
  const words = companyWords.value;
  if (!words) return null;
  const { info } = table.company!;
  const { id, seat, next, daily } = info.value;
  return (
    <>
      {daily !== null ? (
        <a class="button main" href={`/daily/${daily}`}>
          {words.daily}
        </a>
      ) : next !== null ? (
        <button type="button" class="button main" onClick={() => go(`/t/${next}`)}>
          <Icon name="again" />
          {words.come}
        </button>
      ) : (
        seat !== null && (
          <button type="button" class="button main" onClick={() => void rematch(id)}>
            <Icon name="again" />
            {words.rematch}
          </button>
        )
      )}
      <a class="button" href={`/r/${id}`}>
        {words.record}
      </a>
      <a class="button" href={`/r/${id}#fair`}>
        {words.fair}
      </a>
      {hasOthers(info.value) && (
        <button
          type="button"
          class="button"
          onClick={() => {
            look.over.value = 'talk';
          }}
        >
          <Icon name="talk" />
          {words.talk}
        </button>
      )}
      <a class="button" href="/">
        {common.home}
      </a>
    </>
  );
};

export const COMPANY_PARTS: CompanyParts = { Line, Plate, Tools, Sheets, After };
