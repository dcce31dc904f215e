import type { Disposition } from '@sabuja/contract/rules/order-status';
import type { PartKind } from '@sabuja/contract/rules/refused-units';
import { fail } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { releaseStock, type StockReservation } from '../../catalogue/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { type ItemOfOrder, listLines } from '../picking/picks-store.ts';
import { type LockedOrder, lockOrder } from '../transitions-store.ts';
import { listRefusals, type Refusal } from './refusals-store.ts';

type Checked = { item: string; part: PartKind; disposition: Disposition };
type CheckedLine = { line: ItemOfOrder; refusal: Refusal; disposition: Disposition };

/**
 * Says once what became of units that were refused at the door: back into stock, or waste. What was said before and is
 * sent again changes nothing. Locks the order, then stock by id. Fails with NO_ORDER, NO_LINE, or CHECKED when something
 * else was said before.
 */
export function checkRefused(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  actor: StaffActor,
  uid: string,
  checked: readonly Checked[],
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { uid });
    if (!order) return fail('NO_ORDER');
    const lines = await listLines(tx, order.id);
    const refusals = await listRefusals(tx, order.id);
    const open: CheckedLine[] = [];
    for (const { item, part, disposition } of checked) {
      const line = lines.find((one) => one.uid === item.toLowerCase());
      const refusal = refusals.find((one) => one.line_no === line?.line_no && one.kind === part);
      if (!line || !refusal || open.some((one) => one.refusal === refusal)) return fail('NO_LINE');
      if (refusal.disposition === null) open.push({ line, refusal, disposition });
      else if (refusal.disposition !== disposition) return fail('CHECKED');
    }
    if (open.length === 0) return { uid };
    await restock(tx, order, open, { memberId: actor.memberId, now });
    for (const { refusal, disposition } of open) {
      await tx
        .updateTable('orders.refusals')
        .set({ disposition, checked_by: actor.memberId, checked_at: now })
        .where('order_id', '=', order.id)
        .where('line_no', '=', refusal.line_no)
        .where('kind', '=', refusal.kind)
        .execute();
    }
    const after = open.map(({ refusal: { line_no: line, kind, quantity }, disposition }) => ({
      line,
      kind,
      quantity,
      disposition,
    }));
    const entry = { action: 'order.check_refused', subject: 'order', subjectId: uid };
    await recordAudit(tx, actor, { ...entry, after: { lines: after } }, now);
    return { uid };
  });
}

/** Returns units to stock, never more than their line still uses, and records that it no longer uses them. */
async function restock(
  tx: Tx,
  order: LockedOrder,
  checked: readonly CheckedLine[],
  by: { memberId: number; now: Date },
): Promise<void> {
  const released: StockReservation[] = [];
  const left = new Map<ItemOfOrder, StockReservation[]>();
  for (const { line, refusal, disposition } of checked) {
    if (disposition !== 'RESTOCK') continue;
    const taken = left.get(line) ?? line.taken;
    left.set(
      line,
      taken.map((part) => {
        const refused = refusal.taken.find(({ stockId }) => stockId === part.stockId);
        const quantity = Math.min(part.quantity, refused?.quantity ?? 0);
        if (quantity > 0) released.push({ ...part, quantity });
        return { ...part, quantity: part.quantity - quantity };
      }),
    );
  }
  if (released.length === 0) return;
  await releaseStock(tx, released, { orderUid: order.uid, ...by });
  for (const [line, taken] of left) {
    await tx
      .updateTable('orders.items')
      .set({ taken: JSON.stringify(taken.filter(({ quantity }) => quantity > 0)) as never })
      .where('order_id', '=', order.id)
      .where('line_no', '=', line.line_no)
      .execute();
  }
}
