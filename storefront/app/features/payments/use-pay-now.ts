import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAll } from '../../lib/invalidate-all.ts';
import { messageText } from '../../lib/message-text.ts';
import { useApi } from '../../lib/use-api.ts';
import { toastError, toastSuccess, toastWarning } from '../../ui/toast.ts';
import { mineKey, useSession } from '../session/index.ts';
import { paying } from './browser-parts.ts';
import { cannotBePaid, type NotPaid } from './pay.ts';
import { type OrdersEnd, payOrders } from './pay-orders.ts';
import { confirmingWords, notPaidWords } from './pay-words.ts';

/**
 * Pays orders from their page. Asking to pay makes the shop ask the provider first, so what was paid
 * meanwhile is not paid twice. What is not paid now goes on waiting.
 */
export function usePayNow() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);

  const refresh = () => invalidateAll(client, [mineKey('orders'), mineKey('cart')]);
  const payThem = async (orders: readonly Order[]) => {
    if (user === null) return;
    const uids = orders.map((order) => order.uid);
    const ended = await paying(api, (parts) =>
      payOrders(parts, { uids, payer: user, giveUp: false }),
    );
    if (ended.end === 'paid') {
      toastSuccess(t`Payment Success. Order Placed!`);
    } else if (ended.end === 'confirming' && !saysItself(ended.reason)) {
      toastWarning(t(confirmingWords));
    } else {
      toastError(messageText(i18n, notPaidWords(ended.reason)));
    }
    setConfirming(mayBePaid(ended));
  };
  const payNow = async (orders: readonly Order[]) => {
    if (busy) return;
    setBusy(true);
    await payThem(orders).catch(() => toastError(t`Payment was not completed.`));
    await refresh();
    setBusy(false);
  };
  return { payNow, paying: busy, confirming };
}

const saysItself = (reason: NotPaid): boolean =>
  reason.why === 'unverified' || cannotBePaid(reason);

/** Whether money may be on its way all the same. */
const mayBePaid = (ended: OrdersEnd): boolean =>
  ended.end !== 'paid' &&
  !cannotBePaid(ended.reason) &&
  (ended.end === 'confirming' || ['unverified', 'timeout'].includes(ended.reason.why));
