import type { WalletAge } from '@sabuja/contract/rules/wallet-ages';
import type { IstDate, Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, istZone, type Tx } from '../../platform/db/index.ts';

export type WalletAgeSum = { bucket: WalletAge; wallets: number; amount_paise: Paise };

/**
 * Sums the balances of all wallets at the end of a day (IST) by their age, the number of days since the credit. A
 * wallet spends its oldest credit first, so its balance consists of its newest credits. The sums add up to the balance
 * of the ledger at that time.
 */
export async function readWalletAges(db: Db | Tx, day: IstDate): Promise<WalletAgeSum[]> {
  const { rows } = await sql<WalletAgeSum>`
    with moved as (
      select l.account_id, l.amount_paise, e.id,
        ${day}::date - (e.created_at at time zone ${istZone})::date as days
      from wallet.lines l
      join wallet.entries e on e.id = l.entry_id
      join wallet.accounts a on a.id = l.account_id and a.customer_id is not null
      where e.created_at < (${day}::date + 1)::timestamp at time zone ${istZone}
    ), balances as (
      select account_id, sum(amount_paise) as balance from moved group by account_id
    ), credits as (
      select account_id, days, amount_paise,
        balance - coalesce(sum(amount_paise) over (
          partition by account_id order by id desc rows between unbounded preceding and 1 preceding), 0)
          as left_for_it
      from moved join balances using (account_id) where amount_paise > 0
    )
    select case when days <= 30 then '0-30' when days <= 90 then '31-90' when days <= 180 then '91-180'
        when days <= 365 then '181-365' else '366+' end as bucket,
      count(distinct account_id)::int as wallets,
      sum(least(amount_paise, left_for_it))::bigint as amount_paise
    from credits where left_for_it > 0
    group by 1`.execute(db);
  return rows;
}
