import type { NewScheduledPrice } from '@sabuja/contract';
import { fail, isFailure, toPaise } from '@sabuja/kit';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import { toStockColumns } from '../manage/stock-values.ts';
import { endScheduledPrice } from './apply-scheduled-prices.ts';
import { lockScheduledPrice } from './scheduled-prices-store.ts';

/**
 * Schedules a price of a product. Fails with NO_STOCK, BAD_PERIOD, BAD_PRICE, ABOVE_MRP (of today's MRP), or OVERLAPS
 * when another scheduled price has part of the time.
 */
export function schedulePrice(
  { db, clock }: ManageItemsDeps,
  actor: StaffActor,
  stockId: number,
  price: NewScheduledPrice,
) {
  const now = clock.now();
  const from = new Date(price.from);
  const until = price.until === null ? null : new Date(price.until);
  return inTransaction(db, async (tx) => {
    const stock = await tx
      .selectFrom('catalogue.stocks')
      .selectAll()
      .where('id', '=', stockId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!stock) return fail('NO_STOCK');
    if (until !== null && (until <= from || until <= now)) return fail('BAD_PERIOD');
    const { cost, discount } = price;
    const columns = toStockColumns({ cost, discount }, stock);
    if (isFailure(columns)) return columns;
    if (await hasOverlap(tx, stockId, from, until)) return fail('OVERLAPS');
    const { memberId, role, requestId, address } = actor;
    await tx
      .insertInto('catalogue.scheduled_prices')
      .values({
        stock_id: stockId,
        cost_paise: toPaise(cost),
        discount_percent: discount,
        ...{ valid_from: from, valid_until: until, created_at: now },
        actor: JSON.stringify({ memberId, role, requestId, address }),
      })
      .execute();
    await audit(tx, actor, { action: 'price.schedule', stockId, after: price }, now);
    return undefined;
  });
}

/** True when a planned or running price has part of a time. */
async function hasOverlap(tx: Tx, stockId: number, from: Date, until: Date | null) {
  const bounds = until === null ? '[]' : '[)';
  const other = await tx
    .selectFrom('catalogue.scheduled_prices')
    .select('id')
    .where('stock_id', '=', stockId)
    .where('state', 'in', ['planned', 'running'])
    .where(
      sql<boolean>`during && tstzrange(${from}::timestamptz, ${until ?? from}::timestamptz, ${bounds})`,
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Cancels a planned price, or ends a running one now. Fails with NO_SCHEDULED_PRICE, or IS_OVER. */
export function cancelScheduledPrice(
  { db, clock }: ManageItemsDeps,
  actor: StaffActor,
  { id: stockId, price_id }: { id: number; price_id: number },
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const scheduled = await lockScheduledPrice(tx, price_id);
    if (!scheduled || scheduled.stock_id !== stockId) return fail('NO_SCHEDULED_PRICE');
    const { state } = scheduled;
    if (state !== 'planned' && state !== 'running') return fail('IS_OVER');
    if (state === 'running') {
      const { memberId, role, requestId, address } = actor;
      const canceller = { memberId, role, requestId, address };
      await endScheduledPrice(tx, { ...scheduled, actor: canceller }, { now, state: 'cancelled' });
    } else {
      await tx
        .updateTable('catalogue.scheduled_prices')
        .set({ state: 'cancelled' })
        .where('id', '=', price_id)
        .execute();
    }
    const before = { price: price_id, state };
    await audit(tx, actor, { action: 'price.cancel', stockId, before }, now);
    return undefined;
  });
}

type Entry = { action: string; stockId: number; before?: object; after?: object };

const audit = (tx: Tx, actor: StaffActor, { stockId, ...entry }: Entry, now: Date) =>
  recordAudit(tx, actor, { ...entry, subject: 'stock', subjectId: String(stockId) }, now);
