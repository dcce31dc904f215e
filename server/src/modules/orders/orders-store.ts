import type { Department, Mover } from '@sabuja/contract';
import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ItemRow, OrderRow } from './tables.ts';

export type NewOrder = Omit<
  Insertable<OrderRow>,
  'id' | 'raz_order_id' | 'payment_id' | 'raz_pay_status'
>;
export type NewItem = Omit<Insertable<ItemRow>, 'order_id' | 'uid'>;

/** Writes an order, its lines and the first line of its history, in one statement. */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  items: readonly NewItem[],
  actor: Mover,
): Promise<void> {
  await tx
    .with('placed', (db) => db.insertInto('orders.orders').values(order).returning('id'))
    .with('history', (db) =>
      db
        .insertInto('orders.status_history')
        .columns(['order_id', 'status', 'actor', 'at'])
        .expression((e) =>
          e
            .selectFrom('placed')
            .select([
              'placed.id',
              e.val(order.status).as('status'),
              e.val(actor).as('actor'),
              sql<Date>`${order.created_at}::timestamptz`.as('at'),
            ]),
        ),
    )
    .insertInto('orders.items')
    .columns([
      'order_id',
      'line_no',
      'item_id',
      'type',
      'name',
      'units',
      'quantity',
      'unit_paise',
      'cost_paise',
      'final_paise',
      'gst_percent',
      'tax_paise',
      'hsn',
      'image_url',
      'plan_discount_paise',
      'taken',
    ])
    .expression(
      sql`select placed.id, i.* from placed, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i (
        line_no int, item_id int, type text, name text, units text, quantity int, unit_paise bigint,
        cost_paise bigint, final_paise bigint, gst_percent numeric, tax_paise bigint, hsn text,
        image_url text, plan_discount_paise bigint, taken jsonb)` as never,
    )
    .execute();
}

/** The departments of an estimate that have been ordered. */
export async function departmentsOrdered(db: Db, estimateId: string): Promise<Department[]> {
  const rows = await db
    .selectFrom('orders.orders')
    .select('department')
    .where('estimate_id', '=', estimateId)
    .where('status', '<>', 'CANCELLED')
    .execute();
  return rows.map((row) => row.department);
}
