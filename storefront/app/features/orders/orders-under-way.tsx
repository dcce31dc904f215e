import { useLingui } from '@lingui/react/macro';
import type { ListedOrder } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { DayAndSlot } from './day-and-slot.tsx';
import { departmentLabels } from './order-card.tsx';
import { ordersUnderWayQuery } from './order-queries.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** A card for each order that is neither delivered nor cancelled; renders nothing if there is none. */
export function OrdersUnderWay({ userUid }: { userUid: string }) {
  const { t } = useLingui();
  const { data } = useQuery(ordersUnderWayQuery(useApi(), userUid));
  const orders = data?.results ?? [];
  if (orders.length === 0) return null;
  return (
    <section aria-label={t`Orders under way`}>
      <ul className="grid gap-2.5 md:grid-cols-2 lg:grid-cols-3">
        {orders.map((order) => (
          <li key={order.uid}>
            <OrderUnderWay order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderUnderWay({ order }: { order: ListedOrder }) {
  const { t } = useLingui();
  return (
    <Link
      to={paths.orderSummary(order.uid)}
      className="flex h-full items-center gap-3 rounded-card border border-leaf-line bg-surface px-4 py-3 hover:bg-leaf-soft"
    >
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{t(departmentLabels[order.department])}</span>
          <OrderStatusBadge status={order.o_status} />
        </span>
        <span className="tabular text-sm text-muted">
          <DayAndSlot order={order} />
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
