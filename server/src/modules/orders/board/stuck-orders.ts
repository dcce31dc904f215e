import { PAYMENT_WINDOW_MINUTES } from '@sabuja/contract/limits';
import { finalStatuses } from '@sabuja/contract/rules/order-status';
import { addTime, istDate, minutes } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** At this age, an unpaid order should have been cancelled and its stock released. */
const UNPAID_AGE = minutes(PAYMENT_WINDOW_MINUTES + 10);

/** Selects open orders whose day of delivery (IST) is over, or that have waited too long for their payment. */
export const selectStuckOrders = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('orders.orders')
    .select(['uid', 'status', 'final_paise', 'created_at as at'])
    .where('status', 'not in', finalStatuses)
    .where((e) =>
      e.or([
        e('delivery_date', '<', istDate(now)),
        e.and([
          e('status', '=', 'PAYMENT_PENDING'),
          e('created_at', '<', addTime(now, -UNPAID_AGE)),
        ]),
      ]),
    );
