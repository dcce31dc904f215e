import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** The units of a recalled batch that an order has. */
export type RecalledUnits = {
  order_uid: string;
  units: number;
  is_estimate: boolean;
  notified_at: Date | null;
};

/**
 * The orders that have units of a batch. Orders that took units of its product after the batch was received, but before
 * batches were recorded for orders, are estimates.
 */
export async function listRecalledUnits(
  db: Db | Tx,
  { id, batch_id: batchId }: { id: number; batch_id: number },
): Promise<RecalledUnits[]> {
  const { rows } = await sql<RecalledUnits>`
    with recorded as (
      select order_uid, units from catalogue.order_batches where batch_id = ${batchId} and units > 0
    ), estimated as (
      select m.order_uid, -sum(m.change)::int as units
      from catalogue.batches b join catalogue.supplies p on p.id = b.supply_id
      join catalogue.batch_units u on u.batch_id = b.id
      join catalogue.stock_movements m on m.stock_id = b.stock_id
      where b.id = ${batchId} and m.order_uid is not null and m.reason in ('SOLD', 'RETURNED')
        and m.at >= p.received_at
      group by m.order_uid, u.recorded_since
      having min(m.at) < u.recorded_since and sum(m.change) < 0
    )
    select all_units.*, n.notified_at from (
      select order_uid, units, false as is_estimate from recorded
      union all
      select order_uid, units, true from estimated where order_uid not in (select order_uid from recorded)
    ) all_units
    left join catalogue.recall_notices n on n.recall_id = ${id} and n.order_uid = all_units.order_uid`.execute(
    db,
  );
  return rows;
}

/** Units of an order from a batch whose recall is open. */
export type RecalledPart = { units: number; batch: string | null; supplier: string };

/** An order's units from recalled batches, by stock; ended recalls are left out. */
export async function findRecalledParts(
  db: Db,
  orderUid: string,
): Promise<Map<number, RecalledPart[]>> {
  const rows = await db
    .selectFrom('catalogue.order_batches as o')
    .innerJoin('catalogue.recalls as r', 'r.batch_id', 'o.batch_id')
    .innerJoin('catalogue.batches as b', 'b.id', 'o.batch_id')
    .innerJoin('catalogue.supplies as s', 's.id', 'b.supply_id')
    .select(['o.stock_id', 'o.units', 'b.batch', 's.supplier'])
    .where('o.order_uid', '=', orderUid)
    .where('o.units', '>', 0)
    .where('r.ended_at', 'is', null)
    .orderBy('b.id')
    .execute();
  const parts = new Map<number, RecalledPart[]>();
  for (const { stock_id, ...part } of rows)
    parts.set(stock_id, [...(parts.get(stock_id) ?? []), part]);
  return parts;
}

/** Records that the customer of an order is notified of a recall; returns false when it was recorded before. */
export async function recordNotice(
  tx: Tx,
  recallId: number,
  orderUid: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('catalogue.recall_notices')
    .values({ recall_id: recallId, order_uid: orderUid, notified_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('recall_id')
    .executeTakeFirst();
  return row !== undefined;
}
