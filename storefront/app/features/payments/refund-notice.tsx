import { useLingui } from '@lingui/react/macro';
import type { Order, Refund } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { PaymentNotice } from './payment-note.tsx';
import { refundsQuery } from './payment-queries.ts';
import { heldUpMessage, wholePaymentMessage } from './refund-messages.ts';

/** Refunds of online payments for a cancelled order. */
export function RefundNotice({ order }: { order: Order }) {
  const { t } = useLingui();
  const { data: refunds } = useQuery(refundsQuery(useApi(), order.uid));
  if (refunds === undefined) return null;
  if (refunds.length === 0) {
    return (
      <PaymentNotice tone="plain" title={t`Nothing was paid`}>
        <p className="text-muted">
          {t`Should money leave your account for this order all the same, it comes back by itself.`}
        </p>
      </PaymentNotice>
    );
  }
  const isInWallet = refunds.every((refund) => refund.to_wallet);
  const areSettled = refunds.every((refund) => refund.state === 'DONE');
  const isHeldUp = refunds.some((refund) => refund.state === 'HELD_UP' && !refund.to_wallet);
  return (
    <PaymentNotice
      tone={isHeldUp ? 'haldi' : 'leaf'}
      title={
        isHeldUp
          ? t`Your money could not be sent back yet`
          : isInWallet
            ? t`Your money is in your wallet`
            : areSettled
              ? t`Your money was sent back`
              : t`Your money is on its way back`
      }
    >
      {refunds.map((refund) => (
        <RefundLine key={`${refund.payment_id} ${refund.reason}`} refund={refund} />
      ))}
    </PaymentNotice>
  );
}

function RefundLine({ refund }: { refund: Refund }) {
  const { t } = useLingui();
  const { payment_id: payment } = refund;
  const amount = formatRupees(refund.amount);
  const refundMessages = {
    ON_ITS_WAY: t`${amount} of your payment ${payment} goes back to where you paid from. Banks take 5 to 7 working days.`,
    DONE: t`${amount} of your payment ${payment} went back to where you paid from. Your bank shows it within 5 to 7 working days.`,
    HELD_UP: t(heldUpMessage(refund)),
  };
  return (
    <p className="tabular break-words">
      {refund.to_wallet
        ? t`${amount} of your payment ${payment} is in your wallet, because your bank could not take it.`
        : refundMessages[refund.state]}
      {refund.whole && ` ${t(wholePaymentMessage)}`}
    </p>
  );
}
