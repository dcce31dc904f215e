import type { ExpiringBatch } from '@sabuja/contract';
import { addDays, type IstDate, type Locale, localize } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { ItemTranslations } from '../tables.ts';

type Row = ExpiringBatch & { translations: ItemTranslations };

const MAX_LISTED_BATCHES = 500;

/**
 * Batches that expire until `days` from today, or have expired, and of which something is left, as what expires first is
 * sold first.
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
      u.units_left as left
    from catalogue.batch_units u join catalogue.batches b on b.id = u.batch_id
    join catalogue.stocks s on s.id = b.stock_id join catalogue.supplies p on p.id = b.supply_id
    where u.expires_on <= ${until}::date and u.units_left > 0
    order by b.expires_on, s.id, b.id limit ${MAX_LISTED_BATCHES}`.execute(db);
  return rows.map((row) => {
    const { translations: _, ...batch } = localize(row, locale);
    return batch;
  });
}
