import { orderNumber } from '@sabuja/contract/rules/order-number';
import { paths } from '@sabuja/contract/rules/page-paths';
import { fail } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { nameOf } from '../../../platform/texts/index.ts';
import { findBatchStock, findItems, lockRecall, recordNotice } from '../../catalogue/index.ts';
import { findContact } from '../../identity/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { listRecalledOrders, type RecallRecipient } from './list-recalled-orders.ts';

/**
 * Notifies the customers of a recall not to eat the product, once for each order, however often it is requested.
 * Returns the number of orders. Fails with NO_RECALL or RECALL_ENDED.
 */
export function notifyRecall(deps: OrderDeps, actor: StaffActor, recallId: number) {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const recall = await lockRecall(tx, recallId);
    if (!recall) return fail('NO_RECALL');
    if (recall.ended_at !== null) return fail('RECALL_ENDED');
    const stockId = await findBatchStock(tx, recall.batch_id);
    const orders = await listRecalledOrders(tx, { ...recall, stock_id: stockId }, actor.role);
    const recipients = orders.filter((order) => order.to_notify);
    for (const order of recipients) await notifyOne(deps, tx, order, { recallId, stockId, now });
    if (recipients.length > 0) {
      const entry = { action: 'stock.recall.notify', subject: 'batch' };
      const after = { orders: recipients.map(({ uid }) => orderNumber(uid)) };
      await recordAudit(tx, actor, { ...entry, subjectId: String(recall.batch_id), after }, now);
    }
    return recipients.length;
  });
}

async function notifyOne(
  { notify }: OrderDeps,
  tx: Tx,
  { uid, order_no: number, customerId }: RecallRecipient,
  { recallId, stockId, now }: { recallId: number; stockId: number; now: Date },
): Promise<void> {
  if (!(await recordNotice(tx, recallId, uid, now))) return;
  const contact = await findContact(tx, customerId);
  const item = (await findItems(tx, [{ id: stockId, type: 'STOCK' }])).get(stockId);
  if (!contact || !item) return;
  const params = { number, product: nameOf(item) };
  const path = paths.orderSummary(uid);
  await notify(tx, contact, { template: 'batch_recalled', params, path }, now);
}
