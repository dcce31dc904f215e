import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { formatPaise, sumPaise, toPaise } from '@sabuja/kit';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useApi } from '../../lib/use-api.ts';
import { refundsQuery } from './payment-queries.ts';

type RefundedOrder = Pick<
  Order,
  'uid' | 'o_status' | 'payment_method' | 'payment_status' | 'payment_id'
>;

/** One line on the refund of a cancelled order; renders nothing if nothing was paid. */
export function RefundState({ order }: { order: RefundedOrder }) {
  if (order.o_status !== 'CANCELLED') return null;
  if (order.payment_method === 'WALLET' && order.payment_status === 1) return <WalletRefund />;
  return order.payment_id ? <OnlineRefund uid={order.uid} /> : null;
}

function WalletRefund() {
  const { t } = useLingui();
  return <RefundLine>{t`What this order took from your wallet is in it again.`}</RefundLine>;
}

function OnlineRefund({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { data: refunds = [] } = useQuery(refundsQuery(useApi(), uid));
  if (refunds.length === 0) return null;
  const amount = formatPaise(sumPaise(refunds.map((refund) => toPaise(refund.amount))));
  const isDone = refunds.every(({ state }) => state === 'DONE');
  return (
    <RefundLine>
      {isDone ? t`${amount} was sent back to you` : t`${amount} is on its way back to you`}
    </RefundLine>
  );
}

const RefundLine = ({ children }: { children: string }) => (
  <p className="tabular flex items-start gap-2 text-sm font-medium text-leaf-deep">
    <Undo2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    {children}
  </p>
);
