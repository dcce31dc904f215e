import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '@sabuja/contract';
import { MAX_MOVED_ORDERS } from '@sabuja/contract/limits';
import type { IstDate } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';

export type Refusal = { uid: string; orderNo: string; message: string };
type Reschedule = { delivery_date: IstDate; slot_id: number; reason: string };

/**
 * Moves each order to another slot independently; `refusals` are those of the last attempt, and the next attempt
 * retries only these orders. `onDone` is called when none is left.
 */
export function useReschedule(orders: readonly StaffOrder[], onDone: () => void) {
  const { t } = useLingui();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const remaining = orders.filter(
    ({ uid }) => refusals.length === 0 || refusals.some((refusal) => refusal.uid === uid),
  );
  const reschedule = useMutation({
    mutationFn: (change: Reschedule) => rescheduleAll(remaining, change),
    onSuccess: (refused) => {
      setRefusals(refused);
      if (refused.length > 0) return;
      const [first] = orders;
      const count = orders.length;
      toastSuccess(
        count === 1 && first
          ? t`Order #${first.order_no} has its new slot.`
          : t`Orders with a new slot: ${count}`,
      );
      onDone();
    },
    onSettled: () =>
      Promise.all(
        ['slots', 'board', 'order'].map((key) =>
          queryClient().invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
  return { reschedule, refusals, clearRefusals: () => setRefusals([]) };
}

/** Sends the orders in requests of at most MAX_MOVED_ORDERS. */
async function rescheduleAll(
  orders: readonly StaffOrder[],
  change: Reschedule,
): Promise<readonly Refusal[]> {
  const numbers = new Map(orders.map(({ uid, order_no }) => [uid, order_no]));
  const uids = [...numbers.keys()];
  const refusals: Refusal[] = [];
  for (let i = 0; i < uids.length; i += MAX_MOVED_ORDERS) {
    const body = { ...change, uids: uids.slice(i, i + MAX_MOVED_ORDERS) };
    const { results } = await api('POST /api/v1/staff/orders/reschedules', { body });
    for (const { uid, ok, message = '' } of results)
      if (!ok) refusals.push({ uid, orderNo: numbers.get(uid) ?? uid, message });
  }
  return refusals;
}
