// The settings about the person: name and language.
import { LANGUAGES, type Language, languageName } from '@crescendo/words';
import { useEffect, useRef } from 'preact/hooks';
import { currentLanguage } from '../../shell/language.ts';
import { ownName } from '../../shell/own-name.ts';
import { settings } from '../../shell/settings.ts';
import { readStored } from '../../shell/storage/storage.ts';
import { Select } from '../../ui/controls.tsx';
import type { SettingsWords } from './words.ts';

/** A server that knows us learns the new name, too; without a network it keeps the old one. */
const sendName = (): void => {
  const name = settings.name.value.trim();
  if (name === '' || readStored('known') === undefined) return;
  void import('../../server/identity.ts').then(({ rename }) => rename(name)).catch(() => {});
};

interface YouProps {
  readonly words: SettingsWords;
  /** The name is what is wanted here: it has the focus, and Enter is the end. */
  readonly nameDone?: () => void;
}

export const You = ({ words, nameDone }: YouProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the sheet around it has been opened, which moves the focus.
    if (nameDone) requestAnimationFrame(() => field.current?.focus());
  }, []);
  const { name, language } = settings;
  const own = LANGUAGES.map((one) => [one, languageName(one)] as const);
  const chosen = language.value;
  return (
    <section class="leaf" aria-labelledby="you">
      <h2 id="you">{words.you}</h2>
      <div class="fields">
        <label class="field">
          <span>{words.name}</span>
          <input
            ref={field}
            type="text"
            maxLength={24}
            autocomplete="nickname"
            placeholder={ownName()}
            value={name.value}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
            onChange={sendName}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Else the same key also presses the button that gets the focus when the sheet is gone.
              event.preventDefault();
              event.currentTarget.blur();
              nameDone?.();
            }}
          />
          <small class="quiet">{name.value.trim() === '' ? words.knownAs(ownName()) : words.nameHint}</small>
        </label>
        <Select<Language | 'auto'>
          label={words.language}
          value={chosen}
          of={[
            ['auto', words.languageAuto(chosen === 'auto' ? languageName(currentLanguage()) : '…')],
            ...own,
          ]}
          choose={(one) => {
            language.value = one;
          }}
        />
      </div>
    </section>
  );
};
