import type { Lateness, OrderStatus } from '@sabuja/contract';
import { isFinal } from '@sabuja/contract/rules/order-status';
import { slotEndMinute, slotStartMinute } from '@sabuja/contract/rules/slot-start';
import { days, type IstDate, minutes, minutesIntoIstDay } from '@sabuja/kit';

const MINUTES_PER_DAY = days(1) / minutes(1);
/** Minutes before the slot starts by which an order must have reached a status, or it will be late. */
const DUE_BEFORE_START: Readonly<Partial<Record<OrderStatus, number>>> = {
  PLACED: 120,
  CONFIRMED: 60,
  PICKING: 30,
  PACKED: 0,
};

/**
 * Compares an order with its slot: `late` once the slot has ended, `soon` when it has missed the due time of its next
 * status. An order whose slot name contains no times is not late before the day is over.
 */
export function latenessOf(
  { status, date, slot }: { status: OrderStatus; date: IstDate; slot: string },
  now: Date,
): Lateness {
  if (isFinal(status) || status === 'PAYMENT_PENDING') return 'on_time';
  const minute = minutesIntoIstDay(date, now);
  if (minute >= (slotEndMinute(slot) ?? MINUTES_PER_DAY)) return 'late';
  const start = slotStartMinute(slot) ?? MINUTES_PER_DAY;
  const due = DUE_BEFORE_START[status];
  return due !== undefined && minute >= start - due ? 'soon' : 'on_time';
}
