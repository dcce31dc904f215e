import { type ReactNode, useId, useState } from 'react';

type Props = {
  name: string;
  label: ReactNode;
  hint: ReactNode;
  error: ReactNode;
  /** Chosen values, separated by commas. */
  defaultValue: string;
  options: readonly { value: string; label: ReactNode; note?: ReactNode }[];
};

const split = (value: string) => value.split(',').filter((each) => each !== '');

/** Several choices of a list, sent as one field: the chosen values, separated by commas. */
export function CheckList({ name, label, hint, error, defaultValue, options }: Props) {
  const [chosen, setChosen] = useState(() => split(defaultValue));
  const id = useId();
  const toggle = (value: string) =>
    setChosen((now) =>
      now.includes(value) ? now.filter((each) => each !== value) : [...now, value],
    );
  return (
    <fieldset
      className="grid gap-1.5"
      aria-describedby={id}
      aria-invalid={error ? true : undefined}
    >
      <legend className="text-sm font-semibold">{label}</legend>
      <input type="hidden" name={name} value={chosen.join(',')} />
      <ul className="flex flex-wrap gap-x-5">
        {options.map((option) => (
          <li key={option.value}>
            <label className="flex min-h-touch items-center gap-2.5">
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
                className="size-5 shrink-0 accent-leaf"
              />
              <span>
                {option.label}
                {option.note && <span className="block text-sm text-muted">{option.note}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p
        id={id}
        role={error ? 'alert' : undefined}
        className={`text-sm ${error ? 'font-medium text-chilli' : 'text-muted'}`}
      >
        {error || hint}
      </p>
    </fieldset>
  );
}
