// The head of the table: the way home, the game, the clock, and what one reaches for in the middle of a game.
import '../replay/skip.css';
import { titleOf } from '@crescendo/rules/manifests';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../../shell/announce.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { settings } from '../../../shell/settings.ts';
import { soundStep } from '../../../shell/sound.ts';
import { dayInShort } from '../../../ui/days.ts';
import { Icon } from '../../../ui/icons.tsx';
import { formatClock } from '../seats/format-clock.ts';
import type { TableWords } from '../words.ts';
import type { TablePageProps } from './props.ts';

const Sound = ({ words }: { readonly words: TableWords }) => {
  const isOn = settings.sound.value;
  const label = isOn ? words.soundOff : words.soundOn;
  return (
    <button
      type="button"
      class="button icon sound-button"
      aria-label={label}
      title={label}
      onClick={() => {
        settings.sound.value = !isOn;
        announce(isOn ? words.soundIsOff : words.soundIsOn);
        if (!isOn) soundStep(5);
      }}
    >
      <Icon name={isOn ? 'sound' : 'mute'} />
    </button>
  );
};

export const Head = (props: TablePageProps) => {
  const { table, words, page, parts } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { setup } = table;
  // At a server's table each player's clock is at the player's name.
  const left = table.online ? undefined : table.clock.value?.secondsLeft;
  const daily = table.online?.info.value.daily;
  const { rounds, turn } = page.moment;
  const round = (rounds?.length ?? 0) + (turn.kind === 'over' ? 0 : 1);
  return (
    <header class="table-head row">
      <a class="button icon" href="/" aria-label={words.home}>
        <Icon name="home" />
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {titleOf(setup.game)}
        {daily && (
          <small class="daily-of soft nowrap">
            {words.daily} · {dayInShort(daily, currentLanguage())}
          </small>
        )}
        {setup.series && (
          <small class="soft nowrap">{words.round(round, setup.series.rounds || undefined)}</small>
        )}
      </h1>
      {/* Seen only by those who come by keyboard. */}
      <button
        type="button"
        class="skip absolute paper-ink"
        onClick={() => {
          page.typing.value = true;
        }}
      >
        {words.spoken.typeMove}
      </button>
      <button
        type="button"
        class="skip absolute paper-ink"
        onClick={() => {
          page.overlay.value = 'keys';
        }}
      >
        {words.spoken.keys}
      </button>
      {parts && table.online && <parts.AudienceMark {...props} online={table.online} />}
      {left !== undefined && (
        <span
          class={`clock pill items-center gap-6 soft inline-flex ${left <= 10 ? 'late' : ''}`}
          role="timer"
          aria-label={words.secondsLeft(left)}
        >
          <Icon name="clock" />
          <span class="number">{formatClock(left)}</span>
        </span>
      )}
      <Sound words={words} />
      <button
        type="button"
        class="button icon rules-button"
        aria-label={words.rules}
        title={words.rules}
        onClick={() => page.showRules()}
      >
        <Icon name="book" />
      </button>
      <button
        type="button"
        class="button icon settings-button"
        aria-label={words.settings}
        title={words.settings}
        onClick={() => {
          page.overlay.value = 'settings';
        }}
      >
        <Icon name="gear" />
      </button>
    </header>
  );
};
