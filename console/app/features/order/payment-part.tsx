import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { formatIstMoment, formatRupees } from '@sabuja/kit';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { FileText } from 'lucide-react';
import { paymentLabels } from '../../lib/order-labels.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';
import { PaymentLinkPart } from './payment-link-part.tsx';
import { Refunds } from './refunds.tsx';

/** How the order is paid, what is still to be collected, and its documents. */
export function PaymentPart({ order }: { order: StaffOrderDetails }) {
  const { t, i18n } = useLingui();
  const mayRead = useSession()?.permissions.includes('orders.documents') ?? false;
  return (
    <TitledCard title={t`Payment`}>
      <p>{i18n._(paymentLabels[order.payment_method])}</p>
      {order.pending_amount > 0 ? (
        <p className="tabular mt-1 text-lg font-extrabold">
          {t`${formatRupees(order.pending_amount)} to collect`}
        </p>
      ) : (
        <p className="text-muted">
          {order.status === 'CANCELLED' ? t`Nothing to collect` : t`Paid`}
        </p>
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
      {order.documents.length > 0 && mayRead && (
        <a
          href={`/api/v1/staff/orders/${order.uid}/documents`}
          target="_blank"
          rel="noreferrer"
          className={`mt-2 ${buttonClass('outline', 'sm')}`}
        >
          <FileText aria-hidden="true" className="size-4" />
          {t`Open as PDF`}
        </a>
      )}
      <PaymentLinkPart order={order} />
      <Refunds uid={order.uid} />
    </TitledCard>
  );
}
