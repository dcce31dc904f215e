import type { ListedItem } from '@sabuja/contract';
import { MAX_FAVOURITES } from '@sabuja/contract/limits';
import { fail, type Locale } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findListedItems } from './listed-items.ts';

export type FavouriteDeps = { db: Db; clock: Clock };

/** The favourites of a customer that are on sale, newest first. */
export const listFavourites = async (
  db: Db,
  customerId: number,
  locale: Locale,
): Promise<ListedItem[]> => findListedItems(db, await listFavouriteIds(db, customerId), locale);

/**
 * Makes an item a favourite; a repeated call changes nothing. Returns the ids of all favourites, newest first. Fails
 * with NO_ITEM for an unknown item, with TOO_MANY_FAVOURITES above the limit.
 */
export async function addFavourite(
  { db, clock }: FavouriteDeps,
  customerId: number,
  itemId: number,
) {
  const [item] = await findListedItems(db, [itemId], 'en');
  if (!item) return fail('NO_ITEM');
  const itemIds = await listFavouriteIds(db, customerId);
  if (itemIds.includes(itemId)) return itemIds;
  if (itemIds.length >= MAX_FAVOURITES) {
    // What is not on sale is not shown, so that the customer could not remove it.
    const shown = await findListedItems(db, itemIds, 'en');
    if (shown.length >= MAX_FAVOURITES) return fail('TOO_MANY_FAVOURITES');
  }
  await db
    .insertInto('catalogue.favourites')
    .values({ customer_id: customerId, item_id: itemId, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return listFavouriteIds(db, customerId);
}

/** Removes an item from the favourites, if it is one; returns the ids of the remaining favourites. */
export async function removeFavourite(db: Db, customerId: number, itemId: number) {
  await sql`delete from catalogue.favourites
    where customer_id = ${customerId} and item_id = ${itemId}`.execute(db);
  return listFavouriteIds(db, customerId);
}

async function listFavouriteIds(db: Db, customerId: number): Promise<number[]> {
  const rows = await exportFavourites(db, customerId);
  return rows.map((row) => row.item_id);
}

/** The favourites of a customer, newest first. */
export const exportFavourites = (db: Db, customerId: number) =>
  db
    .selectFrom('catalogue.favourites')
    .select(['item_id', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute();

export const eraseFavourites = (tx: Tx, customerId: number) =>
  tx.deleteFrom('catalogue.favourites').where('customer_id', '=', customerId).execute();
