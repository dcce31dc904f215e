import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { formatIstMoment, formatRupees } from '@sabuja/kit';
import { paymentLabels } from '../../lib/order-labels.ts';
import { Card } from './card.tsx';

/** How the order is paid, what is still to be collected, and its documents. */
export function PaymentPart({ order }: { order: StaffOrderDetails }) {
  const { t, i18n } = useLingui();
  return (
    <Card title={t`Payment`}>
      <p>{i18n._(paymentLabels[order.payment_method])}</p>
      {order.pending_amount > 0 ? (
        <p className="tabular mt-1 text-lg font-extrabold">
          {t`${formatRupees(order.pending_amount)} to collect`}
        </p>
      ) : (
        <p className="text-muted">{t`Paid`}</p>
      )}
      {order.payment_id && <p className="text-sm break-all text-muted">{order.payment_id}</p>}
      {order.documents.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm">
          {order.documents.map(({ kind, serial, issued_at }) => (
            <li key={serial}>
              {kind === 'INVOICE' ? t`Invoice` : t`Credit note`} {serial}{' '}
              <span className="text-muted">{formatIstMoment(new Date(issued_at))}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
