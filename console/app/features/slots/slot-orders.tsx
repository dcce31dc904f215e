import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '@sabuja/contract';
import { reschedulableStatuses } from '@sabuja/contract/rules/order-status';
import { formatRupees, type IstDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { StatusTag } from '../../lib/order-tags.tsx';
import { paths } from '../../lib/paths.ts';

const RescheduleDialog = lazyDialog(
  async () => (await import('../reschedule/index.ts')).RescheduleDialog,
);

/** Maximum number of orders that are listed and moved at once. */
const MAX_LISTED = 500;

type Props = { date: IstDate; slotId: number; reason: string };

/** The orders of a closed slot that need another one, with buttons to move each or all of them. */
export function SlotOrders({ date, slotId, reason }: Props) {
  const { t } = useLingui();
  const [moving, setMoving] = useState<readonly StaffOrder[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({
    queryKey: ['slots', 'orders', date, slotId],
    queryFn: () =>
      api('GET /api/v1/staff/orders', {
        query: { date, slot: slotId, status: reschedulableStatuses.join(), limit: MAX_LISTED },
      }),
  });
  const show = (orders: readonly StaffOrder[]) => {
    setMoving(orders);
    setIsOpen(true);
  };
  if (query.isPending) return <Skeleton className="h-16" />;
  if (query.isLoadingError) {
    return (
      <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
        {t`The orders could not be loaded.`}
      </PartFailed>
    );
  }
  const { results, total } = query.data;
  return (
    <>
      {total > 0 && (
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-sm font-bold">{t`To move: ${total}`}</h3>
            <Button size="sm" onClick={() => show(results)}>
              {t`Move all`}
            </Button>
          </div>
          <ul className="divide-y divide-line">
            {results.map((order) => (
              <OrderToMove key={order.uid} order={order} onMove={() => show([order])} />
            ))}
          </ul>
        </div>
      )}
      <RescheduleDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        orders={moving}
        reason={reason}
      />
    </>
  );
}

function OrderToMove({ order, onMove }: { order: StaffOrder; onMove: () => void }) {
  const { t } = useLingui();
  const { order_no, uid } = order;
  return (
    <li className="flex items-center gap-3 py-1.5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
        <Link
          to={paths.order(uid)}
          className="tabular rounded-tag py-1 font-semibold text-leaf hover:underline"
        >
          #{order_no}
        </Link>
        <span className="min-w-0 truncate">{order.customer_name}</span>
        <span className="tabular text-sm text-muted">{formatRupees(order.final_amount)}</span>
        <span>
          <StatusTag status={order.status} />
        </span>
      </div>
      <Button variant="outline" size="sm" aria-label={t`Move #${order_no}`} onClick={onMove}>
        {t`Move`}
      </Button>
    </li>
  );
}
