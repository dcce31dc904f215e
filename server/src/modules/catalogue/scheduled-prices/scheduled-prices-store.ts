import type { ScheduledPrice } from '@sabuja/contract';
import { toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import type { ScheduledPriceRow } from '../tables.ts';
import type { PricedItem } from './priced-items.ts';

const LISTED = 50;

export type StoredPrice = Selectable<ScheduledPriceRow>;

/** The product or combo of a scheduled price. */
export const itemOf = ({ stock_id, item_id }: StoredPrice): PricedItem => ({
  type: stock_id === null ? 'combo' : 'stock',
  id: item_id,
});

/** Scheduled prices of a product or combo, the latest beginning first. */
export async function listScheduledPrices(db: Db, itemId: number): Promise<ScheduledPrice[]> {
  const rows = await db
    .selectFrom('catalogue.scheduled_prices')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  const names = await listMemberNames(
    db,
    rows.map(({ actor }) => actor.memberId),
  );
  return rows.map((row) => ({
    price_id: row.id,
    cost: toRupees(row.cost_paise),
    discount: row.discount_percent,
    from: row.valid_from.toISOString(),
    until: toNullableInstant(row.valid_until),
    state: stateOf(row),
    by: names.get(row.actor.memberId) ?? null,
  }));
}

function stateOf({ state, before_cost_paise }: StoredPrice): ScheduledPrice['state'] {
  if (state !== 'refused') return state;
  return before_cost_paise === null ? 'not_begun' : 'not_returned';
}

/** Locks a scheduled price until the transaction ends. */
export const lockScheduledPrice = (tx: Tx, id: number): Promise<StoredPrice | undefined> =>
  tx
    .selectFrom('catalogue.scheduled_prices')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The prices that must begin or end now: ends first, so that the previous price returns before another begins. */
export async function listDuePrices(db: Db, now: Date): Promise<number[]> {
  const due = await db
    .selectFrom('catalogue.scheduled_prices')
    .select('id')
    .where((e) =>
      e.or([
        e.and([e('state', '=', 'running'), e('valid_until', '<=', now)]),
        e.and([e('state', '=', 'planned'), e('valid_from', '<=', now)]),
      ]),
    )
    .orderBy('state', 'desc')
    .orderBy('valid_from')
    .orderBy('id')
    .execute();
  return due.map(({ id }) => id);
}
