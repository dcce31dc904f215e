import type { Order } from '@sabuja/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { privateQueryKey } from '../session/index.ts';
import { PaymentOverlay } from './payment-overlay.tsx';
import { RefundNotice } from './refund-notice.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';
import { WalletRefundNotice } from './wallet-refund-notice.tsx';

/** Payment and refund notices of an order; renders nothing if it is settled. */
export function OrderPayment({ order }: { order: Order }) {
  const { o_status: status, payment_method: method, payment_id } = order;
  useRefetchPaidCart(status === 'PAYMENT_PENDING');
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

/** Refetches the cart when the order no longer waits for its payment: the server has removed what was paid. */
function useRefetchPaidCart(isUnpaid: boolean): void {
  const client = useQueryClient();
  const wasUnpaid = useRef(isUnpaid);
  useEffect(() => {
    if (wasUnpaid.current && !isUnpaid)
      void client.invalidateQueries({ queryKey: privateQueryKey('cart') });
    wasUnpaid.current = isUnpaid;
  }, [client, isUnpaid]);
}
