import { useLingui } from '@lingui/react/macro';
import type { StaffOrderDetails } from '@sabuja/contract';
import { Alert } from '@sabuja/ui/alert.tsx';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { LineNote } from '../../lib/line-note.tsx';
import { paths } from '../../lib/paths.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';
import { CorrectionButton } from './correction-button.tsx';

/** The customer and the delivery address. A masked phone number gets no button to call it. */
export function CustomerPart({ order }: { order: StaffOrderDetails }) {
  const { t } = useLingui();
  const mayRead = useSession()?.permissions.includes('customers.read') ?? false;
  const isCallable = /^\+?\d+$/.test(order.phone);
  return (
    <TitledCard title={t`Customer`}>
      <p className="font-semibold">{order.deliver_to || order.customer_name}</p>
      <p className="tabular text-muted">{order.phone}</p>
      {order.email && <p className="break-all text-muted">{order.email}</p>}
      <p className="mt-2">{order.address}</p>
      <p className="text-sm text-muted">
        {order.zone ?? t`No zone`} · {order.pincode}
      </p>
      {order.note && <LineNote note={order.note} />}
      {order.occasion && (
        <Alert tone="haldi" className="mt-2">
          {order.occasion}
          {order.occasion_members ? ` · ${t`${order.occasion_members} people`}` : ''}
        </Alert>
      )}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {isCallable && (
          <a href={`tel:${order.phone}`} className={buttonClass('outline', 'sm')}>
            <Phone aria-hidden="true" className="size-4" />
            {t`Call`}
          </a>
        )}
        <CorrectionButton order={order} />
      </div>
      {mayRead && (
        <Link
          to={`${paths.customers}?${new URLSearchParams({ q: order.order_no })}`}
          className="mt-3 block w-fit rounded-tag py-1 text-sm font-semibold text-leaf hover:underline"
        >
          {t`Account and other orders`}
        </Link>
      )}
    </TitledCard>
  );
}
