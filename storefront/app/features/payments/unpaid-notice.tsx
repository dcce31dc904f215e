import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { PAYMENT_WINDOW_MINUTES } from '@sabuja/contract/limits';
import { formatIstDateTime, formatPaise, minutes, sumPaise, toPaise } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { useHistoryState } from '../../lib/use-hydrated.ts';
import { readConfirming } from './combined-payment-state.ts';
import { PaymentNotice } from './payment-note.tsx';
import { usePayNow } from './use-pay-now.ts';
import { usePaymentStatus } from './use-payment-status.ts';
import { useUnpaidOrders } from './use-unpaid-orders.ts';

/** Notice of an unpaid order: whether a payment may be under way, and a button to pay now. */
export function UnpaidNotice({ order }: { order: Order }) {
  const { t } = useLingui();
  const state = useHistoryState();
  const unpaidOrders = useUnpaidOrders(order);
  const { payNow, paying, confirming } = usePayNow();
  usePaymentStatus(order);
  const amount = formatPaise(sumPaise(unpaidOrders.map((order) => toPaise(order.final_amount))));
  const until = formatIstDateTime(
    new Date(Date.parse(order.created_at) + minutes(PAYMENT_WINDOW_MINUTES)),
  );
  const count = unpaidOrders.length;
  const mayBePaid = confirming || readConfirming(state);
  return (
    <PaymentNotice
      tone="haldi"
      title={mayBePaid ? t`We are confirming your payment` : t`This order is not paid yet`}
    >
      {mayBePaid ? (
        <p className="flex items-start gap-2.5">
          <Spinner className="mt-0.5 size-5 shrink-0" />
          {t`Your bank has not answered yet. This page shows how it ends; you need not pay again.`}
        </p>
      ) : (
        <p>{t`We hold the goods and your delivery slot for you until ${until}.`}</p>
      )}
      <Button
        variant={mayBePaid ? 'outline' : 'primary'}
        busy={paying}
        onClick={() => void payNow(unpaidOrders)}
        className="tabular justify-self-start max-sm:w-full"
      >
        {t`${plural(count, { one: 'Pay now', other: 'Pay both orders now' })}`} · {amount}
      </Button>
      {mayBePaid && (
        <p className="text-sm">
          {t`Nothing was taken from your account? Pay now: we ask your bank first, so you never pay twice.`}
        </p>
      )}
    </PaymentNotice>
  );
}
