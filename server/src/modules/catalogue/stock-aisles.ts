import { type Locale, localize } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';

/** A stock with its aisle in the shop; name, unit and aisle are in a language. */
export type StockAisle = {
  id: number;
  name: string;
  units: string;
  aisle: string;
  barcode: string | null;
};

/** Name, unit and aisle (its own, else its subcategory) of stocks by id, in a language; unknown ids are left out. */
export async function findStockAisles(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, StockAisle>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('catalogue.stocks as s')
    .leftJoin('catalogue.categories as c', 'c.id', 's.subcategory_id')
    .select(['s.id', 's.name', 's.units', 's.translations', 's.aisle as own_aisle', 's.barcode'])
    .select(['c.name as aisle', 'c.translations as aisle_translations'])
    .where('s.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ aisle, aisle_translations, own_aisle, ...row }) => {
      const { id, name, units, barcode } = localize(row, locale);
      const category = localize(
        { name: aisle ?? '', translations: aisle_translations ?? {} },
        locale,
      );
      return [id, { id, name, units, barcode, aisle: own_aisle ?? category.name }];
    }),
  );
}
