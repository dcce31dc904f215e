import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';

/** What the shop refunded of a delivered order, and where the money went. */
export function BillRefunded({ refunded }: { refunded: NonNullable<OrderDetails['refunded']> }) {
  const { t } = useLingui();
  const [wallet, source] = [formatRupees(refunded.wallet), formatRupees(refunded.source)];
  return (
    <Alert tone="leaf" size="sm" className="tabular grid gap-1">
      {refunded.wallet > 0 && <p>{t`${wallet} is back in your wallet.`}</p>}
      {refunded.source > 0 && (
        <p>{t`${source} goes back to where you paid from. Banks take 5 to 7 working days.`}</p>
      )}
    </Alert>
  );
}

/** Why a bill is lower than agreed, and where the money went. */
export function BillReduction({
  reduction,
}: {
  reduction: NonNullable<OrderDetails['reduction']>;
}) {
  const { t } = useLingui();
  const [agreed, amount] = [formatRupees(reduction.agreed_amount), formatRupees(reduction.amount)];
  const wallet = formatRupees(reduction.wallet);
  const source = formatRupees(reduction.source);
  return (
    <Alert tone="haldi" size="sm" className="tabular grid gap-1">
      <p className="font-semibold">
        {t`${amount} less than the agreed ${agreed}: not everything was found.`}
      </p>
      {reduction.wallet > 0 && <p>{t`${wallet} is back in your wallet.`}</p>}
      {reduction.source > 0 && (
        <p>{t`${source} goes back to where you paid from. Banks take 5 to 7 working days.`}</p>
      )}
    </Alert>
  );
}
