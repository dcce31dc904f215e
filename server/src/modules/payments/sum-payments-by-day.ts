import './settlements/tables.ts';
import type { IstDate, Paise } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, istZone, type Tx } from '../../platform/db/index.ts';
import { refundsOf } from './day-figures.ts';

/**
 * Sums by the day in India, in paise: online payments for orders and recharges, requested refunds, reversals outside
 * the shop, and the amounts that the providers settled, with their fees and the GST of these.
 */
export async function sumPaymentsByDay(
  db: Db | Tx,
  { from, until }: { from: Date; until: Date },
): Promise<{ day: IstDate; figure: string; paise: Paise }[]> {
  const { rows } = await sql<{ day: IstDate; figure: string; paise: Paise }>`
    select to_char(at at time zone ${istZone}, 'YYYY-MM-DD') as day, figure, sum(paise)::bigint as paise
    from (
      select used_at as at, case purpose when 'ORDER' then 'online.orders' else 'online.recharges' end as figure,
        amount_paise as paise
      from payments.uses where used_at >= ${from} and used_at < ${until}
      union all
      select at, 'online.refunds', paise from ${refundsOf({ from, until })} r
      union all
      select reported_at, 'online.reversals', amount_paise from payments.reversals
      where state = 'TAKEN' and reported_at >= ${from} and reported_at < ${until}
      union all
      select s.settled_at, f.figure, f.paise
      from payments.settlements s
      join payments.settlement_lines l on l.provider = s.provider and l.settlement_id = s.id
      cross join lateral (values ('settled.net', l.credit_paise - l.debit_paise),
        ('settled.fees', l.fee_paise - l.tax_paise), ('settled.tax', l.tax_paise)) as f (figure, paise)
      where s.settled_at >= ${from} and s.settled_at < ${until}
    ) moved group by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, paise: Number(row.paise) }));
}
