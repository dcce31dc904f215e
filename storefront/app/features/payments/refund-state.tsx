import { useLingui } from '@lingui/react/macro';
import type { ListedOrder, Refund } from '@sabuja/contract';
import { formatRupees, toPaise, toRupees } from '@sabuja/kit';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { heldUpMessage, wholePaymentMessage } from './refund-messages.ts';

type RefundedOrder = Pick<
  ListedOrder,
  'o_status' | 'payment_method' | 'payment_status' | 'refunds'
>;

/** What goes back of the payments of a listed order; renders nothing if nothing does. */
export function RefundState({ order }: { order: RefundedOrder }) {
  const { t } = useLingui();
  const isInWalletAgain =
    order.o_status === 'CANCELLED' &&
    order.payment_method === 'WALLET' &&
    order.payment_status === 1;
  return (
    <>
      {isInWalletAgain && (
        <RefundLine>{t`What this order took from your wallet is in it again.`}</RefundLine>
      )}
      {sumByPayment(order.refunds ?? []).map(([key, refund]) => (
        <OnlineRefund key={key} refund={refund} />
      ))}
    </>
  );
}

/** Refunds of one payment in the same state as one refund with their total, by a key. */
function sumByPayment(refunds: readonly Refund[]): [string, Refund][] {
  const sums = new Map<string, Refund>();
  for (const refund of refunds) {
    const key = `${refund.payment_id} ${refund.state} ${refund.whole} ${refund.to_wallet}`;
    const amount = toRupees(toPaise(refund.amount) + toPaise(sums.get(key)?.amount ?? 0));
    sums.set(key, { ...refund, amount });
  }
  return [...sums];
}

function OnlineRefund({ refund }: { refund: Refund }) {
  const { t } = useLingui();
  const amount = formatRupees(refund.amount);
  const messages = {
    ON_ITS_WAY: t`${amount} is on its way back to you`,
    DONE: t`${amount} was sent back to you`,
    HELD_UP: t(heldUpMessage(refund)),
  };
  return (
    <RefundLine isHeldUp={refund.state === 'HELD_UP'}>
      {refund.to_wallet
        ? t`${amount} is in your wallet: your bank could not take it`
        : messages[refund.state]}
      {refund.whole && <span className="block">{t(wholePaymentMessage)}</span>}
    </RefundLine>
  );
}

const RefundLine = (props: { isHeldUp?: boolean; children: ReactNode }) => (
  <p
    className={`tabular flex items-start gap-2 text-sm font-medium ${props.isHeldUp ? 'text-haldi-text' : 'text-leaf-deep'}`}
  >
    <Undo2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{props.children}</span>
  </p>
);
