import type { IstDate, Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, istZone, type Tx } from '../../platform/db/index.ts';

/**
 * Returns the change of all wallet balances in paise, by day (IST) and kind of entry; for write-offs, which change no
 * wallet, how much less is owed.
 */
export async function sumWalletsByDay(
  db: Db | Tx,
  { from, until }: { from: Date; until: Date },
): Promise<{ day: IstDate; figure: string; paise: Paise }[]> {
  const { rows } = await sql<{ day: IstDate; figure: string; paise: Paise }>`
    select to_char(e.created_at at time zone ${istZone}, 'YYYY-MM-DD') as day, 'wallet.' || e.kind as figure,
      sum(case when a.purpose = 'written_off' then -l.amount_paise else l.amount_paise end)::bigint as paise
    from wallet.entries e
    join wallet.lines l on l.entry_id = e.id
    join wallet.accounts a on a.id = l.account_id and (a.customer_id is not null or a.purpose = 'written_off')
    where e.created_at >= ${from} and e.created_at < ${until}
    group by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, paise: Number(row.paise) }));
}
