import type { ItemType } from '@sabuja/contract';
import { MESSAGE_RETENTION_DAYS } from '@sabuja/contract/limits';
import { paths } from '@sabuja/contract/rules/page-paths';
import { addTime, days, fail } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { nameOf, text } from '../../platform/texts/index.ts';
import { throwFailures, tryEach } from '../../platform/try-each.ts';
import { notifyCustomer } from '../identity/index.ts';
import type { Notify } from '../notifications/index.ts';
import { type CatalogueItem, findItems } from './items.ts';

export type BackInStockDeps = {
  db: Db;
  clock: Clock;
  notify: Notify;
  /** The shop's address, for the link in the message. */
  origin: () => string;
};

/** Upper limit per customer: each alert may become a message. */
const MAX_STOCK_ALERTS = 50;

const isAvailable = (item: CatalogueItem): boolean => !item.inactive && item.available > 0;

/**
 * Subscribes a customer to a stock alert; a second subscription to the same item has no effect. Fails with
 * NO_ITEM for an unknown item, with TOO_MANY_WAITS for too many open alerts.
 */
export async function subscribeToBackInStock(
  deps: BackInStockDeps,
  customerId: number,
  item: { id: number; type: ItemType },
) {
  const catalogueItem = (await findItems(deps.db, [item])).get(item.id);
  if (!catalogueItem) return fail('NO_ITEM');
  if ((await countOpenAlerts(deps.db, customerId)) >= MAX_STOCK_ALERTS)
    return fail('TOO_MANY_WAITS');
  await deps.db
    .insertInto('catalogue.waiting')
    .values({
      customer_id: customerId,
      item_id: item.id,
      type: item.type,
      created_at: deps.clock.now(),
      was_out: !isAvailable(catalogueItem),
      told_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'item_id'])
        .where('told_at', 'is', null)
        // Its first subscription may be from when it was still there: units all in the cart.
        .doUpdateSet({
          was_out: sql<boolean>`"catalogue"."waiting"."was_out" or excluded.was_out`,
        }),
    )
    .execute();
  return { message: text`You will be notified when this product is back in stock!` };
}

/**
 * Notifies the subscribers of items that were unavailable and are on sale again. Each alert is marked in the
 * transaction that writes its message, so it is sent exactly once however many servers run this.
 * @throws AggregateError with the errors of the items whose subscribers were not notified
 */
export async function notifyBackInStock(deps: BackInStockDeps): Promise<void> {
  const { rows } = await sql<{ item_id: number; type: ItemType }>`
    select distinct item_id, type from catalogue.waiting where told_at is null`.execute(deps.db);
  const items = await findItems(
    deps.db,
    rows.map((row) => ({ id: row.item_id, type: row.type })),
  );
  const watchedItems = [...items.values()];
  const unavailableIds = watchedItems.filter((item) => !isAvailable(item)).map((item) => item.id);
  await sql`update catalogue.waiting set was_out = true
    where item_id = any(${unavailableIds}::int[]) and told_at is null and not was_out`.execute(
    deps.db,
  );
  const failures = await tryEach(watchedItems.filter(isAvailable), (item) =>
    notifySubscribers(deps, item),
  );
  throwFailures(failures, 'subscribers of items were not notified');
}

async function countOpenAlerts(db: Db, customerId: number): Promise<number> {
  const row = await db
    .selectFrom('catalogue.waiting')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('customer_id', '=', customerId)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.n;
}

const notifySubscribers = (
  deps: BackInStockDeps,
  item: Pick<CatalogueItem, 'id' | 'name' | 'translations'>,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const alerts = await tx
      .updateTable('catalogue.waiting')
      .set({ told_at: now })
      .where('item_id', '=', item.id)
      .where('told_at', 'is', null)
      .where('was_out', '=', true)
      .returning('customer_id')
      .execute();
    const path = paths.product(item.id);
    const params = { name: nameOf(item), link: deps.origin() + path };
    const notification = { template: 'back_in_stock', params, path } as const;
    for (const { customer_id } of alerts)
      await notifyCustomer(deps, tx, customer_id, notification, now);
  });

/** Deletes alerts whose message was sent so long ago that the message itself is deleted. */
export async function purgeSentAlerts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('catalogue.waiting')
    .where('told_at', '<', addTime(now, -days(MESSAGE_RETENTION_DAYS)))
    .execute();
}
