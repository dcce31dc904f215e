type Props = {
  /** Pairs of key names and their effect; two spaces separate alternative keys. */
  keys: readonly (readonly [names: string, text: string])[];
};

/** A list of keyboard shortcuts and their effects. */
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
