import type { NewScheduledPrice } from '@sabuja/contract';
import { fail, toPaise } from '@sabuja/kit';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import { endScheduledPrice } from './apply-scheduled-prices.ts';
import { findPriceRefusal, type PricedItem } from './priced-items.ts';
import { itemOf, lockScheduledPrice, type StoredPrice } from './scheduled-prices-store.ts';

/**
 * Schedules a price of an existing product or combo. Fails with BAD_PERIOD, BAD_PRICE, ABOVE_MRP (compared with the
 * current MRP), or OVERLAPS when another scheduled price covers part of the period.
 */
export function schedulePrice(
  { db, clock }: ManageItemsDeps,
  actor: StaffActor,
  item: PricedItem,
  price: NewScheduledPrice,
) {
  const now = clock.now();
  const from = new Date(price.from);
  const until = price.until === null ? null : new Date(price.until);
  return inTransaction(db, async (tx) => {
    const { cost, discount } = price;
    const refusal = await findPriceRefusal(tx, item, { cost, discount });
    if (until !== null && (until <= from || until <= now)) return fail('BAD_PERIOD');
    if (refusal) return refusal;
    if (await hasOverlap(tx, item.id, from, until)) return fail('OVERLAPS');
    const { memberId, role, requestId, address } = actor;
    await tx
      .insertInto('catalogue.scheduled_prices')
      .values({
        stock_id: item.type === 'stock' ? item.id : null,
        combo_id: item.type === 'combo' ? item.id : null,
        cost_paise: toPaise(cost),
        discount_percent: discount,
        ...{ valid_from: from, valid_until: until, created_at: now },
        actor: JSON.stringify({ memberId, role, requestId, address }),
      })
      .execute();
    await audit(tx, actor, { action: 'price.schedule', item, after: price }, now);
    return undefined;
  });
}

/** True when a planned or running price covers part of a period. */
async function hasOverlap(tx: Tx, itemId: number, from: Date, until: Date | null) {
  const bounds = until === null ? '[]' : '[)';
  const other = await tx
    .selectFrom('catalogue.scheduled_prices')
    .select('id')
    .where('item_id', '=', itemId)
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
  item: PricedItem,
  priceId: number,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const scheduled = await lockScheduledPrice(tx, priceId);
    if (!scheduled || !isOf(scheduled, item)) return fail('NO_SCHEDULED_PRICE');
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
        .where('id', '=', priceId)
        .execute();
    }
    const before = { price: priceId, state };
    await audit(tx, actor, { action: 'price.cancel', item, before }, now);
    return undefined;
  });
}

const isOf = (scheduled: StoredPrice, { type, id }: PricedItem): boolean =>
  scheduled.item_id === id && itemOf(scheduled).type === type;

type Entry = { action: string; item: PricedItem; before?: object; after?: object };

const audit = (tx: Tx, actor: StaffActor, { item, ...entry }: Entry, now: Date) =>
  recordAudit(tx, actor, { ...entry, subject: item.type, subjectId: String(item.id) }, now);
