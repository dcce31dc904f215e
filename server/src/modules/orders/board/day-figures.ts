import { unsoldStatuses } from '@sabuja/contract/rules/order-status';
import type { Paise } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';

/** `from` is included, `until` is excluded. */
type Period = { from: Date; until: Date };

/** Counts the orders placed in a period and sums their present amounts, without cancelled and unpaid orders. */
export async function readPlaced(db: Db, { from, until }: Period) {
  const row = await db
    .selectFrom('orders.orders')
    .select((e) => [
      e.fn.countAll<number>().as('orders'),
      e.fn.coalesce(e.fn.sum<number>('final_paise'), e.lit(0)).as('paise'),
    ])
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('status', 'not in', unsoldStatuses)
    .executeTakeFirstOrThrow();
  return { orders: Number(row.orders), paise: Number(row.paise) };
}

/** Returns the cash of a period in paise: the collected cash, and the sums that its closes expected and counted. */
export async function readCashFigures(db: Db, { from, until }: Period) {
  const row = await db
    .selectFrom('orders.cash_closings')
    .select((e) => [
      e.fn.countAll<number>().as('closings'),
      e.fn.coalesce(e.fn.sum<number>('expected_paise'), e.lit(0)).as('expected'),
      e.fn.coalesce(e.fn.sum<number>('counted_paise'), e.lit(0)).as('counted'),
    ])
    .where('closed_at', '>=', from)
    .where('closed_at', '<', until)
    .executeTakeFirstOrThrow();
  return {
    collected: await readCollected(db, { from, until }),
    closings: Number(row.closings),
    expected: Number(row.expected),
    counted: Number(row.counted),
  };
}

/** Cash collected in a period, in paise. */
export async function readCollected(db: Db, { from, until }: Period): Promise<Paise> {
  const row = await db
    .selectFrom('orders.cash_collections')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('amount_paise'), e.lit(0)).as('paise'))
    .where('collected_at', '>=', from)
    .where('collected_at', '<', until)
    .executeTakeFirstOrThrow();
  return Number(row.paise);
}
