import type { ShopProfile } from '@sabuja/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { findShopProfile } from '../../content/index.ts';
import type { InvoiceRow, Seller } from '../tables.ts';

/**
 * Issues an order's invoice, at its first dispatch only, or the credit note that reverses it; an order without an
 * invoice has nothing to credit. The database assigns the next number of the series, which stays locked until the
 * transaction ends: make this the last write of a transaction.
 */
export async function issueDocument(
  tx: Tx,
  orderId: number,
  kind: InvoiceRow['kind'],
  now: Date,
): Promise<void> {
  if ((kind === 'INVOICE') === (await hasInvoice(tx, orderId))) return;
  const seller = JSON.stringify(toSeller(await findShopProfile(tx)));
  await tx
    .insertInto('orders.invoices')
    .values({ order_id: orderId, kind, issued_at: now, seller })
    .execute();
}

async function hasInvoice(tx: Tx, orderId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('orders.invoices')
    .select('serial')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'INVOICE')
    .executeTakeFirst();
  return row !== undefined;
}

const toSeller = (profile: ShopProfile | undefined): Seller => ({
  name: profile?.legal_name ?? '',
  address: profile?.office_address ?? '',
  gstin: profile?.gstin ?? '',
  fssai: profile?.fssai ?? '',
  phone: profile?.phone ?? '',
  email: profile?.email ?? '',
});
