import type { Order } from '@sabuja/contract';
import { formatIstDay } from '@sabuja/kit';

/** Day and slot of a delivery: '21 Nov 2026, 8:00 AM - 10:00 AM'. A line that is too long breaks between the two. */
export const DayAndSlot = ({
  order,
}: {
  order: Pick<Order, 'expected_delivery_date' | 'delivery_slot'>;
}) => (
  <>
    <span className="inline-block">{formatIstDay(order.expected_delivery_date)},</span>{' '}
    <span className="inline-block">{order.delivery_slot}</span>
  </>
);
