import clsx from 'clsx';

type Props<T extends string> = {
  labelledBy: string;
  value: T;
  onChange: (value: T) => void;
  choices: readonly (readonly [T, string])[];
};

/** One of a few choices, as large buttons. */
export const ChoiceButtons = <T extends string>(props: Props<T>) => (
  <div role="radiogroup" aria-labelledby={props.labelledBy} className="grid gap-2">
    {props.choices.map(([value, label]) => (
      <label
        key={value}
        className={clsx(
          'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border px-4 font-semibold',
          value === props.value ? 'border-leaf bg-leaf-soft' : 'border-line-strong bg-surface',
        )}
      >
        <input
          type="radio"
          name={props.labelledBy}
          checked={value === props.value}
          onChange={() => props.onChange(value)}
          className="size-5 accent-leaf"
        />
        {label}
      </label>
    ))}
  </div>
);
