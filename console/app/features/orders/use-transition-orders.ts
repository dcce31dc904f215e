import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderStatus, StaffOrder } from '@sabuja/contract';
import { MAX_MOVED_ORDERS } from '@sabuja/contract/limits';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { statusLabels } from '../../lib/order-labels.ts';

export type TransitionResult = { uid: string; orderNo: string; message: string | undefined };
type ChangedOrder = Pick<StaffOrder, 'uid' | 'order_no'>;
type TransitionRequest = { orders: readonly ChangedOrder[]; to: OrderStatus; reason?: string };

/** Changes the status of each order independently; `results` are set when a transition of some was refused. */
export function useTransitionOrders(onSuccess: () => void) {
  const { t, i18n } = useLingui();
  const [results, setResults] = useState<readonly TransitionResult[]>();
  const transition = useMutation({
    mutationFn: ({ orders, to, reason }: TransitionRequest) => sendTransitions(orders, to, reason),
    onSuccess: (outcome, { to }) => {
      onSuccess();
      const status = i18n._(statusLabels[to].text);
      const movedCount = outcome.filter(({ message }) => message === undefined).length;
      if (movedCount === outcome.length) toastSuccess(t`${movedCount} moved to: ${status}`);
      else setResults(outcome);
    },
    onError: (error) =>
      toastError(errorMessage(error, i18n._(msg`The orders could not be moved.`))),
    onSettled: () => {
      void queryClient().invalidateQueries({ queryKey: ['rounds'] });
      return queryClient().invalidateQueries({ queryKey: ['board'] });
    },
  });
  return { transition, results, clearResults: () => setResults(undefined) };
}

/** Sends the orders in requests of at most MAX_MOVED_ORDERS; returns one result per order. */
async function sendTransitions(
  orders: readonly ChangedOrder[],
  to: OrderStatus,
  reason: string | undefined,
): Promise<TransitionResult[]> {
  const outcome: TransitionResult[] = [];
  for (let i = 0; i < orders.length; i += MAX_MOVED_ORDERS) {
    const part = orders.slice(i, i + MAX_MOVED_ORDERS);
    const body = {
      uids: part.map(({ uid }) => uid),
      to,
      ...(reason === undefined ? {} : { reason }),
    };
    const { results } = await api('POST /api/v1/staff/orders/moves', { body });
    const numbers = new Map(part.map(({ uid, order_no }) => [uid, order_no]));
    for (const { uid, ok, message } of results) {
      const orderNo = numbers.get(uid) ?? uid;
      outcome.push({ uid, orderNo, message: ok ? undefined : (message ?? '') });
    }
  }
  return outcome;
}
