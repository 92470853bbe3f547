// The settings for a running game, in a column: on the settings page, and in the sheet over a table.
import './settings.css';
import '../../ui/styles/pages.css';
import '../../ui/styles/forms.css';
import { settings } from '../../shell/settings.ts';
import { soundStep, vibrate } from '../../shell/sound.ts';
import { Segments, Switch } from '../../ui/controls.tsx';
import { Icon } from '../../ui/icons.tsx';
import { switchGuide } from '../shared/guide-memory.ts';
import { Preview } from './preview.tsx';
import { type SettingsWords, settingsWords } from './words.ts';
import { You } from './you.tsx';

interface Said {
  readonly words: SettingsWords;
}

const Look = ({ words }: Said) => {
  const { theme, largeTiles, shapes } = settings;
  return (
    <section class="leaf" aria-labelledby="look">
      <h2 id="look">{words.look}</h2>
      <Preview words={words.preview} />
      <Segments
        legend={words.theme}
        value={theme.value}
        of={(['system', 'light', 'dark'] as const).map((one) => [one, words.themes[one]] as const)}
        choose={(one) => {
          theme.value = one;
        }}
      />
      <Switch
        on={largeTiles.value}
        turn={(on) => {
          largeTiles.value = on;
        }}
      >
        {words.largeTiles}
      </Switch>
      <Switch
        on={shapes.value}
        hint={words.shapesHint}
        turn={(on) => {
          shapes.value = on;
        }}
      >
        {words.shapes}
      </Switch>
    </section>
  );
};

const Movement = ({ words }: Said) => {
  const { motion, speed } = settings;
  return (
    <section class="leaf" aria-labelledby="movement">
      <h2 id="movement">{words.movement}</h2>
      <Segments
        legend={words.motion}
        value={motion.value}
        of={(['system', 'less'] as const).map((one) => [one, words.motions[one]] as const)}
        choose={(one) => {
          motion.value = one;
        }}
      />
      <Segments
        legend={words.speed}
        value={speed.value}
        of={(['slow', 'normal', 'fast', 'instant'] as const).map((one) => [one, words.speeds[one]] as const)}
        choose={(one) => {
          speed.value = one;
        }}
      />
    </section>
  );
};

/** A rising row, as on a board. */
const listen = (): void => {
  for (let i = 0; i < 5; i++) setTimeout(() => soundStep(i + 2), i * 130);
};

const Hearing = ({ words }: Said) => {
  const { sound, volume, vibration } = settings;
  return (
    <section class="leaf" aria-labelledby="hearing">
      <h2 id="hearing">{words.hearing}</h2>
      <Switch
        on={sound.value}
        turn={(on) => {
          sound.value = on;
          if (on) soundStep(5);
        }}
      >
        {words.sound}
      </Switch>
      <div class="volume cluster">
        <label>
          <span>{words.volume}</span>
          <input
            type="range"
            min="0"
            max="1"
            step="0.1"
            disabled={!sound.value}
            value={volume.value}
            onInput={({ currentTarget }) => {
              volume.value = Number(currentTarget.value);
            }}
            onChange={() => soundStep(5)}
          />
        </label>
        <button type="button" class="button" disabled={!sound.value} onClick={listen}>
          <Icon name="note" size={20} />
          {words.soundTest}
        </button>
      </div>
      <Switch
        on={vibration.value}
        turn={(on) => {
          vibration.value = on;
          vibrate(30);
        }}
      >
        {words.vibration}
      </Switch>
    </section>
  );
};

const Playing = ({ words }: Said) => (
  <section class="leaf" aria-labelledby="playing">
    <h2 id="playing">{words.playing}</h2>
    <Switch on={settings.guide.value} hint={words.guideHint} turn={switchGuide}>
      {words.guide}
    </Switch>
    <Switch
      on={settings.confirm.value}
      hint={words.confirmHint}
      turn={(on) => {
        settings.confirm.value = on;
      }}
    >
      {words.confirm}
    </Switch>
  </section>
);

/** Everything but what belongs to the device as a whole. */
export const Sections = ({ words }: Said) => (
  <>
    <You words={words} />
    <Look words={words} />
    <Movement words={words} />
    <Hearing words={words} />
    <Playing words={words} />
  </>
);

/**
 * Over a table, what is changed in the middle of a game comes first. `nameDone`: somebody wants to change their name, and
 * this is called when they have.
 */
export const TableSettings = ({ nameDone }: { readonly nameDone?: () => void }) => {
  const words = settingsWords.value;
  if (!words) return null;
  return (
    <div class="settings">
      {nameDone && <You words={words} nameDone={nameDone} />}
      <Hearing words={words} />
      <Playing words={words} />
      <Look words={words} />
      <Movement words={words} />
      {!nameDone && <You words={words} />}
    </div>
  );
};
