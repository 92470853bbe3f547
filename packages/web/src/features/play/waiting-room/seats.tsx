// The seats of a table that fills: paper on felt where somebody sits, an outline where somebody may.
import './seats.css';
import { extraBotsOf, isOpponentOf, type Level, opponentsOf } from '@crescendo/bots';
import { styleOf } from '@crescendo/bots/names';
import type { SeatInfo, TableInfo } from '@crescendo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { onlineSeatLimits } from '../../../session/remote/table-terms.ts';
import { botNames } from '../../../session/setup/bot-names.ts';
import { rescueFocus } from '../../../shell/focus.ts';
import { Select } from '../../../ui/controls.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { LevelWords, StyleWords } from '../../../ui/page/words.ts';
import { changeName, changeSeats, removeGuest, seatBot, standUp, takeSeat } from './actions.ts';
import { NameField } from './name-field.tsx';
import { useGameWithWords } from './use-game-with-words.ts';
import type { WaitingRoomWords } from './words.ts';

interface SeatProps {
  readonly table: TableInfo;
  readonly seatInfo: SeatInfo;
  readonly seat: number;
  readonly words: WaitingRoomWords;
  readonly levels: LevelWords;
  readonly styles: StyleWords;
}

/** Tells whether this is another game of the same players, who have to agree first. */
const isAgain = ({ seating }: TableInfo): boolean =>
  seating.some(({ kind, ready }) => kind === 'person' && !ready);

const marksOf = ({ table, seatInfo, words }: SeatProps): readonly string[] => [
  ...(seatInfo.you ? [words.you] : []),
  ...(seatInfo.host ? [words.host] : []),
  ...(isAgain(table) ? [seatInfo.ready ? words.ready : words.notReady] : []),
];

/** The dot shows who is online; words say so where there are no other marks. */
const Marks = (props: SeatProps) => {
  const { seatInfo, words } = props;
  const marks = marksOf(props);
  // Those who have not answered yet are still at the table before.
  const isElsewhere = isAgain(props.table) && !seatInfo.ready;
  const isSaid = (!seatInfo.online && !isElsewhere) || marks.length === 0;
  const there = seatInfo.online ? words.here : words.away;
  return (
    <span class="chair-marks flex soft">
      <span class={`chair-dot square rigid pill ${seatInfo.online ? 'on' : ''}`} aria-hidden="true" />
      {!isSaid && !isElsewhere && <span class="unseen">{there}</span>}
      <span>{[...(isSaid ? [there] : []), ...marks].join(' · ')}</span>
    </span>
  );
};

const Person = (props: SeatProps) => {
  const { table, seatInfo, seat, words } = props;
  const name = seatInfo.name || words.guest;
  return (
    <>
      <span class="chair-who grid grow">
        <strong class="chair-name breakable">{name}</strong>
        <Marks {...props} />
      </span>
      {table.host && (
        <button
          type="button"
          class="button icon chair-do rigid"
          aria-label={words.removeGuest(name)}
          title={words.removeGuest(name)}
          onClick={() => void follow('.chair-bot', removeGuest(table.id, seat))}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </>
  );
};

/** More seats, or one less: for the host, as far as the rules allow it. */
const SeatCount = ({ table, words }: Pick<SeatProps, 'table' | 'words'>) => {
  const game = useGameWithWords(table.game)?.game;
  const busy = useSignal(false);
  if (game === undefined) return null;
  const { min, max } = onlineSeatLimits(game, table.preset);
  const { seats, seating } = table;
  const change = async (count: number): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    await changeSeats(table, count);
    busy.value = false;
  };
  return (
    <div class="chair-count cluster gap-10" aria-busy={busy.value}>
      {seats < max && (
        <button type="button" class="button" onClick={() => void change(seats + 1)}>
          <Icon name="plus" size={18} />
          {words.addSeat}
        </button>
      )}
      {seats > min && seating.some(({ kind }) => kind === 'free') && (
        <button type="button" class="button" onClick={() => void change(seats - 1)}>
          <Icon name="minus" size={18} />
          {words.removeSeat}
        </button>
      )}
    </div>
  );
};

/** The element that gets the focus when the seat that had it changes. */
let next = '';

const follow = async (selector: string, deed: Promise<unknown>): Promise<void> => {
  next = selector;
  if ((await deed) === undefined) next = '';
};

const useFollowing = (version: number): void => {
  useEffect(() => {
    if (next !== '') rescueFocus(next);
    next = '';
  }, [version]);
};

/** My own seat: the name is written right there. */
const Own = (props: SeatProps) => {
  const { table, seatInfo, words } = props;
  return (
    <>
      <NameField words={words} name={seatInfo.name} done={(name) => void changeName(name)} />
      <Marks {...props} />
      <button
        type="button"
        class="chair-stand semibold text-15 touch-high"
        onClick={() => void follow('.chair-sit', standUp(table.id))}
      >
        {words.standUp}
      </button>
    </>
  );
};

/** The same names as at the table. */
const botName = ({ seating }: TableInfo, seat: number): string => {
  const levels = seating.map(({ kind, level }) => (kind === 'bot' ? (level ?? undefined) : undefined));
  return botNames(levels)[seat] ?? '';
};

const Bot = ({ table, seatInfo, seat, words, levels, styles }: SeatProps) => {
  const level =
    seatInfo.level !== null && isOpponentOf(table.game, seatInfo.level) ? seatInfo.level : 'casual';
  const name = botName(table, seat);
  const style = styleOf(name);
  return (
    <>
      <span class="chair-who grid grow">
        <strong class="chair-name breakable">{name}</strong>
        {!table.host && (
          <span class="chair-marks flex soft">
            {words.bot} · {levels[level].name}
          </span>
        )}
        {table.host && (
          <Select
            label={words.botLevel(seat + 1)}
            quiet
            value={level}
            of={opponentsOf(table.game).map((one) => [one, `${words.bot} · ${levels[one].name}`] as const)}
            choose={(one) => void seatBot(table.id, seat, one)}
          />
        )}
        {extraBotsOf(table.game).some((one) => one === level) && (
          <span class="chair-marks flex soft">{levels[level].about}</span>
        )}
        {style && <span class="chair-marks flex soft">{styles[style]}</span>}
      </span>
      {table.host && (
        <button
          type="button"
          class="button icon chair-do rigid"
          aria-label={words.takeBack(seat + 1)}
          title={words.takeBack(seat + 1)}
          onClick={() => void follow('.chair-bot', seatBot(table.id, seat, null))}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </>
  );
};

const Free = ({ table, seat, words, name }: SeatProps & { readonly name: () => string }) => {
  const busy = useSignal(false);
  const take = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    const part = name().trim() === '' ? 'input' : '.chair-stand';
    await follow(`.chair[data-own] ${part}`, takeSeat(table.id, name(), seat));
    busy.value = false;
  };
  return (
    <>
      <span class="chair-who grid grow">
        <span class="chair-empty">{words.emptySeat}</span>
      </span>
      {table.seat === null && (
        <button
          type="button"
          class="button main chair-do rigid chair-sit"
          aria-label={words.takeSeat(seat + 1)}
          aria-busy={busy.value}
          onClick={() => void take()}
        >
          {words.sitHere}
        </button>
      )}
      {table.host && (
        <button
          type="button"
          class="button chair-do rigid chair-bot"
          aria-label={words.giveBot(seat + 1)}
          title={words.giveBot(seat + 1)}
          onClick={() =>
            void follow(`.chair:nth-child(${seat + 1}) select`, seatBot(table.id, seat, table.level as Level))
          }
        >
          <Icon name="bot" size={20} />
          {words.bot}
        </button>
      )}
    </>
  );
};

const SeatOccupant = (props: SeatProps & { readonly name: () => string }) => {
  if (props.seatInfo.kind === 'free') return <Free {...props} />;
  if (props.seatInfo.kind === 'bot') return <Bot {...props} />;
  return props.seatInfo.you ? <Own {...props} /> : <Person {...props} />;
};

export interface SeatsProps {
  readonly table: TableInfo;
  readonly words: WaitingRoomWords;
  readonly levels: LevelWords;
  readonly styles: StyleWords;
  /** The visitor's name. */
  readonly name: () => string;
}

export const Seats = ({ table, ...rest }: SeatsProps) => {
  useFollowing(table.version);
  return (
    <>
      <ol class="seating grid gap-10" aria-label={rest.words.seats}>
        {table.seating.map((seatInfo, seat) => (
          <li
            key={seat}
            class="chair row gap-12"
            data-kind={seatInfo.kind}
            data-own={seatInfo.you ? '' : undefined}
            aria-label={rest.words.seat(seat + 1)}
          >
            <span class="sitter-number number center round-8 tile-colours" aria-hidden="true">
              {seat + 1}
            </span>
            <SeatOccupant table={table} seatInfo={seatInfo} seat={seat} {...rest} />
          </li>
        ))}
      </ol>
      {table.host && <SeatCount table={table} words={rest.words} />}
    </>
  );
};
