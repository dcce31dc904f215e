import { useLingui } from '@lingui/react/macro';
import type { OrderItem, StaffOrderDetails } from '@sabuja/contract';
import { formatDeduction, formatRupees } from '@sabuja/kit';
import { Picture } from '@sabuja/ui/picture.tsx';
import type { ReactNode } from 'react';
import { LineChoice } from '../../lib/line-choice.tsx';
import { LineNote } from '../../lib/line-note.tsx';
import { missingChoiceLabel } from '../../lib/missing-choice-labels.ts';
import { TitledCard } from '../../lib/titled-card.tsx';

type Props = { order: StaffOrderDetails };

/** The order's lines with pictures, and its amounts. */
export function LinesPart({ order }: Props) {
  const { t, i18n } = useLingui();
  return (
    <TitledCard title={t`Items`}>
      <p className="text-sm text-muted">{i18n._(missingChoiceLabel(order.if_missing))}</p>
      <ul className="divide-y divide-line">
        {order.items.map((item) => (
          <li key={item.uid} className="flex items-center gap-3 py-2">
            <span className="size-13 shrink-0 overflow-hidden rounded-field">
              <Picture url={item.image_url} alt="" sizes="52px" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{item.item_name}</span>
              <span className="tabular block text-sm text-muted">
                {item.units} · {formatRupees(item.cost)}
              </span>
              {item.note && <LineNote note={item.note} />}
              <LineChoice choice={item.if_missing} />
              <Outcome item={item} />
            </span>
            <span className="tabular text-lg font-extrabold">
              × <Changed from={item.quantity} to={item.delivered?.quantity} />
            </span>
            <span className="tabular w-24 text-right">
              <Changed
                from={formatRupees(item.final_amount)}
                to={item.delivered && formatRupees(item.delivered.final_amount)}
              />
            </span>
          </li>
        ))}
      </ul>
      <Sums order={order} />
    </TitledCard>
  );
}

/** A value as ordered, struck when another one is delivered. */
const Changed = ({ from, to }: { from: ReactNode; to: ReactNode }) =>
  to === undefined || to === null || to === from ? (
    from
  ) : (
    <>
      <del className="text-sm font-normal text-muted">{from}</del> {to}
    </>
  );

/** What came instead of a line, and what of it was refused at the door. */
function Outcome({ item: { delivered, refused = [] } }: { item: OrderItem }) {
  const { t } = useLingui();
  const substitute = delivered?.substitute;
  return (
    <>
      {substitute && (
        <span className="block text-sm font-medium">
          {t`Instead: ${substitute.quantity} × ${substitute.item_name}, ${substitute.units}`}
        </span>
      )}
      {refused.map((part) => (
        <span key={part.part} className="block text-sm font-medium">
          {t`Refused: ${part.quantity} × ${part.item_name}`}
        </span>
      ))}
    </>
  );
}

function Sums({ order }: Props) {
  const { t } = useLingui();
  const code = order.coupon?.code;
  const rows = [
    [t`Items`, order.item_total, formatRupees],
    [code ? t`Discount with coupon ${code}` : t`Discount`, order.discount, formatDeduction],
    [t`Tax`, order.tax, formatRupees],
    [t`Delivery`, order.delivery_charges, formatRupees],
  ] as const;
  return (
    <dl className="tabular mt-3 ml-auto grid max-w-xs gap-1 border-t border-line pt-3">
      {rows
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount, format]) => (
          <div key={label} className="flex justify-between text-sm text-muted">
            <dt>{label}</dt>
            <dd>{format(amount)}</dd>
          </div>
        ))}
      <div className="flex justify-between text-lg font-extrabold">
        <dt>{t`Total`}</dt>
        <dd>{formatRupees(order.final_amount)}</dd>
      </div>
    </dl>
  );
}
