import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListedOrder } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { formatIstDateTime, formatRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { RefundState } from '../payments/index.ts';
import { DayAndSlot } from './day-and-slot.tsx';
import { ItemPictures } from './item-pictures.tsx';
import { OrderAgain } from './order-again.tsx';
import { type PaymentState, paymentBadgeLabels, paymentState } from './order-rules.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

const tones: Record<PaymentState, 'leaf' | 'haldi' | 'chilli' | 'plain'> = {
  done: 'leaf',
  partial: 'haldi',
  cancelled: 'chilli',
  pending: 'haldi',
};

export const departmentLabels: Record<ListedOrder['department'], MessageDescriptor> = {
  KITCHEN: msg`Kitchen Order`,
  GROCERY: msg`Grocery Order`,
};

/** An order in My Orders. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const { t } = useLingui();
  const payment = paymentState(order);
  const rows = [
    [t`Placed`, formatIstDateTime(new Date(order.created_at))],
    [t`Delivery`, <DayAndSlot key="delivery" order={order} />],
    [t`Amount`, formatRupees(order.final_amount)],
  ] as const;
  return (
    <Card as="article" className="grid grid-cols-1 gap-2 px-4 pt-2 pb-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="flex flex-wrap items-baseline gap-x-2.5 font-bold">
          <Link
            to={paths.orderSummary(order.uid)}
            className="inline-flex min-h-11 items-center text-leaf underline underline-offset-3"
          >
            #{orderNumber(order.uid)}
          </Link>
          <span className="text-sm font-normal text-muted">
            {t(departmentLabels[order.department])}
          </span>
        </h2>
        <span className="flex flex-wrap gap-1.5">
          <OrderStatusBadge status={order.o_status} />
          <Badge tone={tones[payment]}>{t(paymentBadgeLabels[payment])}</Badge>
        </span>
      </div>
      <ItemPictures image_urls={order.image_urls} item_count={order.item_count} />
      <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm sm:flex sm:gap-x-10">
        {rows.map(([name, value]) => (
          <div key={name} className="contents sm:block sm:last:ml-auto sm:last:text-right">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-medium sm:text-left sm:text-base">{value}</dd>
          </div>
        ))}
      </dl>
      <RefundState order={order} />
      <OrderAgain order={order} />
    </Card>
  );
}
