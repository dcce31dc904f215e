import type { Disposition } from '@sabuja/contract/rules/order-status';
import type { PartKind } from '@sabuja/contract/rules/refused-units';
import { fail } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { type ItemOfOrder, listLines } from '../picking/picks-store.ts';
import { returnToStock } from '../picking/return-to-stock.ts';
import { lockOrder } from '../transitions-store.ts';
import { listRefusals, type Refusal } from './refusals-store.ts';

type Checked = { item: string; part: PartKind; disposition: Disposition };
type CheckedLine = { line: ItemOfOrder; refusal: Refusal; disposition: Disposition };

/**
 * Records once whether units refused at the door are restocked or wasted; sending the same disposition again changes
 * nothing. Locks the order, then stock by id. Fails with NO_ORDER, NO_LINE, or CHECKED when a different disposition was
 * recorded before.
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
    const returned = open
      .filter((one) => one.disposition === 'RESTOCK')
      .map(({ line, refusal }) => ({ line, units: refusal.taken }));
    await returnToStock(tx, order, returned, { memberId: actor.memberId, now });
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
