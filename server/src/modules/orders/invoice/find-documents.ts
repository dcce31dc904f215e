import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { InvoiceRecipient, InvoiceRow, ItemRow, OrderRow } from '../tables.ts';

export type OrderDocuments = {
  order: Selectable<OrderRow>;
  items: Selectable<ItemRow>[];
  /** As of the invoice's issue; documents without it, such as older ones, take it from the order. */
  recipient: InvoiceRecipient;
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
  const [documents, recipient, items] = await Promise.all([
    listDocuments(db, order.id),
    db
      .selectFrom('orders.invoice_recipients')
      .select(['customer_name', 'delivery_address'])
      .where('order_id', '=', order.id)
      .executeTakeFirst(),
    db
      .selectFrom('orders.items')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('line_no')
      .execute(),
  ]);
  return documents.length === 0
    ? undefined
    : { order, items, recipient: recipient ?? order, documents };
}

/** The invoice, followed by the credit notes in the order of their issue; numbers restart with each financial year. */
export const listDocuments = (db: Db | Tx, orderId: number): Promise<Selectable<InvoiceRow>[]> =>
  db
    .selectFrom('orders.invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('kind', 'desc')
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
