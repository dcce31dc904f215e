import { type Locale, toRupees } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { type Paging, toPage } from '../../platform/http/index.ts';
import { isCurrent } from './active-plan.ts';
import { toApiPlan } from './plans.ts';

/** Returns a page of a customer's wallet transactions, newest first; amounts in rupees. */
export async function listTransactions(db: Db, customerId: number, paging: Paging) {
  const ownLines = db
    .selectFrom('wallet.accounts as a')
    .innerJoin('wallet.lines as l', 'l.account_id', 'a.id')
    .where('a.customer_id', '=', customerId);
  const [rows, count] = await Promise.all([
    ownLines
      .innerJoin('wallet.entries as e', 'e.id', 'l.entry_id')
      .select(['e.id', 'l.amount_paise', 'e.description', 'e.created_at'])
      // Entry ids of one wallet are in chronological order: each was inserted under the wallet's lock.
      .orderBy('l.entry_id', 'desc')
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit)
      .execute(),
    ownLines.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
  ]);
  return toPage({ rows, total: count.n }, paging, (row) => ({
    id: row.id,
    amount: toRupees(row.amount_paise),
    description: row.description,
    updated_at: row.created_at.toISOString(),
  }));
}

/** Returns the plans that a customer has bought, newest first, on the terms they were bought on. */
export async function listSubscriptions(
  db: Db,
  { customerId, now, locale }: { customerId: number; now: Date; locale: Locale },
) {
  const rows = await db
    .selectFrom('wallet.subscriptions as s')
    .innerJoin('wallet.plans as p', 'p.id', 's.plan_id')
    .selectAll('s')
    .select('p.inactive')
    .where('s.customer_id', '=', customerId)
    .orderBy('s.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...toApiPlan(row, locale),
    plan_id: row.plan_id,
    status: isCurrent(row, now) ? ('1' as const) : ('0' as const),
    created_at: row.started_at.toISOString(),
  }));
}
