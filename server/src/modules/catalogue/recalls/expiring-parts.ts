import type { Db } from '../../../platform/db/index.ts';

/** Recorded units of an order from a batch with an expiry date ('YYYY-MM-DD'). */
export type ExpiringPart = { units: number; batch: string | null; expires_on: string };

/** An order's units from batches with an expiry date, by stock, the earliest first; without recalled batches. */
export async function findExpiringParts(
  db: Db,
  orderUid: string,
): Promise<Map<number, ExpiringPart[]>> {
  const rows = await db
    .selectFrom('catalogue.order_batches as o')
    .innerJoin('catalogue.batches as b', 'b.id', 'o.batch_id')
    .leftJoin('catalogue.recalls as r', (join) =>
      join.onRef('r.batch_id', '=', 'o.batch_id').on('r.ended_at', 'is', null),
    )
    .select(['o.stock_id', 'o.units', 'b.batch', 'b.expires_on'])
    .where('o.order_uid', '=', orderUid)
    .where('o.units', '>', 0)
    .where('r.id', 'is', null)
    .orderBy('b.expires_on')
    .orderBy('b.id')
    .execute();
  const parts = new Map<number, ExpiringPart[]>();
  for (const { stock_id, expires_on, ...part } of rows) {
    if (expires_on === null) continue;
    parts.set(stock_id, [...(parts.get(stock_id) ?? []), { ...part, expires_on }]);
  }
  return parts;
}
