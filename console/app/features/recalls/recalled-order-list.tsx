import { useLingui } from '@lingui/react/macro';
import type { RecalledOrder } from '@sabuja/contract';
import { formatIstDateTime, formatIstDay } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { PackageCheck } from 'lucide-react';
import { Link } from 'react-router';
import { StatusTag } from '../../lib/order-tags.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';
import { Section } from '../shell/index.ts';

/** The orders that got units of a batch, and how exactly that is known. */
export function RecalledOrderList({ orders }: { orders: readonly RecalledOrder[] }) {
  const { t } = useLingui();
  return (
    <Section title={`${t`Orders with this batch`} · ${orders.length}`}>
      {orders.length === 0 ? (
        <EmptyState icon={<PackageCheck />} title={t`No order got units of this batch.`} />
      ) : (
        <Card as="ul" divided>
          {orders.map((order) => (
            <OrderRow key={order.uid} order={order} />
          ))}
        </Card>
      )}
      <p className="text-sm text-muted">
        {t`Orders are taken to get the batches that expire first. Which pack was picked is not scanned.`}
      </p>
    </Section>
  );
}

function OrderRow({ order }: { order: RecalledOrder }) {
  const { t } = useLingui();
  const mayRead = useSession()?.permissions.includes('orders.read') ?? false;
  const { uid, order_no: number, units, customer_name: name, phone, notified_at } = order;
  const notified = notified_at && formatIstDateTime(new Date(notified_at));
  const label = `#${number}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5">
      <span className="grid min-w-48 flex-1">
        <span className="tabular font-semibold">
          {mayRead ? (
            <Link to={paths.order(uid)} className="text-leaf underline">
              {label}
            </Link>
          ) : (
            label
          )}
        </span>
        <span className="text-sm text-muted">
          {[formatIstDay(order.delivery_date), name, phone].filter(Boolean).join(' · ')}
        </span>
        {notified && <span className="text-sm text-muted">{t`notified ${notified}`}</span>}
      </span>
      <span className="flex flex-wrap items-center justify-end gap-2">
        {order.is_estimate && <Badge tone="haldi">{t`by estimate`}</Badge>}
        {order.to_notify && <Badge tone="chilli">{t`to notify`}</Badge>}
        <StatusTag status={order.status} />
        <span className="tabular min-w-10 text-right text-lg font-bold">× {units}</span>
      </span>
    </li>
  );
}
