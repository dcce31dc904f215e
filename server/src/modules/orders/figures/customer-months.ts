import { addDays, type IstDate, istDate, startOfIstDay } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, inTransaction, istZone, lockKey, type Tx } from '../../../platform/db/index.ts';
import { findFirstOrderTime } from './day-statuses.ts';

/** Days summed in one transaction, which takes some seconds at a million orders a year. */
const STEP_DAYS = 31;

/** Locks the sums by customer and month, so that they do not change while they are read with the newer invoices. */
export const lockCustomerMonths = (tx: Tx) => lockKey(tx, 'orders by customer and month');

/** Returns the time up to which the sums by customer and month contain the invoices; undefined when they are empty. */
export async function readSummedUntil(db: Db | Tx): Promise<Date | undefined> {
  const row = await db
    .selectFrom('orders.customer_months_until')
    .select('until')
    .executeTakeFirst();
  return row?.until;
}

/**
 * Adds the invoices issued before the start of a day (IST) to the sums by customer and month. No invoice with an
 * earlier time may still be written. Each invoice is counted once, even if this runs concurrently or repeatedly; an
 * interrupted run continues where it stopped.
 */
export async function addToCustomerMonths(db: Db, day: IstDate): Promise<void> {
  const first = await findFirstOrderTime(db);
  if (first === undefined) return;
  const end = startOfIstDay(day);
  for (let until = await readSummedUntil(db); !until || until < end; )
    until = await inTransaction(db, (tx) => addStep(tx, startOfIstDay(istDate(first)), end), {
      isIdempotent: true,
    });
}

/** Adds the invoices of the next STEP_DAYS; returns the time up to which the sums contain the invoices. */
async function addStep(tx: Tx, first: Date, end: Date): Promise<Date> {
  await lockCustomerMonths(tx);
  const from = (await readSummedUntil(tx)) ?? first;
  const stepEnd = startOfIstDay(addDays(istDate(from), STEP_DAYS));
  const until = stepEnd < end ? stepEnd : end;
  if (until <= from) return end;
  await sql`
    insert into orders.customer_months as m (customer_id, month, orders)
    select o.customer_id, date_trunc('month', i.issued_at at time zone ${istZone})::date, count(*)
    from orders.invoices i join orders.orders o on o.id = i.order_id
    where i.kind = 'INVOICE' and i.issued_at >= ${from} and i.issued_at < ${until} and o.customer_id is not null
    group by 1, 2
    on conflict (customer_id, month) do update set orders = m.orders + excluded.orders`.execute(tx);
  await tx
    .insertInto('orders.customer_months_until')
    .values({ until })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ until }))
    .execute();
  return until;
}
