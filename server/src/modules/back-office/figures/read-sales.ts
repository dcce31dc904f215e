import type { FiguresBy, SalesFigures, SalesRow } from '@sabuja/contract';
import type { FigureDimension } from '@sabuja/contract/rules/figure-dimensions';
import { addDays, type Locale, nearestPaise, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { findItemNames, listCategoryNames } from '../../catalogue/index.ts';
import type { FigurePeriod } from './period.ts';
import { readUpdateTime } from './read-update-time.ts';
import type { SalesSum } from './sum-documents.ts';

type Sums = Omit<SalesSum, 'dimension'>;

/** Returns the sales of a period in rupees, by day (in order of date) or by a dimension (largest first). */
export async function readSales(
  db: Db,
  { by = 'day', locale, ...period }: FigurePeriod & { by?: FiguresBy; locale: Locale },
): Promise<SalesFigures> {
  const [total] = await sumDays(db, period, 'total');
  const rows = by === 'day' ? await sumDays(db, period, by) : await sumKeys(db, period, by);
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

/** Sums each day, or the whole period, from the rows of dimension 'all'; a summed day may have none. */
async function sumDays(db: Db, { from, to }: FigurePeriod, by: 'day' | 'total'): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    select ${by === 'day' ? sql`f.day::text` : sql`''`} as key, '' as name, ${sums}
    from back_office.day_figures f
    left join back_office.day_sales s on s.day = f.day and s.dimension = 'all'
    where f.day between ${from} and ${to}
    ${by === 'total' ? sql`` : sql`group by 1 order by 1`}`.execute(db);
  return rows;
}

/** Sums each key of a dimension: from stored months that lie entirely in the period, and from the remaining days. */
async function sumKeys(db: Db, { from, to }: FigurePeriod, by: FigureDimension): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    with whole as materialized (
      select month from back_office.month_figures
      where month >= ${from} and month + interval '1 month' <= ${addDays(to, 1)}
    ), loose as materialized (
      select day from back_office.day_figures
      where day between ${from} and ${to}
        and date_trunc('month', day::timestamp)::date not in (select month from whole)
    ), s as (
      select month as day, key, name, orders, units, sales_paise, tax_paise, credit_notes, credited_paise,
        credited_tax_paise
      from back_office.month_sales where dimension = ${by} and month in (select month from whole)
      union all
      select day, key, name, orders, units, sales_paise, tax_paise, credit_notes, credited_paise, credited_tax_paise
      from back_office.day_sales where dimension = ${by} and day in (select day from loose)
    )
    select key, substr(max((day::text || name) collate "C"), 11) as name, ${sums}
    from s group by key order by sales_paise desc, key`.execute(db);
  return rows;
}

const sums = sql`coalesce(sum(s.orders), 0)::int as orders, coalesce(sum(s.units), 0) as units,
  coalesce(sum(s.sales_paise), 0)::bigint as sales_paise,
  coalesce(sum(s.tax_paise), 0)::bigint as tax_paise,
  coalesce(sum(s.credit_notes), 0)::int as credit_notes,
  coalesce(sum(s.credited_paise), 0)::bigint as credited_paise,
  coalesce(sum(s.credited_tax_paise), 0)::bigint as credited_tax_paise`;

/** The current names of categories and products, in the reader's language. */
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
