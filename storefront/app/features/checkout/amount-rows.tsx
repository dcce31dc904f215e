import { formatRupees } from '@sabuja/kit';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export type AmountRow = {
  name: string;
  badge?: ReactNode;
  /** Rupees. */
  amount: number;
  strong?: boolean;
};

/** List of amounts; the last row is emphasised. */
export const AmountRows = ({ rows }: { rows: readonly AmountRow[] }) => (
  <dl className="tabular grid gap-y-2">
    {rows.map(({ name, amount, badge, strong }) => (
      <div
        key={name}
        className={clsx(
          'flex items-baseline justify-between gap-4',
          strong && 'mt-1 border-t border-line pt-3',
        )}
      >
        <dt
          className={clsx(
            'flex flex-wrap items-center gap-x-2.5',
            strong ? 'font-bold' : 'text-muted',
          )}
        >
          {name}
          {badge}
        </dt>
        <dd className={clsx('whitespace-nowrap', strong && 'text-title font-extrabold')}>
          {formatRupees(amount)}
        </dd>
      </div>
    ))}
  </dl>
);
