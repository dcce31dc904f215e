import { type Locale, toRupees } from '@sabuja/kit';
import type { Nullable, Selectable } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../platform/http/index.ts';
import { inAllLanguages, type LocalizedName } from '../../platform/texts/index.ts';
import { isCurrent } from './active-plan.ts';
import { describeEntry } from './describe-entry.ts';
import { toApiPlan } from './plans.ts';
import type { SubscriptionRow } from './tables.ts';

/** Returns a page of a customer's wallet transactions in a language, newest first; amounts in rupees. */
export async function listTransactions(
  db: Db,
  { customerId, locale }: { customerId: number; locale: Locale },
  paging: Paging,
) {
  const found = await selectPage(
    db
      .selectFrom('wallet.accounts as a')
      .innerJoin('wallet.lines as l', 'l.account_id', 'a.id')
      .innerJoin('wallet.entries as e', 'e.id', 'l.entry_id')
      .leftJoin('wallet.subscriptions as s', 's.payment_id', 'e.reference')
      .where('a.customer_id', '=', customerId)
      .select(['e.id', 'l.amount_paise', 'e.kind', 'e.reference', 'e.description', 'e.created_at'])
      .select(['s.plan_name', 's.translations']),
    // Entry ids of one wallet are in chronological order: each was inserted under the wallet's lock.
    [descending('l.entry_id')],
    paging,
  );
  return toPage(found, paging, (row) => ({
    id: row.id,
    amount: toRupees(row.amount_paise),
    description: describeEntry({ ...row, plan: planName(row) }, locale),
    updated_at: row.created_at.toISOString(),
  }));
}

type BoughtPlan = Pick<Nullable<Selectable<SubscriptionRow>>, 'plan_name' | 'translations'>;

/** The name of a plan as it was bought, in each language. */
const planName = ({ plan_name, translations }: BoughtPlan): LocalizedName | undefined =>
  plan_name === null
    ? undefined
    : inAllLanguages({ plan_name, translations: translations ?? {} }, 'plan_name');

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
