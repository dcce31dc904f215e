import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';

type Props = {
  label: MessageDescriptor | undefined;
  className: string | undefined;
  direction: 'asc' | 'desc' | false;
  onSort: () => void;
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Heading of a column that sorts the table. */
export function SortableHeading({ label, className, direction, onSort }: Props) {
  const { i18n } = useLingui();
  return (
    <th
      scope="col"
      aria-sort={direction ? ariaSort[direction] : undefined}
      className={clsx('px-2 font-semibold', className)}
    >
      <button
        type="button"
        onClick={onSort}
        className="inline-flex min-h-9 items-center gap-1 rounded-tag hover:text-ink"
      >
        {label && i18n._(label)}
        {direction === 'asc' && <ArrowUp aria-hidden="true" className="size-3.5" />}
        {direction === 'desc' && <ArrowDown aria-hidden="true" className="size-3.5" />}
      </button>
    </th>
  );
}
