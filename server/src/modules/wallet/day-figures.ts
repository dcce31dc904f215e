import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

type DayWallets = { spent: number; refunded: number };

/** What wallets paid for orders in a period, and what came back into them, in paise. */
export async function readDayWallets(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<DayWallets> {
  const { rows } = await sql<DayWallets>`
    select coalesce(-sum(l.amount_paise) filter (where e.kind = 'order'), 0)::bigint as spent,
      coalesce(sum(l.amount_paise) filter (where e.kind = 'refund'), 0)::bigint as refunded
    from wallet.entries e
    join wallet.lines l on l.entry_id = e.id
    join wallet.accounts a on a.id = l.account_id and a.customer_id is not null
    where e.created_at >= ${from} and e.created_at < ${until}`.execute(db);
  return rows[0] ?? { spent: 0, refunded: 0 };
}
