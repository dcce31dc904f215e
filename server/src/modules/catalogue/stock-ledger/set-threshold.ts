import { fail } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { StockLedgerDeps } from './deps.ts';

/** Sets the quantity at which (and below) a stock is listed as low; null: the shop's default. Fails with NO_STOCK. */
export function setThreshold(
  { db, clock }: StockLedgerDeps,
  actor: StaffActor,
  stockId: number,
  lowStockAt: number | null,
) {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('catalogue.stocks')
      .select('low_stock_at')
      .where('id', '=', stockId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) return fail('NO_STOCK');
    const after = { low_stock_at: lowStockAt };
    await tx.updateTable('catalogue.stocks').set(after).where('id', '=', stockId).execute();
    const entry = { action: 'stock.set_threshold', subject: 'stock', subjectId: String(stockId) };
    await recordAudit(tx, actor, { ...entry, before, after }, clock.now());
    return undefined;
  });
}
