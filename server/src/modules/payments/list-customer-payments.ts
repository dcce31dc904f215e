import type { CustomerPayment } from '@sabuja/contract';
import { toRupees } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../platform/http/index.ts';

/** A page of a customer's online payments for staff, newest first; amounts in rupees. */
export async function listCustomerPayments(db: Db, customerId: number, paging: Paging) {
  const found = await selectPage(
    db
      .selectFrom('payments.attempts as a')
      .innerJoin('payments.payments as p', 'p.attempt_id', 'a.id')
      .where('a.customer_id', '=', customerId)
      .select(['p.payment_id', 'a.purpose', 'p.amount_paise', 'p.refund_paise', 'p.returned_paise'])
      .select(['p.method', 'p.status', 'p.first_heard_at']),
    [descending('a.id'), descending('p.first_heard_at'), descending('p.payment_id')],
    paging,
  );
  return toPage(
    found,
    paging,
    (row): CustomerPayment => ({
      payment_id: row.payment_id,
      purpose: row.purpose,
      amount: toRupees(row.amount_paise),
      returned: toRupees(row.refund_paise + row.returned_paise),
      method: row.method,
      status: row.status,
      at: row.first_heard_at.toISOString(),
    }),
  );
}
