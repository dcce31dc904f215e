import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { PAYMENT_WINDOW_MINUTES } from '@sabuja/contract/limits';
import { formatIstDateTime, formatPaise, minutes, sumPaise, toPaise } from '@sabuja/kit';
import { useHistoryState } from '../../lib/use-alive.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { readConfirming } from './pay-together.ts';
import { PaymentNote } from './payment-note.tsx';
import { useHowPaid } from './use-how-paid.ts';
import { useOrdersToPay } from './use-orders-to-pay.ts';
import { usePayNow } from './use-pay-now.ts';

/** An order that waits for its payment: whether it may be on its way, and a way to pay now. */
export function UnpaidNotice({ order }: { order: Order }) {
  const { t } = useLingui();
  const state = useHistoryState();
  const waiting = useOrdersToPay(order);
  const { payNow, paying, confirming } = usePayNow();
  useHowPaid(order);
  const amount = formatPaise(sumPaise(waiting.map((one) => toPaise(one.final_amount))));
  const until = formatIstDateTime(
    new Date(Date.parse(order.created_at) + minutes(PAYMENT_WINDOW_MINUTES)),
  );
  const count = waiting.length;
  const mayBePaid = confirming || readConfirming(state);
  return (
    <PaymentNote
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
        onClick={() => void payNow(waiting)}
        className="tabular justify-self-start max-sm:w-full"
      >
        {t`${plural(count, { one: 'Pay now', other: 'Pay both orders now' })}`} · {amount}
      </Button>
      {mayBePaid && (
        <p className="text-sm">
          {t`Nothing was taken from your account? Pay now: we ask your bank first, so you never pay twice.`}
        </p>
      )}
    </PaymentNote>
  );
}
