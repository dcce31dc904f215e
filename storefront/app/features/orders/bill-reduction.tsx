import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';

/** What the shop refunded for a delivered order, to the wallet or to the source of the payment. */
export function BillRefunded({ refunded }: { refunded: NonNullable<OrderDetails['refunded']> }) {
  return (
    <Alert tone="leaf" size="sm" className="tabular grid gap-1">
      <MoneyBack back={refunded} />
    </Alert>
  );
}

/** Why a bill is lower than agreed, and where the difference was refunded. */
export function BillReduction({
  reduction,
}: {
  reduction: NonNullable<OrderDetails['reduction']>;
}) {
  const { t } = useLingui();
  const [agreed, amount] = [formatRupees(reduction.agreed_amount), formatRupees(reduction.amount)];
  return (
    <Alert tone="haldi" size="sm" className="tabular grid gap-1">
      <p className="font-semibold">
        {t`${amount} less than the agreed ${agreed}: not everything was found.`}
      </p>
      <MoneyBack back={reduction} />
    </Alert>
  );
}

/** The reduction of a bill for items refused at the door, and where it was refunded. */
export function BillRefusal({ refusal }: { refusal: NonNullable<OrderDetails['refusal']> }) {
  const { t } = useLingui();
  const amount = formatRupees(refusal.amount);
  return (
    <Alert tone="haldi" size="sm" className="tabular grid gap-1">
      <p className="font-semibold">{t`${amount} less for what you refused at the door.`}</p>
      <MoneyBack back={refusal} />
    </Alert>
  );
}

function MoneyBack({ back }: { back: { wallet: number; source: number } }) {
  const { t } = useLingui();
  const [wallet, source] = [formatRupees(back.wallet), formatRupees(back.source)];
  return (
    <>
      {back.wallet > 0 && <p>{t`${wallet} is back in your wallet.`}</p>}
      {back.source > 0 && (
        <p>{t`${source} goes back to where you paid from. Banks take 5 to 7 working days.`}</p>
      )}
    </>
  );
}
