import type { Department, SubstituteOffer } from '@sabuja/contract';
import { type Locale, localize, type Paise, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { escapeLike } from './escape-like.ts';
import type { ItemTranslations } from './tables.ts';

type Row = Omit<SubstituteOffer, 'price'> & { price: Paise; translations: ItemTranslations };

const LISTED_SUBSTITUTES = 12;

/**
 * Products on sale that may replace a product: those of its subcategory first, then by how near their price is.
 * `q` filters by name. Prices in rupees. Never a non-vegetarian one for a vegetarian one.
 */
export async function listSubstitutes(
  db: Db,
  stockId: number,
  { q, locale }: { q: string | undefined; locale: Locale },
): Promise<SubstituteOffer[]> {
  const price = (alias: string) =>
    sql`round(${sql.ref(`${alias}.cost_paise`)} * (100 - ${sql.ref(`${alias}.discount_percent`)}) / 100)::bigint`;
  const named = q?.trim() ? sql`and s.name ilike ${`%${escapeLike(q.trim())}%`}` : sql``;
  const { rows } = await sql<Row>`
    select s.id as stock_id, s.name, s.units, s.translations, ${price('s')} as price, s.quantity as in_stock,
      s.image_urls[1] as image_url
    from catalogue.stocks o join catalogue.stocks s
      on s.id <> o.id and s.department = o.department and s.category_id = o.category_id
    where o.id = ${stockId} and not s.inactive and s.quantity > 0
      and (s.veg_nonveg_type = 0 or o.veg_nonveg_type <> 0) ${named}
    order by s.subcategory_id <> o.subcategory_id, abs(${price('s')} - ${price('o')}), s.id
    limit ${LISTED_SUBSTITUTES}`.execute(db);
  return rows.map((row) => {
    const { translations: _, price: paise, ...offer } = localize(row, locale);
    return { ...offer, price: toRupees(paise) };
  });
}

/**
 * True when a product may replace what was ordered: of the same department, and never non-vegetarian for something
 * vegetarian. A product that is no longer in the catalogue counts as vegetarian.
 */
export async function maySubstitute(
  tx: Tx,
  ordered: { stockId: number; department: Department },
  substituteId: number,
): Promise<boolean> {
  const rows = await tx
    .selectFrom('catalogue.stocks')
    .select(['id', 'department', 'veg_nonveg_type'])
    .where('id', 'in', [ordered.stockId, substituteId])
    .execute();
  const substitute = rows.find(({ id }) => id === substituteId);
  const original = rows.find(({ id }) => id === ordered.stockId);
  if (!substitute || substituteId === ordered.stockId) return false;
  if (substitute.department !== ordered.department) return false;
  return substitute.veg_nonveg_type === 0 || (original?.veg_nonveg_type ?? 0) !== 0;
}
