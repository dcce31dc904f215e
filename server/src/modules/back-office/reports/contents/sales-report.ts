import type { SalesRow } from '@sabuja/contract';
import { addDays, daysBetween, formatCount, formatRupees } from '@sabuja/kit';
import { text } from '../../../../platform/texts/index.ts';
import type { FigurePeriod } from '../../figures/period.ts';
import { readSales } from '../../figures/read-sales.ts';
import { DELIVERY_KEY, OTHER_KEY } from '../../figures/sum-documents.ts';
import { figuresPath, type ReadReport, toLines } from './report-content.ts';

/** The number of best-selling products that are named. */
const BEST_PRODUCTS = 5;

/** Sales of a period compared with the one before, and the best-selling products. */
export const readSalesReport: ReadReport = async (db, { period, locale }) => {
  const { total, results } = await readSales(db, { ...period, locale, by: 'product' });
  const before = await readSales(db, { ...periodBefore(period), locale });
  const best = results.filter(isProduct).slice(0, BEST_PRODUCTS);
  return {
    subject: (shop) => text`Sales of ${shop}`,
    lines: toLines([
      text`Sales: ${formatRupees(total.sales)}`,
      text`As many days before: ${formatRupees(before.total.sales)}`,
      text`Orders: ${formatCount(total.orders)}`,
      text`Average order: ${formatRupees(total.average)}`,
      text`Credit notes: ${formatRupees(total.credited)}`,
      ...(best.length === 0 ? [] : ['', text`Sold most:`]),
      ...best.map(({ name, sales }) => `- ${name}: ${formatRupees(sales)}`),
    ]),
    rows: results.length,
    period,
    path: figuresPath('sales', period),
  };
};

const isProduct = ({ key, sales }: SalesRow): boolean =>
  key !== DELIVERY_KEY && key !== OTHER_KEY && sales > 0;

const periodBefore = ({ from, to }: FigurePeriod): FigurePeriod => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
});
