import { fail } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import { lockStocks } from '../items.ts';
import { findStockOrDraft } from '../stocks-store.ts';
import { changeQuantities, recordConfirmed } from './change-quantities.ts';
import type { StockLedgerDeps } from './deps.ts';

type Count = { expected: number; counted: number; reason?: string | null | undefined };

/**
 * Corrects a quantity by a count of all units on hand: those for sale, and reserved ones that are not picked yet. When
 * orders have reserved more than was found, the quantity becomes 0 and the missing units are returned: pickers will not
 * find them. Fails with NO_STOCK, with STOCK_CHANGED when another number than `expected` should be on hand, or with
 * NO_REASON for a difference without a reason.
 */
export function countStock(
  { db, clock, countReserved }: StockLedgerDeps,
  actor: StaffActor,
  stockId: number,
  { expected, counted, reason }: Count,
) {
  return inTransaction(db, async (tx) => {
    await lockStocks(tx, [stockId], []);
    const now = clock.now();
    const stock = await findStockOrDraft(tx, stockId);
    if (!stock) return fail('NO_STOCK');
    const reserved = (await countReserved(tx, [stockId])).get(stockId) ?? 0;
    const onHand = stock.quantity + reserved;
    if (onHand !== expected) return fail('STOCK_CHANGED', { onHand });
    const difference = counted - onHand;
    const note = reason?.trim() || undefined;
    if (difference !== 0 && note === undefined) return fail('NO_REASON');
    const change = Math.max(-stock.quantity, difference);
    const cause = { reason: 'COUNTED', memberId: actor.memberId, now, note } as const;
    if (change === 0) await recordConfirmed(tx, stockId, cause);
    else await changeQuantities(tx, new Map([[stockId, change]]), cause);
    const entry = { action: 'stock.count', subject: 'stock', subjectId: String(stockId) };
    await recordAudit(
      tx,
      actor,
      { ...entry, before: { on_hand: onHand }, after: { on_hand: counted }, reason: note },
      now,
    );
    return { difference, missingForOrders: change - difference };
  });
}
