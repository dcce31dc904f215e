import type { BoardSummary, OrderStatus } from '@sabuja/contract';
import { unsoldStatuses } from '@sabuja/contract/rules/order-status';
import { type IstDate, toRupees } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { listSlotsOfDay } from '../../delivery/index.ts';
import { latenessOf } from './lateness.ts';

type Count = { slotId: number; slot: string; status: OrderStatus; n: number; paise: number };

/** Returns a day's slots with their capacity, and its orders counted by slot and status; amounts in rupees. */
export async function summarizeBoard(db: Db, date: IstDate, now: Date): Promise<BoardSummary> {
  const [slots, counts] = await Promise.all([listSlotsOfDay(db, date, now), countOrders(db, date)]);
  const tallyCounts = (of: readonly Count[]) => tally(of, date, now);
  return {
    date,
    ...tallyCounts(counts),
    slots: slots.map((slot) => ({
      ...slot,
      ...tallyCounts(counts.filter(({ slotId }) => slotId === slot.slot_id)),
    })),
  };
}

const countOrders = (db: Db, date: IstDate): Promise<Count[]> =>
  db
    .selectFrom('orders.orders')
    .select(['slot_id as slotId', 'slot_name as slot', 'status'])
    .select((e) => [e.fn.countAll<number>().as('n'), e.fn.sum<number>('final_paise').as('paise')])
    .where('delivery_date', '=', date)
    .groupBy(['slot_id', 'slot_name', 'status'])
    .execute();

/** Counts orders by status, sums the value of those that are sales, and counts those that are late or soon will be. */
function tally(rows: readonly Count[], date: IstDate, now: Date) {
  const counts: Partial<Record<OrderStatus, number>> = {};
  let paise = 0;
  const lateness = { on_time: 0, soon: 0, late: 0 };
  for (const { status, slot, n, paise: value } of rows) {
    counts[status] = (counts[status] ?? 0) + n;
    if (!unsoldStatuses.includes(status)) paise += value;
    lateness[latenessOf({ status, date, slot }, now)] += n;
  }
  return { counts, value: toRupees(paise), soon: lateness.soon, late: lateness.late };
}
