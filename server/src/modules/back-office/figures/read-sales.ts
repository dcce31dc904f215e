import type { FiguresBy, SalesFigures, SalesRow } from '@sabuja/contract';
import { type Locale, nearestPaise, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { findItemNames, listCategoryNames } from '../../catalogue/index.ts';
import type { FigurePeriod } from './period.ts';
import { readUpdateTime } from './read-update-time.ts';
import type { SalesSum } from './sum-documents.ts';

type Sums = Omit<SalesSum, 'dimension'>;

/** Sales of a period in rupees, by day or by a dimension; the largest first, days in their sequence. */
export async function readSales(
  db: Db,
  { by = 'day', locale, ...period }: FigurePeriod & { by?: FiguresBy; locale: Locale },
): Promise<SalesFigures> {
  const [total] = await sumSales(db, period, 'total');
  const rows = await sumSales(db, period, by);
  const names = await readNames(db, rows, by, locale);
  return {
    updated_at: await readUpdateTime(db, period),
    total: toAmounts(total),
    results: rows.map((row) => ({
      key: row.key,
      name: names.get(row.key) ?? row.name,
      ...toAmounts(row),
    })),
  };
}

async function sumSales(
  db: Db,
  { from, to }: FigurePeriod,
  by: FiguresBy | 'total',
): Promise<Sums[]> {
  const isOfAll = by === 'day' || by === 'total';
  const key = by === 'day' ? sql`f.day::text` : by === 'total' ? sql`''` : sql`s.key`;
  const { rows } = await sql<Sums>`
    select ${key} as key,
      coalesce((array_agg(s.name order by s.day desc))[1], '') as name,
      coalesce(sum(s.orders), 0)::int as orders, coalesce(sum(s.units), 0) as units,
      coalesce(sum(s.sales_paise), 0)::bigint as sales_paise,
      coalesce(sum(s.tax_paise), 0)::bigint as tax_paise,
      coalesce(sum(s.credit_notes), 0)::int as credit_notes,
      coalesce(sum(s.credited_paise), 0)::bigint as credited_paise,
      coalesce(sum(s.credited_tax_paise), 0)::bigint as credited_tax_paise
    from back_office.day_figures f
    ${isOfAll ? sql`left join` : sql`join`} back_office.day_sales s
      on s.day = f.day and s.dimension = ${isOfAll ? 'all' : by}
    where f.day between ${from} and ${to}
    ${by === 'total' ? sql`` : sql`group by 1`}
    order by ${by === 'day' ? sql`1` : sql`5 desc, 1`}`.execute(db);
  return rows;
}

/** The present names of categories and products, in the reader's language. */
async function readNames(
  db: Db,
  rows: readonly Sums[],
  by: FiguresBy,
  locale: Locale,
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ key }) => (/^\d+$/.test(key) ? [Number(key)] : []));
  if (by === 'category')
    return new Map(
      [...(await listCategoryNames(db, locale))].map(([id, name]) => [String(id), name]),
    );
  if (by !== 'product') return new Map();
  const items = await findItemNames(db, ids, locale);
  return new Map([...items].map(([id, { name }]) => [String(id), name]));
}

const toAmounts = (sums: Sums | undefined): Omit<SalesRow, 'key' | 'name'> => {
  const orders = sums?.orders ?? 0;
  const sales = toRupees(sums?.sales_paise ?? 0);
  return {
    orders,
    units: sums?.units ?? 0,
    sales,
    tax: toRupees(sums?.tax_paise ?? 0),
    average: orders === 0 ? 0 : toRupees(nearestPaise(sales / orders)),
    credit_notes: sums?.credit_notes ?? 0,
    credited: toRupees(sums?.credited_paise ?? 0),
  };
};
