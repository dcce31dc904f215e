import type { ExpiringBatch } from '@sabuja/contract';
import { addDays, type IstDate, type Locale, localize } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { ItemTranslations } from '../tables.ts';

type Row = ExpiringBatch & { translations: ItemTranslations };

const MAX_LISTED_BATCHES = 500;

/**
 * Batches that expire until `days` from today, or have expired, and of which something is left: the unsold units are
 * those of the batches that expire last, as what expires first is sold first.
 */
export async function listExpiringBatches(
  db: Db,
  today: IstDate,
  days: number,
  locale: Locale,
): Promise<ExpiringBatch[]> {
  const until = addDays(today, days);
  const { rows } = await sql<Row>`
    select b.id, s.id as stock_id, s.name, s.units, s.translations, b.batch, p.supplier, b.expires_on,
      b.expires_on < ${today}::date as is_expired, b.quantity as received,
      least(b.quantity, s.quantity - b.later) as left
    from (
      select *, coalesce(sum(quantity) over (partition by stock_id order by expires_on desc nulls first, id desc
        rows between unbounded preceding and 1 preceding), 0)::int as later
      from catalogue.batches
      where stock_id in (select stock_id from catalogue.batches where expires_on <= ${until}::date)
    ) b
    join catalogue.stocks s on s.id = b.stock_id join catalogue.supplies p on p.id = b.supply_id
    where b.expires_on <= ${until}::date and s.quantity > b.later
    order by b.expires_on, s.id, b.id limit ${MAX_LISTED_BATCHES}`.execute(db);
  return rows.map((row) => {
    const { translations: _, ...batch } = localize(row, locale);
    return batch;
  });
}
