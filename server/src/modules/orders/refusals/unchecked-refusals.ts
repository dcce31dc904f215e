import { addTime, hours } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** After this time, the rider should be back in the shop. */
const CHECKED_WITHIN = hours(3);

/** Selects orders with refused units that nobody has checked in the shop within CHECKED_WITHIN. */
export const selectUncheckedRefusals = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('orders.refusals as r')
    .innerJoin('orders.orders as o', 'o.id', 'r.order_id')
    .select('o.uid')
    .select((e) => [e.fn.min('r.refused_at').as('at'), e.fn.sum<number>('r.quantity').as('units')])
    .where('r.disposition', 'is', null)
    .where('r.refused_at', '<', addTime(now, -CHECKED_WITHIN))
    .groupBy('o.uid');
