import type { Department, PlaceOrder } from '@sabuja/contract';
import { MAX_BOOKING_DAYS_AHEAD } from '@sabuja/contract/limits';
import { addDays, fail, isIstDate, istDate } from '@sabuja/kit';
import { parseEmail } from '../identity/index.ts';

export type ValidatedOrder = PlaceOrder & { department: Department };

/** Checks what the schema cannot: one department, an existing date within the booking window, the e-mail address. */
export function validateOrder(order: PlaceOrder, now: Date) {
  const [department, ...others] = new Set<Department>(order.items.map((item) => item.department));
  if (department === undefined || others.length > 0) return fail('MIXED_DEPARTMENTS');
  if (!isIstDate(order.delivery_date)) return fail('BAD_DATE');
  const today = istDate(now);
  if (order.delivery_date < today) return fail('PAST_DATE');
  if (order.delivery_date > addDays(today, MAX_BOOKING_DAYS_AHEAD)) {
    return fail('FAR_DATE', { days: MAX_BOOKING_DAYS_AHEAD });
  }
  const email = parseEmail(order.email ?? '');
  if (email === 'wrong') return fail('BAD_EMAIL');
  return { ...order, email, department } satisfies ValidatedOrder;
}
