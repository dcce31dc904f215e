import { useLingui } from '@lingui/react/macro';
import type { CashToReturn as Cash } from '@sabuja/contract';
import { formatIstMoment, formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';

type Props = { orders: readonly Cash[]; isOnline: boolean };

/** Orders that were paid by UPI before the rider reported cash for them, until somebody confirms that it was given back. */
export function CashToReturn({ orders, isOnline }: Props) {
  return orders.map((order) => <CashOfOrder key={order.uid} order={order} isOnline={isOnline} />);
}

function CashOfOrder({ order, isOnline }: { order: Cash; isOnline: boolean }) {
  const { t } = useLingui();
  const { uid, order_no, since } = order;
  const amount = formatRupees(order.amount);
  const returned = useMutation({
    mutationFn: () => api('POST /api/v1/staff/deliveries/{uid}/cash-returned', { params: { uid } }),
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['deliveries'] }),
  });
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
          disabled={!isOnline}
          onClick={() => returned.mutate()}
        >
          {t`I gave it back`} <span className="sr-only">#{order_no}</span>
        </Button>
      </div>
    </Alert>
  );
}
