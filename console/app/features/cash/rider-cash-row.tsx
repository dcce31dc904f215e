import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RiderCash } from '@sabuja/contract';
import { formatIstMoment, formatRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';

/** One rider: the cash collected, carried and still to collect, and the button that counts it. */
export function RiderCashRow({ cash, onCount }: { cash: RiderCash; onCount: () => void }) {
  const { t } = useLingui();
  const { orders, rider } = cash;
  const since = cash.since === null ? undefined : formatIstMoment(new Date(cash.since));
  const due = formatRupees(cash.to_collect);
  const toReturn = cash.to_return ?? 0;
  const back = formatRupees(toReturn);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="mr-auto min-w-0">
        <p className="font-bold">{rider}</p>
        <p className="tabular text-sm text-muted">
          {orders > 0 && (
            <>
              {t`${plural(orders, { one: '# order', other: '# orders' })}`} ·{' '}
              {since && t`since ${since}`}
            </>
          )}
          {orders > 0 && cash.to_collect > 0 && ' · '}
          {cash.to_collect > 0 && t`${due} still to collect`}
        </p>
        {toReturn > 0 && (
          <p className="tabular text-sm text-muted">{t`${back} of it to give back to customers`}</p>
        )}
      </div>
      <strong className="tabular text-lg font-extrabold">{formatRupees(cash.expected)}</strong>
      <Button disabled={orders === 0} onClick={onCount} aria-label={t`Count the cash of ${rider}`}>
        {t`Count`}
      </Button>
    </li>
  );
}
