import { Plural, useLingui } from '@lingui/react/macro';
import type { FoundCustomer } from '@sabuja/contract';
import { formatIstDate } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** One result of a search for customers. */
export function CustomerRow({ customer }: { customer: FoundCustomer }) {
  const { t } = useLingui();
  const { uid, name, phone, orders, last_order_at, is_blocked } = customer;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <Link
        to={paths.customer(uid)}
        className="rounded-tag py-1 font-semibold break-words text-leaf hover:underline"
      >
        {name ?? t`No name yet`}
      </Link>
      <span className="tabular text-muted">{phone}</span>
      {is_blocked && <Badge tone="chilli">{t`blocked`}</Badge>}
      <span className="text-sm text-muted md:ml-auto">
        <Plural value={orders} one="# order" other="# orders" />
        {last_order_at && <> · {t`last on ${formatIstDate(new Date(last_order_at))}`}</>}
      </span>
    </li>
  );
}
