import type { ReactNode } from 'react';

export type FigureColumn<T> = { label: string; read: (row: T) => ReactNode };

type Props<T> = {
  label: string;
  /** The first column is the row's heading. */
  columns: readonly [FigureColumn<T>, ...FigureColumn<T>[]];
  rows: readonly T[];
  keyOf: (row: T) => string;
};

/** Figures in a table; all but the first column are numbers. */
export function FiguresTable<T>({ label, columns, rows, keyOf }: Props<T>) {
  const [name, ...numbers] = columns;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="max-h-120 overflow-auto"
    >
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-surface text-xs text-muted">
          <tr>
            <th scope="col" className="py-2 pr-3 font-semibold">
              {name.label}
            </th>
            {numbers.map((column) => (
              <th key={column.label} scope="col" className="px-3 py-2 text-right font-semibold">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" className="min-w-32 py-2 pr-3 font-normal">
                {name.read(row)}
              </th>
              {numbers.map((column) => (
                <td key={column.label} className="px-3 py-2 text-right whitespace-nowrap">
                  {column.read(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
