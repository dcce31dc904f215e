import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

type DayPayments = { orders: number; recharges: number; refunds: number; failed: number };

/** Online payments for orders and recharges, and requested refunds of a period (paise); number of failed payments. */
export async function readDayPayments(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<DayPayments> {
  const { rows } = await sql<DayPayments>`
    select coalesce(sum(amount_paise) filter (where purpose = 'ORDER'), 0)::bigint as orders,
      coalesce(sum(amount_paise) filter (where purpose = 'WALLET'), 0)::bigint as recharges,
      (select coalesce(sum(amount_paise), 0)::bigint from payments.refunds
        where asked_at >= ${from} and asked_at < ${until}) as refunds,
      (select count(*)::int from payments.payments
        where status = 'failed' and first_heard_at >= ${from} and first_heard_at < ${until}) as failed
    from payments.uses where used_at >= ${from} and used_at < ${until}`.execute(db);
  return rows[0] ?? { orders: 0, recharges: 0, refunds: 0, failed: 0 };
}
