// Chooses the rules: an edition, its differences, and single rules for those who want them.
import { type AnyGame, type OptionValue, presetOptions, presetsFor } from '@crescendo/rules';
import type { AnyGameWords } from '@crescendo/words';
import { useId } from 'preact/hooks';
import {
  changedOptions,
  offeredOptions,
  offeredValues,
  type SetupChoice,
  withOption,
  withPreset,
} from '../../session/setup/setup-choice.ts';
import { currentLanguage } from '../../shell/language.ts';
import { RadioList, Select } from '../../ui/controls.tsx';
import { optionAbout, optionName, optionValueText } from './option-words.ts';
import type { NewGameWords } from './words.ts';

interface EditionProps {
  readonly game: AnyGame;
  readonly gameText: AnyGameWords;
  readonly words: NewGameWords;
}

/** Lists the differences between this edition and the first one. */
const Differences = ({ game, gameText, words, preset }: EditionProps & { readonly preset: string }) => {
  const [first = ''] = Object.keys(game.presets);
  if (preset === first) return <p class="quiet">{words.defaultRules}</p>;
  const options = presetOptions(game, preset);
  const others = changedOptions(game, presetOptions(game, first), options);
  const seats = game.presets[preset]?.seats;
  return (
    <div class="differences text-15">
      {game.presets[preset]?.language === currentLanguage() && <p>{words.printedInYourLanguage}</p>}
      <p class="soft">
        {others.length > 0 ? words.differences(gameText.presets[first] ?? first) : words.noDifference}
      </p>
      <ul class="grid gap-4">
        {others.map((option) => (
          <li key={option}>
            {words.optionIs(optionName(gameText, option))}{' '}
            <b>{optionValueText(gameText, option, options[option] ?? '')}</b>
          </li>
        ))}
        {seats && <li>{words.seatsOnly(seats.min, seats.max)}</li>}
      </ul>
    </div>
  );
};

const FEW = 4;

/** Headings of the list, where an edition was printed in the language of the page. */
const groupsOf = (
  game: AnyGame,
  words: NewGameWords,
): readonly (readonly [heading: string, entries: number])[] => {
  const all = Object.values(game.presets);
  const own = all.filter(({ language }) => language === currentLanguage()).length;
  if (own === 0) return [];
  return [
    [words.inYourLanguage, own],
    [words.otherEditions, all.length - own],
  ];
};

const Presets = ({ game, gameText, words, choice, change }: EditionProps & Changing) => {
  const name = useId();
  const presets = presetsFor(game, currentLanguage());
  const choose = (preset: string): void => change(withPreset(choice, game, preset));
  if (presets.length > FEW)
    return (
      <>
        <Select
          label={words.which}
          quiet
          value={choice.preset}
          of={presets.map((preset) => [preset, gameText.presets[preset] ?? preset] as const)}
          groups={groupsOf(game, words)}
          choose={choose}
        />
        <Differences game={game} gameText={gameText} words={words} preset={choice.preset} />
      </>
    );
  return (
    <fieldset class="editions grid gap-4" aria-label={words.which}>
      {presets.map((preset) => (
        <div key={preset} class="edition">
          <label>
            <input
              type="radio"
              name={name}
              checked={preset === choice.preset}
              onChange={() => choose(preset)}
            />
            <span>{gameText.presets[preset] ?? preset}</span>
          </label>
          {preset === choice.preset && (
            <Differences game={game} gameText={gameText} words={words} preset={preset} />
          )}
        </div>
      ))}
    </fieldset>
  );
};

/** A list shows about so many letters on a small phone; longer ones are written out. */
const SHORT = 26;

const SingleRule = ({ option, game, gameText, now, change }: RuleProps) => {
  const all = offeredValues(game, option, now);
  const of = all.map((value, i) => [i, optionValueText(gameText, option, value)] as const);
  const Control = of.some(([, text]) => text.length > SHORT) ? RadioList : Select;
  const about = optionAbout(gameText, option);
  return (
    <div>
      <Control
        label={optionName(gameText, option)}
        value={all.indexOf(now)}
        of={of}
        choose={(i: number) => change(all[i] ?? now)}
      />
      {about && <p class="quiet">{about}</p>}
    </div>
  );
};

interface RuleProps {
  readonly option: string;
  readonly game: AnyGame;
  readonly gameText: AnyGameWords;
  readonly now: OptionValue;
  readonly change: (value: OptionValue) => void;
}

interface Changing {
  readonly choice: SetupChoice;
  readonly change: (choice: SetupChoice) => void;
}

export const Edition = ({ game, gameText, words, choice, change }: EditionProps & Changing) => {
  const options = choice.options;
  const changed = changedOptions(game, presetOptions(game, choice.preset), options).length;
  return (
    <section class="leaf" aria-labelledby="which">
      <h2 id="which">{words.which}</h2>
      {Object.keys(game.presets).length > 1 ? (
        <Presets game={game} gameText={gameText} words={words} choice={choice} change={change} />
      ) : (
        <p>
          <b>{gameText.presets[choice.preset]}</b>
          <br />
          <span class="quiet">{words.defaultRules}</span>
        </p>
      )}
      <details class="single-rules">
        <summary>
          {words.singleRules}
          {changed > 0 && <small>{words.changed(changed)}</small>}
        </summary>
        <div class="fields">
          {offeredOptions(game).map((option) => (
            <SingleRule
              key={option}
              option={option}
              game={game}
              gameText={gameText}
              now={options[option] ?? ''}
              change={(value) => change(withOption(choice, option, value))}
            />
          ))}
        </div>
      </details>
    </section>
  );
};
