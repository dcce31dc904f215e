import type { HarvestLine, KitchenDish } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { statusesToPrepare } from '@sabuja/contract/rules/order-status';
import { type IstDate, type Locale, localize } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { findStockAisles } from '../../catalogue/index.ts';

export type PreparationFilter = { date: IstDate; slot?: number };
/** The filter of a sheet, and the language of its reader. */
type SheetRequest = PreparationFilter & { locale: Locale };

/**
 * Returns the quantity of each grocery product that the open orders of a day or slot need, sorted by aisle and name.
 * Combos are counted as the stocks that they reserved.
 */
export async function listHarvest(
  db: Db,
  { date, slot, locale }: SheetRequest,
): Promise<HarvestLine[]> {
  const rows = await db
    .selectFrom('orders.orders as o')
    .innerJoin('orders.items as i', 'i.order_id', 'o.id')
    .innerJoin(
      sql<{ stockId: number; quantity: number }>`jsonb_to_recordset(i.taken)`.as<'t'>(
        sql`t("stockId" int, quantity int)`,
      ),
      (join) => join.onTrue(),
    )
    .select(['t.stockId as stock_id'])
    .select((e) => [
      e.fn.sum<number>('t.quantity').as('quantity'),
      sql<number>`count(distinct o.id)::int`.as('orders'),
    ])
    .where('o.department', '=', 'GROCERY')
    .where('o.delivery_date', '=', date)
    .where('o.status', 'in', statusesToPrepare)
    .$if(slot !== undefined, (query) => query.where('o.slot_id', '=', slot ?? 0))
    .groupBy('t.stockId')
    .execute();
  const aisles = await findStockAisles(
    db,
    rows.map(({ stock_id }) => stock_id),
    locale,
  );
  return rows
    .map((row) => {
      const { name, units, aisle } = aisles.get(row.stock_id) ?? unknownStock(row.stock_id);
      return { ...row, name, units, aisle };
    })
    .sort((a, b) => a.aisle.localeCompare(b.aisle) || a.name.localeCompare(b.name));
}

/** A product that was removed from the shop after it was ordered. */
const unknownStock = (id: number) => ({ name: `#${id}`, units: '', aisle: '' });

/**
 * Returns the dishes to cook for a day or slot: each dish by slot, with its portions and the orders that contain it.
 */
export async function listKitchenDishes(
  db: Db,
  { date, slot, locale }: SheetRequest,
): Promise<KitchenDish[]> {
  const rows = await db
    .selectFrom('orders.orders as o')
    .innerJoin('orders.items as i', 'i.order_id', 'o.id')
    .select(['o.uid', 'o.slot_id', 'o.slot_name as slot', 'o.occasion', 'o.occasion_members'])
    .select(['i.item_id', 'i.type', 'i.name', 'i.units', 'i.translations', 'i.quantity'])
    .select(['i.note', 'i.if_missing'])
    .where('o.department', '=', 'KITCHEN')
    .where('o.delivery_date', '=', date)
    .where('o.status', 'in', statusesToPrepare)
    .$if(slot !== undefined, (query) => query.where('o.slot_id', '=', slot ?? 0))
    .orderBy('o.slot_id')
    .orderBy('i.name')
    .orderBy('o.id')
    .execute();
  const dishes = Map.groupBy(
    rows,
    (row) => `${row.slot_id} ${row.type} ${row.item_id} ${row.name}`,
  );
  return [...dishes.values()].flatMap((orders) => {
    const [first] = orders;
    if (!first) return [];
    const { name, units } = localize(first, locale);
    return {
      slot: first.slot,
      name,
      units,
      portions: orders.reduce((sum, { quantity }) => sum + quantity, 0),
      orders: orders.map(({ uid, quantity, occasion, occasion_members, ...preferences }) => ({
        uid,
        order_no: orderNumber(uid),
        quantity,
        occasion,
        members: occasion_members,
        note: preferences.note,
        if_missing: preferences.if_missing,
      })),
    };
  });
}
