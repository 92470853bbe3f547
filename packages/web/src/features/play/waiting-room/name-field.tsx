// The player's name, edited in place and saved when the field is left.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { WaitingRoomWords } from './words.ts';

interface NameProps {
  readonly words: WaitingRoomWords;
  readonly name: string;
  /** On every input. */
  readonly change?: (name: string) => void;
  /** Called when the field is left or Enter is pressed, if the name has changed. */
  readonly done?: (name: string) => void;
}

export const NameField = ({ words, name, change, done }: NameProps) => {
  const text = useSignal(name);
  useEffect(() => {
    text.value = name;
  }, [name]);
  const finish = (): void => {
    const now = text.value.trim();
    if (now === '') text.value = name;
    else if (now !== name) done?.(now);
  };
  return (
    <label class="field name-field">
      <span class="unseen">{words.name}</span>
      <input
        type="text"
        maxLength={24}
        autocomplete="nickname"
        enterkeyhint="done"
        placeholder={words.namePlaceholder}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
          change?.(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
        onBlur={finish}
      />
    </label>
  );
};
