import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { useQueries } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { useHistoryState } from '../../lib/use-hydrated.ts';
import { DayAndSlot } from './day-and-slot.tsx';
import { orderQuery } from './order-queries.ts';
import { readPlaced } from './placed-state.ts';

/** Banner above an order that has just been placed, with a link to the checkout's other order. */
export function PlacedBanner({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const state = useHistoryState();
  const placedUids = readPlaced(state);
  const orders = useQueries({ queries: placedUids.map((uid) => orderQuery(api, uid)) });
  if (!placedUids.includes(orderId)) return null;
  const count = placedUids.length;
  return (
    <Alert tone="leaf" size="lg" className="mb-4 md:mb-5">
      <h2 className="flex items-center gap-2.5 text-title font-extrabold">
        <CircleCheckBig aria-hidden="true" className="size-6 shrink-0 text-leaf" />
        {t`${plural(count, {
          one: 'Thank you. Your order is placed.',
          other: 'Thank you. Your # orders are placed.',
        })}`}
      </h2>
      {count > 1 && (
        <ul className="mt-1 grid gap-y-1.5 md:ml-8.5 md:gap-y-0">
          {orders.map(({ data }) => data && <PlacedOrder key={data.uid} order={data} />)}
        </ul>
      )}
    </Alert>
  );
}

function PlacedOrder({ order }: { order: Order }) {
  const { t } = useLingui();
  const number = orderNumber(order.uid);
  return (
    <li className="tabular flex flex-col items-start gap-x-3 md:flex-row md:items-center">
      <Link
        to={paths.orderSummary(order.uid)}
        state={{ placed: [order.uid] }}
        className="inline-flex min-h-11 items-center font-bold underline underline-offset-3 max-md:-mb-2"
      >
        {order.department === 'KITCHEN' ? t`Kitchen order #${number}` : t`Grocery order #${number}`}
      </Link>
      <span>
        <DayAndSlot order={order} /> · {formatRupees(order.final_amount)}
      </span>
    </li>
  );
}
