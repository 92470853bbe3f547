// Form controls: a row of options, a list, a switch. All of them are native controls underneath.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type Value = string | number;

interface ControlProps<T extends Value> {
  readonly value: T;
  readonly of: readonly (readonly [value: T, text: string])[];
  readonly choose: (value: T) => void;
}

/** One of a few, all of them visible. */
export const Segments = <T extends Value>({
  legend,
  quiet = false,
  value,
  of,
  choose,
}: ControlProps<T> & { readonly legend: string; readonly quiet?: boolean }) => {
  const name = useId();
  return (
    <fieldset class="segments" aria-label={quiet ? legend : undefined}>
      {!quiet && <legend>{legend}</legend>}
      <div class="segments-row">
        {of.map(([one, text]) => (
          <label key={one} class="segment relative grid">
            <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface SelectProps<T extends Value> extends ControlProps<T> {
  readonly label: string;
  readonly quiet?: boolean;
  /** Headings in the list, each with the number of its entries. Without any, the list has none. */
  readonly groups?: readonly (readonly [heading: string, entries: number])[];
}

const Options = <T extends Value>({ of }: Pick<ControlProps<T>, 'of'>) => (
  <>
    {of.map(([one, text]) => (
      <option key={one} value={String(one)}>
        {text}
      </option>
    ))}
  </>
);

/** One of many. */
export const Select = <T extends Value>({
  label,
  quiet = false,
  value,
  of,
  choose,
  groups = [],
}: SelectProps<T>) => (
  <label class="field">
    {!quiet && <span>{label}</span>}
    <select
      aria-label={quiet ? label : undefined}
      value={String(value)}
      onChange={({ currentTarget }) => {
        const chosen = of[currentTarget.selectedIndex];
        if (chosen) choose(chosen[0]);
      }}
    >
      {groups.length === 0 && <Options of={of} />}
      {groups.map(([heading, entries], i) => {
        const from = groups.slice(0, i).reduce((sum, [, before]) => sum + before, 0);
        return (
          <optgroup key={heading} label={heading}>
            <Options of={of.slice(from, from + entries)} />
          </optgroup>
        );
      })}
    </select>
  </label>
);

/** One of a few long ones, each on its own line. */
export const RadioList = <T extends Value>({
  label,
  value,
  of,
  choose,
}: ControlProps<T> & { readonly label: string }) => {
  const name = useId();
  return (
    <fieldset class="lines">
      <legend>{label}</legend>
      {of.map(([one, text]) => (
        <label key={one} class="row gap-12 touch-high">
          <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
};

export const Switch = ({
  on,
  turn,
  hint,
  children,
}: {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
  readonly hint?: string;
  readonly children: ComponentChildren;
}) => (
  <label class="switch row space-between gap-16">
    <span>
      {children}
      {hint && <small class="block soft">{hint}</small>}
    </span>
    <input type="checkbox" checked={on} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
  </label>
);
