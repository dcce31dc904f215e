import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { PaymentNotice } from './payment-note.tsx';

/** Notice that a cancelled order's wallet payment was refunded at once. */
export function WalletRefundNotice({ order }: { order: Order }) {
  const { t } = useLingui();
  if (order.payment_status !== 1) return null;
  return (
    <PaymentNotice tone="leaf" title={t`Your money is back`}>
      {t`What this order took from your wallet is in it again.`}
    </PaymentNotice>
  );
}
