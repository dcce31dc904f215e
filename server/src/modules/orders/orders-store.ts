import type { Department } from '@sabuja/contract';
import { type Insertable, sql } from 'kysely';
import { type Db, type PreparedQuery, prepareQuery } from '../../platform/db/index.ts';
import type { ItemRow, OrderRow } from './tables.ts';

export type NewOrder = Omit<Insertable<OrderRow>, 'id' | 'raz_order_id' | 'payment_id'>;
export type NewItem = Omit<Insertable<ItemRow>, 'order_id' | 'uid'>;

/** The statements that insert a new order, its items and its first history entry. */
export const insertOrderStatements = (
  order: NewOrder,
  items: readonly NewItem[],
  { actor, memberId }: { actor: 'customer' | 'staff'; memberId: number | null },
) => ({
  placed: insertOrderStatement(order),
  history: insertHistoryStatement({ status: order.status, actor, memberId, at: order.created_at }),
  items: insertItemsStatement({ items: JSON.stringify(items) }),
});

/** The prepared insert statements, keyed by the columns that a new order has. */
const orderInsertions = new Map<string, (order: NewOrder) => PreparedQuery<{ id: number }>>();

function insertOrderStatement(order: NewOrder): PreparedQuery<{ id: number }> {
  const columns = (Object.keys(order) as (keyof NewOrder)[]).filter(
    (column) => order[column] !== undefined,
  );
  const key = columns.join();
  let insertion = orderInsertions.get(key);
  if (!insertion) {
    insertion = prepareQuery((values: NewOrder, db) => {
      const row = Object.fromEntries(columns.map((column) => [column, values[column]]));
      return db
        .insertInto('orders.orders')
        .values(row as NewOrder)
        .returning('id');
    });
    orderInsertions.set(key, insertion);
  }
  return insertion(order);
}

type FirstHistory = Pick<NewOrder, 'status'> & {
  actor: string;
  memberId: number | null;
  at: NewOrder['created_at'];
};
const insertHistoryStatement = prepareQuery(
  ({ status, actor, memberId, at }: FirstHistory) => sql`
    insert into orders.status_history (order_id, status, actor, member_id, at)
    select id, ${status}, ${actor}, ${memberId}::bigint, ${at}::timestamptz from placed
    returning order_id`,
);

const insertItemsStatement = prepareQuery(
  ({ items }: { items: string }) => sql`
    insert into orders.items (order_id, line_no, item_id, type, name, units, translations, quantity, unit_paise,
      cost_paise, final_paise, gst_percent, tax_paise, hsn, image_url,
      plan_discount_paise, coupon_discount_paise, tax_included, note, if_missing, taken)
    select placed.id, i.* from placed, jsonb_to_recordset(${items}::jsonb) as i (
      line_no int, item_id int, type text, name text, units text, translations jsonb, quantity int, unit_paise bigint,
      cost_paise bigint, final_paise bigint, gst_percent numeric, tax_paise bigint, hsn text,
      image_url text, plan_discount_paise bigint, coupon_discount_paise bigint, tax_included boolean, note text,
      if_missing text, taken jsonb)
    returning order_id`,
);

/** Returns the departments of an estimate that have an order which is not cancelled. */
export async function listOrderedDepartments(db: Db, estimateId: string): Promise<Department[]> {
  const rows = await db
    .selectFrom('orders.orders')
    .select('department')
    .where('estimate_id', '=', estimateId)
    .where('status', '<>', 'CANCELLED')
    .execute();
  return rows.map((row) => row.department);
}
