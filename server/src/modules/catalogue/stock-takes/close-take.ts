import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import { lockStocks } from '../items.ts';
import { changeQuantities, recordConfirmed } from '../stock-ledger/change-quantities.ts';
import type { StockLedgerDeps, StockTakeDeps } from '../stock-ledger/deps.ts';
import { findStockOrDraft } from '../stocks-store.ts';

/**
 * Closes a count: the difference of each counted line becomes a movement, in its own transaction with its audit row. A
 * repeated call, also after an interruption, applies each line once. Returns how many units that orders have reserved
 * are missing. Fails with NO_TAKE or CANCELLED.
 */
export async function closeTake(deps: StockTakeDeps, actor: StaffActor, uid: string) {
  const take = await beginClosing(deps, uid);
  if (isFailure(take)) return take;
  const lines = await deps.db
    .selectFrom('catalogue.stock_take_lines')
    .select('stock_id')
    .where('take_id', '=', take.id)
    .where('applied_at', 'is', null)
    .orderBy('stock_id')
    .execute();
  let missing = 0;
  for (const { stock_id } of lines)
    missing += await applyLine(deps, actor, { ...take, stockId: stock_id });
  await endClosing(deps, actor, uid);
  return missing;
}

/** Sets the state `closing`, in which no line can be counted any more. */
const beginClosing = ({ db }: StockLedgerDeps, uid: string) =>
  inTransaction(db, async (tx) => {
    const take = await lockTake(tx, uid);
    if (!take) return fail('NO_TAKE');
    if (take.state === 'cancelled') return fail('CANCELLED');
    if (take.state === 'open')
      await tx
        .updateTable('catalogue.stock_takes')
        .set({ state: 'closing' })
        .where('id', '=', take.id)
        .execute();
    return take;
  });

const lockTake = (tx: Tx, uid: string) =>
  tx
    .selectFrom('catalogue.stock_takes')
    .select(['id', 'uid', 'state', 'aisle'])
    .where('uid', '=', uid)
    .forNoKeyUpdate()
    .executeTakeFirst();

type LineRef = { id: number; uid: string; aisle: string; stockId: number };

/** Applies the difference of a line unless it is applied already; returns how many units are missing for orders. */
const applyLine = (
  { db, clock, countReportedMissing }: StockTakeDeps,
  actor: StaffActor,
  { id, uid, aisle, stockId }: LineRef,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    await lockStocks(tx, [stockId], []);
    const now = clock.now();
    const line = await tx
      .updateTable('catalogue.stock_take_lines')
      .set({ applied_at: now })
      .where('take_id', '=', id)
      .where('stock_id', '=', stockId)
      .where('applied_at', 'is', null)
      .returning(['counted', 'expected', 'counted_at', 'picked_lines'])
      .executeTakeFirst();
    const stock = await findStockOrDraft(tx, stockId);
    if (!line || !stock) return 0;
    const corrected = await readCorrections(tx, stockId, line.counted_at);
    if (corrected.isCountedLater) return 0;
    const found = line.counted - line.expected - corrected.change;
    // Missing units that a picker has reported since are written off with the order, and count once.
    const since = { since: line.counted_at, except: line.picked_lines };
    const reported = found < 0 ? await countReportedMissing(tx, stockId, since) : 0;
    const difference = found < 0 ? Math.min(0, found + reported) : found;
    // Reserved units stay with their orders: the quantity for sale becomes 0, and pickers find the rest missing.
    const change = Math.max(-stock.quantity, difference);
    const by = { memberId: actor.memberId, now, note: aisle, actionId: uid };
    const cause = { reason: 'COUNTED', ...by } as const;
    if (change === 0) await recordConfirmed(tx, stockId, cause);
    else await changeQuantities(tx, new Map([[stockId, change]]), cause);
    const entry = { action: 'stock.count', subject: 'stock', subjectId: String(stockId) };
    const before = { on_hand: line.expected };
    const after = { on_hand: line.counted, stock_take: uid };
    await recordAudit(tx, actor, { ...entry, before, after }, now);
    return change - difference;
  });

/**
 * The corrections of a product by other counts since a moment, and whether one of these was counted after it: a newer
 * count has precedence; an older one that was applied meanwhile must be subtracted from the difference.
 */
async function readCorrections(tx: Tx, stockId: number, since: Date) {
  const rows = await tx
    .selectFrom('catalogue.stock_movements as m')
    .leftJoin('catalogue.stock_takes as t', 't.uid', 'm.action_id')
    .leftJoin('catalogue.stock_take_lines as l', (join) =>
      join.onRef('l.take_id', '=', 't.id').onRef('l.stock_id', '=', 'm.stock_id'),
    )
    .select(['m.change', 'm.at', 'l.counted_at'])
    .where('m.stock_id', '=', stockId)
    .where('m.reason', '=', 'COUNTED')
    .where('m.at', '>', since)
    .execute();
  return {
    isCountedLater: rows.some(({ at, counted_at }) => (counted_at ?? at) > since),
    change: rows.reduce((sum, { change }) => sum + change, 0),
  };
}

const endClosing = ({ db, clock }: StockLedgerDeps, actor: StaffActor, uid: string) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const take = await lockTake(tx, uid);
    if (take?.state !== 'closing') return;
    await tx
      .updateTable('catalogue.stock_takes')
      .set({ state: 'closed', ended_by: actor.memberId, ended_at: now })
      .where('id', '=', take.id)
      .execute();
    const entry = { action: 'stock_take.close', subject: 'stock_take', subjectId: uid };
    await recordAudit(tx, actor, { ...entry, after: { aisle: take.aisle } }, now);
  });
