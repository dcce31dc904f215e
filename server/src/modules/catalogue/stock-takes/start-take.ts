import { mayStaff } from '@sabuja/contract/rules/staff-roles';
import { fail } from '@sabuja/kit';
import { inTransaction, lockKey } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { StockLedgerDeps } from '../stock-ledger/deps.ts';
import { hasProducts, lockAisle } from './aisles.ts';

type Start = { action_id: string; aisle: string };

/**
 * Starts the count of an aisle, once for each action id, which becomes the uid of the count. Fails with NO_AISLE,
 * COUNTED_NOW while another count of the aisle is open, or ACTION_REUSED.
 */
export async function startTake({ db, clock }: StockLedgerDeps, actor: StaffActor, start: Start) {
  const { action_id: uid, aisle } = start;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockKey(tx, `stock-take ${uid}`);
    const done = await tx
      .selectFrom('catalogue.stock_takes')
      .select('aisle')
      .where('uid', '=', uid)
      .executeTakeFirst();
    if (done) return done.aisle === aisle ? undefined : fail('ACTION_REUSED');
    await lockAisle(tx, aisle);
    if (!(await hasProducts(tx, aisle))) return fail('NO_AISLE');
    const started = await tx
      .insertInto('catalogue.stock_takes')
      .values({ uid, aisle, started_by: actor.memberId, started_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!started) return fail('COUNTED_NOW');
    const entry = { action: 'stock_take.start', subject: 'stock_take', subjectId: uid };
    await recordAudit(tx, actor, { ...entry, after: { aisle } }, now);
    return undefined;
  });
}

/** Cancels a count. Fails with NO_TAKE, NOT_OPEN, or NOT_STARTED_BY_YOU for other members who may not change stock. */
export function cancelTake({ db, clock }: StockLedgerDeps, actor: StaffActor, uid: string) {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const take = await tx
      .selectFrom('catalogue.stock_takes')
      .select(['id', 'state', 'started_by'])
      .where('uid', '=', uid)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!take) return fail('NO_TAKE');
    if (take.state === 'cancelled') return undefined;
    if (take.state !== 'open') return fail('NOT_OPEN');
    if (take.started_by !== actor.memberId && !mayStaff(actor.role, 'stock.manage'))
      return fail('NOT_STARTED_BY_YOU');
    await tx
      .updateTable('catalogue.stock_takes')
      .set({ state: 'cancelled', ended_by: actor.memberId, ended_at: now })
      .where('id', '=', take.id)
      .execute();
    const entry = { action: 'stock_take.cancel', subject: 'stock_take', subjectId: uid };
    await recordAudit(tx, actor, entry, now);
    return undefined;
  });
}
