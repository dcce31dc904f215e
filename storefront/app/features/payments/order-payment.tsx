import type { Order } from '@sabuja/contract';
import { PaymentOverlay } from './payment-overlay.tsx';
import { RefundNotice } from './refund-notice.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';
import { WalletRefundNotice } from './wallet-refund-notice.tsx';

/** Payment and refund notices of an order; renders nothing if it is settled. */
export function OrderPayment({ order }: { order: Order }) {
  const { o_status: status, payment_method: method, payment_id } = order;
  return (
    <>
      <PaymentOverlay />
      {status === 'PAYMENT_PENDING' && <UnpaidNotice order={order} />}
      {status === 'CANCELLED' && (method === 'ONLINE' || payment_id) && (
        <RefundNotice order={order} />
      )}
      {status === 'CANCELLED' && method === 'WALLET' && <WalletRefundNotice order={order} />}
    </>
  );
}
