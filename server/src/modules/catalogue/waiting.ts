import type { ItemType } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { findCustomer } from '../identity/index.ts';
import type { Notify } from '../notifications/index.ts';
import { findGoods } from './goods.ts';

export type WaitingDeps = {
  db: Db;
  clock: Clock;
  notify: Notify;
  shopName: (tx: Tx) => Promise<string>;
  /** The shop's address, for the link in the message. */
  origin: () => string;
};

/** Notes that a customer wants to be told when an item is back. Asking twice is asking once. */
export async function waitFor(
  deps: WaitingDeps,
  customerId: number,
  item: { id: number; type: ItemType },
) {
  if (!(await findGoods(deps.db, [item])).has(item.id)) return fail('NO_ITEM');
  await deps.db
    .insertInto('catalogue.waiting')
    .values({
      customer_id: customerId,
      item_id: item.id,
      type: item.type,
      created_at: deps.clock.now(),
      told_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'item_id']).where('told_at', 'is', null).doNothing(),
    )
    .execute();
  return { message: 'You will be notified when this product is back in stock!' };
}

/**
 * Tells those who wait for items that are on sale again. Each wait is marked in the transaction that
 * writes its message, so it is told exactly once however many servers run this.
 */
export async function tellWaiting(deps: WaitingDeps): Promise<void> {
  const { rows } = await sql<{ item_id: number; type: ItemType }>`
    select distinct item_id, type from catalogue.waiting where told_at is null`.execute(deps.db);
  const goods = await findGoods(
    deps.db,
    rows.map((row) => ({ id: row.item_id, type: row.type })),
  );
  for (const item of goods.values()) {
    if (!item.inactive && item.available > 0) await tellAll(deps, item);
  }
}

const tellAll = (deps: WaitingDeps, item: { id: number; name: string }): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const waits = await tx
      .updateTable('catalogue.waiting')
      .set({ told_at: now })
      .where('item_id', '=', item.id)
      .where('told_at', 'is', null)
      .returning('customer_id')
      .execute();
    const variables = {
      shop: await deps.shopName(tx),
      name: item.name,
      link: `${deps.origin()}/product/${item.id}`,
    };
    for (const { customer_id } of waits) {
      const to = (await findCustomer(tx, customer_id))?.mobile_no;
      if (to)
        await deps.notify(tx, { channel: 'sms', template: 'back_in_stock', to, variables }, now);
    }
  });
