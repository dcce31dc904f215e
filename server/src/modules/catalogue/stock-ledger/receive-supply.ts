import type { SupplyLine } from '@sabuja/contract';
import { MAX_ID } from '@sabuja/contract/limits';
import { fail, isIstDate, istDate, toPaise } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { nameOf } from '../../../platform/texts/index.ts';
import { recordAudit } from '../../staff/index.ts';
import { findItems, lockStocks } from '../items.ts';
import { changeQuantities, findAction } from './change-quantities.ts';
import type { StockLedgerDeps } from './deps.ts';

type Supply = { action_id: string; supplier: string; lines: readonly SupplyLine[] };

/**
 * Records a delivery of a supplier, once for each action id: stores its batches and increases the quantities. Returns
 * the ids of the stocks. Fails with NO_STOCK, BAD_DATE (invalid or past), TOO_MANY_UNITS or ACTION_REUSED.
 */
export function receiveSupply(
  { db, clock }: StockLedgerDeps,
  actor: StaffActor,
  { action_id: actionId, supplier, lines }: Supply,
) {
  const ids = [...new Set(lines.map((line) => line.stock_id))];
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const done = await findAction(tx, actionId);
    if (done) return done.some((id) => !ids.includes(id)) ? fail('ACTION_REUSED') : ids;
    if (lines.some(({ expires_on: day }) => day && (!isIstDate(day) || day < istDate(now))))
      return fail('BAD_DATE');
    const sums = sumByStock(lines);
    const refusal = await checkRoom(tx, sums);
    if (refusal) return refusal;
    const supplyId = await insertSupply(
      tx,
      { actionId, supplier: supplier.trim(), lines },
      actor,
      now,
    );
    const cause = {
      reason: 'RECEIVED',
      memberId: actor.memberId,
      now,
      supplyId,
      actionId,
    } as const;
    await changeQuantities(tx, sums, cause);
    const entry = { action: 'stock.receive', subject: 'supply', subjectId: String(supplyId) };
    await recordAudit(tx, actor, { ...entry, after: { supplier, lines } }, now);
    return ids;
  });
}

function sumByStock(lines: readonly SupplyLine[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { stock_id, quantity } of lines)
    sums.set(stock_id, (sums.get(stock_id) ?? 0) + quantity);
  return sums;
}

/** Locks the stocks, and checks that they exist and that their quantities stay below the maximum. */
async function checkRoom(tx: Tx, sums: ReadonlyMap<number, number>) {
  const ids = [...sums.keys()];
  await lockStocks(tx, ids, []);
  const items = await findItems(
    tx,
    ids.map((id) => ({ id, type: 'STOCK' as const })),
  );
  for (const [id, units] of sums) {
    const item = items.get(id);
    if (!item) return fail('NO_STOCK');
    if (item.available + units > MAX_ID) return fail('TOO_MANY_UNITS', { item: nameOf(item) });
  }
  return undefined;
}

async function insertSupply(
  tx: Tx,
  {
    actionId,
    supplier,
    lines,
  }: { actionId: string; supplier: string; lines: readonly SupplyLine[] },
  { memberId }: StaffActor,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('catalogue.supplies')
    .values({ action_id: actionId, supplier, member_id: memberId, received_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const batches = lines.map((line) => ({
    supply_id: id,
    stock_id: line.stock_id,
    quantity: line.quantity,
    purchase_paise: line.purchase_price == null ? null : toPaise(line.purchase_price),
    batch: line.batch?.trim() || null,
    expires_on: line.expires_on ?? null,
  }));
  await tx.insertInto('catalogue.batches').values(batches).execute();
  return id;
}
