import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

type DayWallets = { spent: number; refunded: number; change: number };

/**
 * Returns the sums of a period in paise: what wallets paid for orders, what was refunded to them, and the change of all
 * balances.
 */
export async function readDayWallets(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<DayWallets> {
  const { rows } = await sql<DayWallets>`
    select coalesce(-sum(l.amount_paise) filter (where e.kind = 'order'), 0)::bigint as spent,
      coalesce(sum(l.amount_paise) filter (where e.kind = 'refund'), 0)::bigint as refunded,
      coalesce(sum(l.amount_paise), 0)::bigint as change
    from wallet.entries e
    join wallet.lines l on l.entry_id = e.id
    join wallet.accounts a on a.id = l.account_id and a.customer_id is not null
    where e.created_at >= ${from} and e.created_at < ${until}`.execute(db);
  return rows[0] ?? { spent: 0, refunded: 0, change: 0 };
}

/** Returns the time of the first entry of the ledger; undefined when there is none. */
export async function findFirstEntryTime(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('wallet.entries')
    .select('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}
