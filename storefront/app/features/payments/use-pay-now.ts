import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { messageText } from '@sabuja/ui/lib/message-text.ts';
import { toastError, toastSuccess, toastWarning } from '@sabuja/ui/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { privateQueryKey, useSession } from '../session/index.ts';
import { runPayment } from './browser-payment.ts';
import { type PaymentFailure, sheetFailedToOpen } from './pay.ts';
import { type OrdersPaymentResult, payOrders } from './pay-orders.ts';
import { confirmingMessage, paymentFailureMessage } from './payment-messages.ts';

/**
 * Pays orders from their page. Creating the payment makes the server ask the provider first, so
 * nothing is paid twice. Unpaid orders keep waiting.
 */
export function usePayNow() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);

  const payAll = async (orders: readonly Order[]) => {
    if (user === null) return;
    const uids = orders.map((order) => order.uid);
    const result = await runPayment(api, (deps) =>
      payOrders(deps, { uids, payer: user, abandonUnpaid: false }),
    );
    if (result.outcome === 'paid') {
      toastSuccess(t`Payment Success. Order Placed!`);
    } else if (result.outcome === 'confirming' && !hasOwnMessage(result.failure)) {
      toastWarning(t(confirmingMessage));
    } else {
      toastError(messageText(i18n, paymentFailureMessage(result.failure)));
    }
    setConfirming(mayBePaid(result));
  };
  const payNow = async (orders: readonly Order[]) => {
    if (busy) return;
    setBusy(true);
    await payAll(orders).catch(() => toastError(t`Payment was not completed.`));
    await client.invalidateQueries({ queryKey: privateQueryKey('orders') });
    setBusy(false);
  };
  return { payNow, paying: busy, confirming };
}

const hasOwnMessage = (failure: PaymentFailure): boolean =>
  failure.reason === 'unverified' || sheetFailedToOpen(failure);

/** Whether a payment may still arrive. */
const mayBePaid = (result: OrdersPaymentResult): boolean =>
  result.outcome !== 'paid' &&
  !sheetFailedToOpen(result.failure) &&
  (result.outcome === 'confirming' || ['unverified', 'timeout'].includes(result.failure.reason));
