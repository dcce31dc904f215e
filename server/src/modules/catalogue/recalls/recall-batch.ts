import { fail } from '@sabuja/kit';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction, lockKey, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import { lockStocks } from '../items.ts';
import { changeQuantities } from '../stock-ledger/change-quantities.ts';

type Deps = { db: Db; clock: Clock };
type RecallRequest = { action_id: string; batch_id: number; reason: string };

/**
 * Recalls a batch: its remaining units are removed from the stock, and no unit is sold or returns to sale any more.
 * Returns the recall's id, the same one for a repeated action. Fails with NO_BATCH, RECALLED_ALREADY or ACTION_REUSED.
 */
export function recallBatch({ db, clock }: Deps, actor: StaffActor, request: RecallRequest) {
  const { action_id: actionId, batch_id: batchId } = request;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const reason = request.reason.trim();
    await lockKey(tx, `recall ${actionId}`);
    const done = await findRecalled(tx, 'action_id', actionId);
    if (done) return done.batch_id === batchId ? done.id : fail('ACTION_REUSED');
    const batch = await tx
      .selectFrom('catalogue.batches')
      .select(['stock_id', 'batch'])
      .where('id', '=', batchId)
      .executeTakeFirst();
    if (!batch) return fail('NO_BATCH');
    await lockStocks(tx, [batch.stock_id], []);
    if (await findRecalled(tx, 'batch_id', batchId)) return fail('RECALLED_ALREADY');
    const left = await removeLeft(tx, batchId, batch.stock_id, {
      memberId: actor.memberId,
      note: reason,
      now,
    });
    const { id } = await tx
      .insertInto('catalogue.recalls')
      .values({
        batch_id: batchId,
        action_id: actionId,
        reason,
        units_removed: left,
        member_id: actor.memberId,
        recalled_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = { action: 'stock.recall', subject: 'batch', subjectId: String(batchId) };
    const after = { batch: batch.batch, stock: batch.stock_id, removed: left };
    await recordAudit(tx, actor, { ...entry, after, reason }, now);
    return id;
  });
}

const findRecalled = (tx: Tx, column: 'action_id' | 'batch_id', value: string | number) =>
  tx
    .selectFrom('catalogue.recalls')
    .select(['id', 'batch_id'])
    .where(column, '=', value)
    .executeTakeFirst();

/** Returns the id of the product of a batch. */
export async function findBatchStock(tx: Tx, batchId: number): Promise<number> {
  const { stock_id } = await tx
    .selectFrom('catalogue.batches')
    .select('stock_id')
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow();
  return stock_id;
}

/** Removes the remaining units of a batch from its stock, whose row must be locked. Returns the number of units. */
async function removeLeft(
  tx: Tx,
  batchId: number,
  stockId: number,
  by: { memberId: number; note: string; now: Date },
): Promise<number> {
  const units = await tx
    .selectFrom('catalogue.batch_units')
    .select('units_left')
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
  const left = units?.units_left ?? 0;
  if (left > 0)
    await changeQuantities(tx, new Map([[stockId, -left]]), { reason: 'RECALLED', batchId, ...by });
  return left;
}

/** Ends a recall; a repeated call changes nothing. Its batch stays off sale. Fails with NO_RECALL. */
export function endRecall({ db, clock }: Deps, actor: StaffActor, recallId: number) {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const recall = await lockRecall(tx, recallId);
    if (!recall) return fail('NO_RECALL');
    if (recall.ended_at !== null) return undefined;
    await tx
      .updateTable('catalogue.recalls')
      .set({ ended_at: now, ended_by: actor.memberId })
      .where('id', '=', recallId)
      .execute();
    const entry = { action: 'stock.recall.end', subject: 'batch' };
    await recordAudit(tx, actor, { ...entry, subjectId: String(recall.batch_id) }, now);
    return undefined;
  });
}

/** Locks a recall until the transaction ends; undefined when there is none. */
export const lockRecall = (tx: Tx, recallId: number) =>
  tx
    .selectFrom('catalogue.recalls')
    .selectAll()
    .where('id', '=', recallId)
    .forNoKeyUpdate()
    .executeTakeFirst();
