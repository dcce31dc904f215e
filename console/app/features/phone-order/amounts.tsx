import { useLingui } from '@lingui/react/macro';
import type { Estimate } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import clsx from 'clsx';

type Props = {
  shown: Estimate | undefined;
  isPending: boolean;
  /** Amount of the items in rupees, shown until there is an estimate. */
  subtotal: number;
};

/** The amounts of the estimate; while a new one loads, the previous amounts stay, dimmed. */
export function Amounts({ shown, isPending, subtotal }: Props) {
  const { t } = useLingui();
  const discount = shown?.total_discount ?? 0;
  const rows: [string, number | undefined][] = [
    [t`Items`, shown?.total_item_cost ?? subtotal],
    ...(discount > 0 ? [[t`Discount`, -discount] satisfies [string, number]] : []),
    [t`GST added`, shown?.tax_amount],
    [t`Delivery`, shown?.shipping_charges],
  ];
  return (
    <div
      aria-busy={isPending}
      className={clsx('grid gap-1.5 max-lg:hidden', isPending && 'opacity-60')}
    >
      <h2 className="font-bold">{t`Amounts`}</h2>
      <dl className="tabular grid gap-1">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd>{amount === undefined ? '–' : formatRupees(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t border-line pt-1.5 text-title font-extrabold">
          <dt>{t`To pay`}</dt>
          <dd>{shown ? formatRupees(shown.final_amount) : '–'}</dd>
        </div>
      </dl>
      {shown?.missing_for_free_delivery !== undefined && (
        <p className="tabular text-sm text-muted">
          {t`${formatRupees(shown.missing_for_free_delivery)} more make the delivery free.`}
        </p>
      )}
    </div>
  );
}
