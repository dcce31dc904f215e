import type { WasteReason } from '@sabuja/contract/rules/stock-ledger';
import { fail } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import { lockStocks } from '../items.ts';
import { findStockOrDraft } from '../stocks-store.ts';
import { changeQuantities, findAction } from './change-quantities.ts';
import type { StockLedgerDeps } from './deps.ts';

type Waste = {
  action_id: string;
  quantity: number;
  reason: WasteReason;
  note?: string | null | undefined;
};

/**
 * Removes units that cannot be sold, once for each action id. Fails with NO_STOCK, with ACTION_REUSED, or with
 * NOT_ENOUGH for more units than are for sale: reserved ones are reported as missing when their order is picked.
 */
export function wasteStock(
  { db, clock }: StockLedgerDeps,
  actor: StaffActor,
  stockId: number,
  { action_id: actionId, quantity, reason: wasteReason, note }: Waste,
) {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const done = await findAction(tx, actionId);
    if (done) return done.includes(stockId) ? undefined : fail('ACTION_REUSED');
    await lockStocks(tx, [stockId], []);
    const stock = await findStockOrDraft(tx, stockId);
    if (!stock) return fail('NO_STOCK');
    if (stock.quantity < quantity) return fail('NOT_ENOUGH', { available: stock.quantity });
    const stated = { wasteReason, note: note?.trim() || undefined };
    await changeQuantities(tx, new Map([[stockId, -quantity]]), {
      ...{ reason: 'WASTE', memberId: actor.memberId, now, actionId },
      ...stated,
    });
    const entry = { action: 'stock.waste', subject: 'stock', subjectId: String(stockId) };
    const after = { removed: quantity, reason: wasteReason };
    await recordAudit(tx, actor, { ...entry, after, reason: stated.note }, now);
    return undefined;
  });
}
