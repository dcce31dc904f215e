import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderDetails, OrderItem } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { isFinal } from '@sabuja/contract/rules/order-status';
import { formatIstDateTime, formatPhone } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { missingChoiceLabels } from '../../lib/missing-choice-labels.ts';
import { paymentMethodLabels } from '../../lib/payment-method-labels.ts';
import { OrderPayment } from '../payments/index.ts';
import { BillDetails } from './bill-details.tsx';
import { DayAndSlot } from './day-and-slot.tsx';
import { DeliveryCode } from './delivery-code.tsx';
import { HelpBox } from './help-box.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderItemCard } from './order-item-card.tsx';
import { computeBill, paymentBadgeLabels, paymentState } from './order-rules.ts';
import { OrderTimeline } from './order-timeline.tsx';

export function OrderSummary({ order, items }: { order: OrderDetails; items: OrderItem[] }) {
  const { t } = useLingui();
  const number = orderNumber(order.uid);
  const count = items.length;
  const placedAt = formatIstDateTime(new Date(order.created_at));
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-5">
      <header>
        <h1 className="text-head font-extrabold md:text-display">{t`Order ID : #${number}`}</h1>
        <p className="text-muted">
          {t`${plural(count, { one: '# item', other: '# items' })} · placed ${placedAt}`}
          {order.placed_by_phone && <> · {t`placed by phone`}</>}
        </p>
      </header>
      <OrderPayment order={order} />
      <Card as="section" padded className="grid grid-cols-1 gap-4">
        <OrderTimeline order={order} />
        {!isFinal(order.o_status) && (
          <p className="text-center">
            {t`Arrives`}{' '}
            <strong className="font-bold">
              <DayAndSlot order={order} />
            </strong>
          </p>
        )}
        {order.delivery_code && <DeliveryCode code={order.delivery_code} />}
        <OrderActions order={order} items={items} />
      </Card>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[1.3fr_1fr] md:gap-5">
        <div className="grid grid-cols-1 gap-4 md:gap-5">
          <ul className="grid gap-3">
            {items.map((item) => (
              <li key={item.uid}>
                <OrderItemCard item={item} />
              </li>
            ))}
          </ul>
          <HelpBox order={order} />
        </div>
        <div className="grid grid-cols-1 gap-4 md:gap-5">
          <BillDetails
            bill={computeBill(order, items)}
            reduction={order.reduction}
            refusal={order.refusal}
            refunded={order.refunded}
          />
          <OrderDetailsCard order={order} />
        </div>
      </div>
    </div>
  );
}

function OrderDetailsCard({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const method = t(paymentMethodLabels[order.payment_method]);
  const badge = t(paymentBadgeLabels[paymentState(order)]);
  const deliverTo: [string, string] = [t`Deliver To`, formatPhone(order.deliver_to)];
  const rows: [string, string][] = [
    [t`Payment Method`, `${method} · ${badge}`],
    ...(order.recipient_hidden ? [] : [deliverTo]),
    [t`Delivery Address`, order.delivery_address],
  ];
  if (order.delivery_note) rows.push([t`Note for the delivery`, order.delivery_note]);
  if (order.if_missing) {
    rows.push([t`If something is missing`, t(missingChoiceLabels[order.if_missing])]);
  }
  return (
    <Card as="section" padded className="grid grid-cols-1 gap-4">
      <h2 className="text-title font-extrabold">{t`Order Details`}</h2>
      <dl className="grid gap-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {order.recipient_hidden && (
        <p className="text-sm text-muted">
          {t`Name and address were given on the phone, before anybody had signed in with this number. They are shown once the rider has got the delivery code.`}
        </p>
      )}
    </Card>
  );
}
