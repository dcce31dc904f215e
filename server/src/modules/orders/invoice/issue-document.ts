import type { ShopProfile } from '@sabuja/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { findShopProfile } from '../../content/index.ts';
import { listLines, readPicks } from '../picking/picks-store.ts';
import type { InvoiceRow, Seller } from '../tables.ts';
import { listDocuments } from './find-documents.ts';
import type { Invoice } from './invoice-content.ts';
import { buildInvoice, subtractInvoices } from './invoice-lines.ts';

/**
 * Issues an order's invoice, at its first dispatch only, and stores its recipient. The database assigns the next number
 * of the series, which stays locked until the transaction ends: make this the last write of a transaction.
 */
export async function issueInvoice(tx: Tx, orderId: number, now: Date): Promise<void> {
  if ((await listDocuments(tx, orderId)).length > 0) return;
  await tx
    .insertInto('orders.invoice_recipients')
    .columns(['order_id', 'customer_name', 'delivery_address'])
    .expression((e) =>
      e
        .selectFrom('orders.orders')
        .select(['id', 'customer_name', 'delivery_address'])
        .where('id', '=', orderId),
    )
    .execute();
  await insertDocument(
    tx,
    { orderId, kind: 'INVOICE', content: await buildOrderInvoice(tx, orderId) },
    now,
  );
}

/**
 * Issues a credit note, with its own serial, over what remains of an order's invoice after its earlier credit notes;
 * does nothing when nothing remains or there is no invoice. Make this the last write of a transaction.
 */
export async function issueCreditNote(tx: Tx, orderId: number, now: Date): Promise<void> {
  const documents = await readInvoiceBalance(tx, orderId);
  if (!documents) return;
  const { remaining, invoiced } = documents;
  if (remaining.total === 0 && invoiced.total > 0) return;
  await issueCreditNoteOver(tx, orderId, remaining, now);
}

/** An order's invoice, and what remains of it after its credit notes; undefined without an invoice. */
export async function readInvoiceBalance(
  tx: Tx,
  orderId: number,
): Promise<{ invoiced: Invoice; remaining: Invoice } | undefined> {
  const [invoice, ...creditNotes] = await listDocuments(tx, orderId);
  if (!invoice) return undefined;
  const invoiced = invoice.content ?? (await buildOrderInvoice(tx, orderId));
  const credited = creditNotes.map((note) => note.content ?? invoiced);
  return { invoiced, remaining: subtractInvoices(invoiced, credited) };
}

/** Issues a credit note over a part of an order's invoice. Make this the last write of a transaction. */
export const issueCreditNoteOver = (
  tx: Tx,
  orderId: number,
  content: Invoice,
  now: Date,
): Promise<void> => insertDocument(tx, { orderId, kind: 'CREDIT_NOTE', content }, now);

async function buildOrderInvoice(tx: Tx, orderId: number): Promise<Invoice> {
  const order = await tx
    .selectFrom('orders.orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const picks = order.picks_billed_at === null ? new Map() : await readPicks(tx, orderId);
  return buildInvoice(order, await listLines(tx, orderId), picks);
}

type NewDocument = { orderId: number; kind: InvoiceRow['kind']; content: Invoice };

async function insertDocument(tx: Tx, { orderId, kind, content }: NewDocument, now: Date) {
  const seller = JSON.stringify(toSeller(await findShopProfile(tx)));
  await tx
    .insertInto('orders.invoices')
    .values({
      order_id: orderId,
      kind,
      issued_at: now,
      seller,
      content: JSON.stringify(content),
    })
    .execute();
}

const toSeller = (profile: ShopProfile | undefined): Seller => ({
  name: profile?.legal_name ?? '',
  address: profile?.office_address ?? '',
  gstin: profile?.gstin ?? '',
  fssai: profile?.fssai ?? '',
  phone: profile?.phone ?? '',
  email: profile?.email ?? '',
});
