import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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
  const title = titleOf(refunds);
  return (
    <PaymentNotice tone={title === titles.heldUp ? 'haldi' : 'leaf'} title={t(title)}>
      {refunds.map((refund) => (
        <RefundLine key={`${refund.payment_id} ${refund.reason}`} refund={refund} />
      ))}
    </PaymentNotice>
  );
}

const titles = {
  heldUp: msg`Your money could not be sent back yet`,
  inWallet: msg`Your money is in your wallet`,
  settled: msg`Your money was sent back`,
  onItsWay: msg`Your money is on its way back`,
};

function titleOf(refunds: readonly Refund[]): MessageDescriptor {
  if (refunds.some(({ state, to_wallet }) => state === 'HELD_UP' && !to_wallet)) {
    return titles.heldUp;
  }
  if (refunds.every(({ to_wallet }) => to_wallet)) return titles.inWallet;
  return refunds.every(({ state }) => state === 'DONE') ? titles.settled : titles.onItsWay;
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
