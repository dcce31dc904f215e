import { useLingui } from '@lingui/react/macro';
import type { CashToReturn as Cash } from '@sabuja/contract';
import { formatIstMoment, formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { useQueuedAction } from '../action-queue/index.ts';

/** Orders that were paid by UPI before the rider reported cash for them, until somebody confirms that it was given back. */
export function CashToReturn({ orders }: { orders: readonly Cash[] }) {
  return orders.map((order) => <CashOfOrder key={order.uid} order={order} />);
}

function CashOfOrder({ order }: { order: Cash }) {
  const { t } = useLingui();
  const { uid, order_no, since } = order;
  const amount = formatRupees(order.amount);
  const returned = useQueuedAction({ isFormAction: true });
  return (
    <Alert tone="haldi" size="lg" role="alert">
      <p className="font-bold">{t`#${order_no} was paid by UPI`}</p>
      <p>{t`Take no cash for it. If you took ${amount}, give it back.`}</p>
      {since && <p className="text-sm">{formatIstMoment(new Date(since))}</p>}
      <div className="mt-3 grid gap-2">
        <FormProblem error={returned.error} />
        <Button
          variant="outline"
          size="lg"
          busy={returned.isPending}
          onClick={() =>
            returned.mutate({ kind: 'cash_returned', uid, order_no, amount: order.amount })
          }
        >
          {t`I gave it back`} <span className="sr-only">#{order_no}</span>
        </Button>
      </div>
    </Alert>
  );
}
