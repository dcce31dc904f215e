import type { Department, SubstituteOffer } from '@sabuja/contract';
import { type Locale, localize, type Paise, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, escapeLike, type Tx } from '../../platform/db/index.ts';
import { discountedPaise } from './stocks-store.ts';
import type { ItemTranslations } from './tables.ts';

type Row = Omit<SubstituteOffer, 'price'> & { price: Paise; translations: ItemTranslations };

const LISTED_SUBSTITUTES = 12;

/**
 * Products on sale that may replace a product: first those of its subcategory, then by the difference of the price.
 * `q` filters by name. Prices in rupees.
 */
export async function listSubstitutes(
  db: Db,
  stockId: number,
  { q, locale }: { q: string | undefined; locale: Locale },
): Promise<SubstituteOffer[]> {
  const named = q?.trim() ? sql`and s.name ilike ${`%${escapeLike(q.trim())}%`}` : sql``;
  const { rows } = await sql<Row>`
    select s.id as stock_id, s.name, s.units, s.translations, (${discountedPaise('s')})::bigint as price, s.quantity as in_stock,
      s.image_urls[1] as image_url
    from catalogue.stocks o join catalogue.stocks s
      on s.id <> o.id and s.department = o.department and s.category_id = o.category_id
    left join catalogue.labels ol on ol.stock_id = o.id
    left join catalogue.labels sl on sl.stock_id = s.id
    where o.id = ${stockId} and not s.inactive and s.quantity > 0 and ${suitsEater} ${named}
    order by s.subcategory_id <> o.subcategory_id, abs((${discountedPaise('s')}) - (${discountedPaise('o')})), s.id
    limit ${LISTED_SUBSTITUTES}`.execute(db);
  return rows.map((row) => {
    const { translations: _, price: paise, ...offer } = localize(row, locale);
    return { ...offer, price: toRupees(paise) };
  });
}

/**
 * Condition on the ordered product `o`, its label `ol`, the substitute `s` and its label `sl`: a vegetarian product has
 * no non-vegetarian substitute, and the substitute adds no allergen. Unstated allergens may be any of them.
 */
const suitsEater = sql`(s.veg_nonveg_type = 0 or coalesce(o.veg_nonveg_type, 0) <> 0)
  and case when sl.allergens is null then o.id is not null and ol.allergens is null
    else sl.allergens <@ coalesce(ol.allergens, '{}') end`;

/**
 * True when a product may replace an ordered one: same department, and `suitsEater`. An ordered product that is no
 * longer in the catalogue counts as vegetarian and without allergens.
 */
export async function maySubstitute(
  tx: Tx,
  ordered: { stockId: number; department: Department },
  substituteId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from catalogue.stocks s left join catalogue.stocks o on o.id = ${ordered.stockId}
    left join catalogue.labels ol on ol.stock_id = o.id
    left join catalogue.labels sl on sl.stock_id = s.id
    where s.id = ${substituteId} and s.id <> ${ordered.stockId} and s.department = ${ordered.department}
      and ${suitsEater}`.execute(tx);
  return rows.length > 0;
}
