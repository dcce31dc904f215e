import { useLingui } from '@lingui/react/macro';
import type { StaffCombo, StaffStock } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { departmentLabels } from '../../lib/order-labels.ts';
import { stateLabels } from './item-labels.ts';

type Props = {
  item: StaffStock | StaffCombo;
  to: string;
  /** Shown before the name. */
  mark?: ReactNode;
  /** Shown below the name. */
  details: string;
  /** An extra column between price and state. */
  children?: ReactNode;
};

/** A product or combo in a list, with a link to its page. */
export function ItemRow({ item, to, mark, details, children }: Props) {
  const { i18n } = useLingui();
  const { text, tone } = stateLabels[item.state];
  return (
    <li
      className={clsx(
        'relative grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 hover:bg-sunk',
        children
          ? 'md:grid-cols-[3rem_minmax(0,1fr)_5rem_6rem_7rem_5rem]'
          : 'md:grid-cols-[3rem_minmax(0,1fr)_5rem_6rem_5rem]',
      )}
    >
      <span className="size-12 overflow-hidden rounded-control">
        <Picture url={item.image_urls[0]} alt="" sizes="48px" largest={160} />
      </span>
      <div className="min-w-0">
        <Link
          to={to}
          className="flex items-center gap-1.5 font-semibold after:absolute after:inset-0"
        >
          {mark}
          <span className="line-clamp-2 break-words">{item.name}</span>
        </Link>
        <p className="truncate text-sm text-muted">{details}</p>
      </div>
      <span className="text-sm text-muted max-md:hidden">
        {i18n._(departmentLabels[item.department])}
      </span>
      <span className="tabular text-right text-sm">
        <span className="block font-semibold">{formatRupees(item.cost)}</span>
        {item.discount > 0 && <span className="text-muted">− {item.discount} %</span>}
      </span>
      {children}
      <span
        className={clsx(
          'justify-self-end',
          !children && 'max-md:col-start-2 max-md:justify-self-start',
        )}
      >
        <Badge tone={tone}>{i18n._(text)}</Badge>
      </span>
    </li>
  );
}
