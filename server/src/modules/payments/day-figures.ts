import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

type DayPayments = { orders: number; recharges: number; refunds: number; failed: number };

/**
 * Requested refunds of a period, in paise: `at`, `paise`. One that failed and was credited to the wallet is taken off
 * on the day of the credit, and counts again if the provider paid it after that.
 */
export const refundsOf = ({ from, until }: { from: Date; until: Date }) => sql`(
  select asked_at as at, amount_paise as paise from payments.refunds
  where asked_at >= ${from} and asked_at < ${until}
  union all
  select credited_at, -amount_paise from payments.refunds
  where credited_at >= ${from} and credited_at < ${until}
  union all
  select processed_at, amount_paise from payments.refunds
  where credited_at is not null and processed_at >= ${from} and processed_at < ${until})`;

/** Online payments for orders and recharges, and requested refunds of a period (paise); number of failed payments. */
export async function readDayPayments(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<DayPayments> {
  const { rows } = await sql<DayPayments>`
    select coalesce(sum(amount_paise) filter (where purpose = 'ORDER'), 0)::bigint as orders,
      coalesce(sum(amount_paise) filter (where purpose = 'WALLET'), 0)::bigint as recharges,
      (select coalesce(sum(paise), 0)::bigint from ${refundsOf({ from, until })} r) as refunds,
      (select count(*)::int from payments.payments
        where status = 'failed' and first_heard_at >= ${from} and first_heard_at < ${until}) as failed
    from payments.uses where used_at >= ${from} and used_at < ${until}`.execute(db);
  return rows[0] ?? { orders: 0, recharges: 0, refunds: 0, failed: 0 };
}
