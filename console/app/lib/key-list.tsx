type Props = {
  /** Keys of one effect, two blanks between alternatives, and what they do. */
  keys: readonly (readonly [names: string, text: string])[];
};

/** Keyboard shortcuts with what they do. */
export const KeyList = ({ keys }: Props) => (
  <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
    {keys.map(([names, text]) => (
      <div key={names} className="col-span-2 grid grid-cols-subgrid">
        <dt className="flex gap-1">
          {names.split('  ').map((name) => (
            <kbd
              key={name}
              className="rounded-tag border border-line-strong bg-sunk px-2 py-0.5 text-sm font-semibold"
            >
              {name}
            </kbd>
          ))}
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
