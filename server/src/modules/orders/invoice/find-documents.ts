import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { InvoiceRow, ItemRow, OrderRow } from '../tables.ts';

export type OrderDocuments = {
  order: Selectable<OrderRow>;
  items: Selectable<ItemRow>[];
  /** The invoice, followed by the credit notes in the order of their issue. */
  documents: Selectable<InvoiceRow>[];
};

/**
 * Returns the documents of an order with their content; undefined while there are none. `customerId` restricts it to
 * its owner; staff omit it.
 */
export async function findOrderDocuments(
  db: Db,
  { customerId }: { customerId?: number },
  uid: string,
): Promise<OrderDocuments | undefined> {
  const order = await db
    .selectFrom('orders.orders')
    .selectAll()
    .where((e) => e.and({ uid, ...(customerId !== undefined && { customer_id: customerId }) }))
    .executeTakeFirst();
  if (!order) return undefined;
  const [documents, items] = await Promise.all([
    db
      .selectFrom('orders.invoices')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('kind', 'desc')
      .orderBy('number')
      .execute(),
    db
      .selectFrom('orders.items')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('line_no')
      .execute(),
  ]);
  return documents.length === 0 ? undefined : { order, items, documents };
}
