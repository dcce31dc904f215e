import { useLingui } from '@lingui/react/macro';
import type { CashToReturn as Cash } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';

/** Orders that were paid by UPI before the rider reported cash for them. */
export function CashToReturn({ orders }: { orders: readonly Cash[] }) {
  const { t } = useLingui();
  return orders.map(({ uid, order_no, amount: rupees }) => {
    const amount = formatRupees(rupees);
    return (
      <Alert tone="haldi" size="lg" role="alert" key={uid}>
        <p className="font-bold">{t`#${order_no} was paid by UPI`}</p>
        <p>{t`Take no cash for it. If you took ${amount}, give it back.`}</p>
      </Alert>
    );
  });
}
