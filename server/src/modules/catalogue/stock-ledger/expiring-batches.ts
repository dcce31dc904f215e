import type { ExpiringBatch } from '@sabuja/contract';
import { addDays, type IstDate, type Locale, localize } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { ascending, type Paging, selectPage, toPage } from '../../../platform/http/index.ts';

type Filter = Paging & { days: number };

/**
 * A page of the batches that have expired or expire within `days` days from today, and still have units left (units of
 * the batch that expires first are sold first).
 */
export async function listExpiringBatches(
  db: Db,
  { days, ...paging }: Filter,
  { today, locale }: { today: IstDate; locale: Locale },
) {
  const found = await selectPage(
    db
      .selectFrom('catalogue.batch_units as u')
      .innerJoin('catalogue.batches as b', 'b.id', 'u.batch_id')
      .innerJoin('catalogue.stocks as s', 's.id', 'b.stock_id')
      .innerJoin('catalogue.supplies as p', 'p.id', 'b.supply_id')
      .select(['b.id', 's.id as stock_id', 's.name', 's.units', 's.translations', 'b.batch'])
      .select(['p.supplier', 'b.quantity as received', 'u.units_left as left'])
      .select([
        sql<string>`u.expires_on`.as('expires_on'),
        sql<boolean>`u.expires_on < ${today}::date`.as('is_expired'),
      ])
      .where('u.expires_on', '<=', addDays(today, days))
      .where('u.units_left', '>', 0),
    [ascending('u.expires_on'), ascending('s.id'), ascending('b.id')],
    paging,
  );
  return toPage(found, paging, (row): ExpiringBatch => {
    const { translations: _, ...batch } = localize(row, locale);
    return batch;
  });
}
