import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { lockStocks } from './items.ts';
import type { StockReservation } from './reserve-stock.ts';
import type { OrderCause } from './stock-ledger/stock-cause.ts';

/** Why units that are recorded in stock cannot be sold: they are not there, or damaged. */
type WriteOffReason = 'NOT_THERE' | 'DAMAGED';
export type WriteOff = StockReservation & { reason: WriteOffReason };

/**
 * Removes reserved units from the stock for good, with a movement that states the reason: the units were not sold and
 * do not return to sale. In the stock ledger, the order returns them and then they are removed.
 */
export async function writeOffStock(
  tx: Tx,
  writeOffs: readonly WriteOff[],
  cause: OrderCause,
): Promise<void> {
  if (writeOffs.length === 0) return;
  await lockStocks(
    tx,
    writeOffs.map(({ stockId }) => stockId),
    [],
  );
  const lines = JSON.stringify(writeOffs);
  await sql`update catalogue.stocks s set sold = s.sold - t.n
    from (select "stockId" as id, sum(quantity)::int as n
      from jsonb_to_recordset(${lines}::jsonb) as w ("stockId" int, quantity int) group by 1) t
    where s.id = t.id`.execute(tx);
  await tx
    .insertInto('catalogue.stock_movements')
    .values(
      writeOffs.map(({ stockId, quantity, reason }) => ({
        stock_id: stockId,
        change: -quantity,
        reason,
        order_uid: cause.orderUid,
        member_id: cause.memberId ?? null,
        at: cause.now,
      })),
    )
    .execute();
}
