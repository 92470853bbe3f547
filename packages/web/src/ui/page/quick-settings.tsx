// Language, light and all other settings, one tap away.
import { LANGUAGES, type Language, languageName } from '@crescendo/words';
import { currentLanguage } from '../../shell/language.ts';
import { settings } from '../../shell/settings.ts';
import { isDark } from '../../shell/theme.ts';
import { Icon } from '../icons.tsx';
import type { SharedWords } from './words.ts';

const LanguageChoice = ({ label }: { readonly label: string }) => (
  <span class="language-choice button icon relative">
    <span aria-hidden="true">{currentLanguage()}</span>
    <select
      aria-label={label}
      value={currentLanguage()}
      onChange={({ currentTarget }) => {
        settings.language.value = currentTarget.value as Language;
      }}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  </span>
);

/** `short`: without the way to all the others. */
export const QuickSettings = ({
  words,
  short = false,
}: {
  readonly words: SharedWords;
  readonly short?: boolean;
}) => {
  const dark = isDark();
  const label = dark ? words.toLight : words.toDark;
  return (
    <div class="quick-settings flex gap-6 rigid">
      <LanguageChoice label={words.language} />
      <button
        type="button"
        class="button icon"
        aria-label={label}
        title={label}
        onClick={() => {
          settings.theme.value = dark ? 'light' : 'dark';
        }}
      >
        <Icon name={dark ? 'sun' : 'moon'} />
      </button>
      {!short && (
        <a class="button icon" href="/settings" aria-label={words.settings} title={words.settings}>
          <Icon name="sliders" />
        </a>
      )}
    </div>
  );
};
