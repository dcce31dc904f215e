import { inTransaction } from '../../../platform/db/index.ts';
import { throwFailures, tryEach } from '../../../platform/try-each.ts';
import type { OrderDeps } from '../deps.ts';
import { chargeDelivery } from './charge-delivery.ts';

/**
 * The job that adds delivery charges to orders whose twin was not placed in time, and ends their wait.
 * @throws AggregateError with the errors of the orders that could not be settled
 */
export async function settleTwins({
  db,
  clock,
  notify,
}: Pick<OrderDeps, 'db' | 'clock' | 'notify'>): Promise<void> {
  const now = clock.now();
  const due = await db
    .selectFrom('orders.orders')
    .select('id')
    .where('status', '=', 'PLACED')
    .where('twin_until', '<=', now)
    .orderBy('id')
    .execute();
  const failures = await tryEach(due, ({ id }) =>
    inTransaction(db, async (tx) => {
      const order = await tx
        .selectFrom('orders.orders')
        .select(['id', 'uid', 'status', 'final_paise', 'delivery_paise', 'alone_delivery_paise'])
        .where('id', '=', id)
        .where('status', '=', 'PLACED')
        .where('twin_until', '<=', now)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (order) await chargeDelivery({ notify }, tx, order, now);
    }),
  );
  throwFailures(failures, 'orders still wait for a twin');
}
