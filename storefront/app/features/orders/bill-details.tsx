import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from '@sabuja/contract';
import { formatDeduction, formatPaise, toRupees } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { BillReduction, BillRefunded, BillRefusal } from './bill-reduction.tsx';
import { type Bill, billRows } from './order-rules.ts';

const tones = { saving: 'text-leaf', pending: 'text-haldi-text', plain: '' } as const;

type Props = {
  bill: Bill;
  reduction: OrderDetails['reduction'];
  refusal: OrderDetails['refusal'];
  refunded: OrderDetails['refunded'];
};

export function BillDetails({ bill, reduction, refusal, refunded }: Props) {
  const { t } = useLingui();
  return (
    <Card as="section" padded className="grid gap-4">
      <h2 className="text-title font-extrabold">{t`Bill Details`}</h2>
      <dl className="tabular grid gap-y-2">
        {billRows(bill).map((row) => (
          <div
            key={row.label.id + (row.note?.id ?? '')}
            className={`flex justify-between gap-4 ${tones[row.tone ?? 'plain']}`}
          >
            <dt className={row.tone ? '' : 'text-muted'}>
              {t(row.label)}
              {row.note && <span className="block text-sm">{t(row.note)}</span>}
            </dt>
            <dd>
              {row.isDeduction ? formatDeduction(toRupees(row.amount)) : formatPaise(row.amount)}
            </dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-bold">{t`Final Amount`}</dt>
          <dd className="text-title font-extrabold">{formatPaise(bill.final)}</dd>
        </div>
      </dl>
      {reduction && <BillReduction reduction={reduction} />}
      {refusal && <BillRefusal refusal={refusal} />}
      {refunded && <BillRefunded refunded={refunded} />}
    </Card>
  );
}
