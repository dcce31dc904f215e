import { useLingui } from '@lingui/react/macro';
import type { PackedOrder } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { PrintLinks, useBagText } from '../packing/index.ts';
import { type SheetFilter, sheetQuery, slotPrints } from './sheet-filter.ts';
import { SheetState } from './sheet-state.tsx';

/** The packed orders of a day or slot with their bags; for a slot, also links to print labels and slips for all. */
export function PackedList({ filter }: { filter: SheetFilter }) {
  const { t } = useLingui();
  const { date, slot } = filter;
  const query = useQuery({
    queryKey: ['board', 'packed', date, slot],
    queryFn: () => api('GET /api/v1/staff/sheets/packed', { query: sheetQuery(filter) }),
  });
  return (
    <SheetState query={query} empty={t`No order is packed yet.`}>
      {(orders) => (
        <>
          {slot === undefined ? (
            <p className="text-muted">{t`Choose a slot to print the labels of all its orders.`}</p>
          ) : (
            <PrintLinks hrefOf={slotPrints(date, slot)} />
          )}
          <ul className="grid items-start gap-2 lg:grid-cols-2 xl:grid-cols-3">
            {orders.map((order) => (
              <Packed key={order.uid} order={order} />
            ))}
          </ul>
        </>
      )}
    </SheetState>
  );
}

function Packed({ order }: { order: PackedOrder }) {
  const { t } = useLingui();
  const bagText = useBagText();
  const { uid, order_no, deliver_to, slot, zone, bags, to_collect } = order;
  return (
    <Card as="li" className="px-4 py-3">
      <p className="flex items-baseline justify-between gap-3">
        <Link
          to={paths.order(uid)}
          className="tabular rounded-tag py-1 font-semibold text-leaf hover:underline"
        >
          #{order_no}
        </Link>
        <strong className="tabular text-right">{bagText(bags)}</strong>
      </p>
      <p className="truncate">{deliver_to}</p>
      <p className="text-sm text-muted">
        {slot} · {zone ?? t`No zone`} ·{' '}
        {to_collect > 0 ? t`${formatRupees(to_collect)} to collect` : t`Paid`}
        {!bags.is_counted && ` · ${t`not counted yet`}`}
      </p>
    </Card>
  );
}
