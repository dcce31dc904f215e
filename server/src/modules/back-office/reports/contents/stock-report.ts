import { text } from '../../../../platform/texts/index.ts';
import { describeSummary, readStockSummary } from '../../../catalogue/index.ts';
import type { ReadReport } from './report-content.ts';

/** Products that are sold out, low or expire soon today; undefined when there are none. */
export const readStockReport: ReadReport = async (db, { locale, today }) => {
  const summary = await readStockSummary(db, today);
  return (
    summary && {
      subject: (shop) => text`The stock of ${shop} this morning`,
      lines: describeSummary(summary, locale),
      rows: summary.soldOut.total + summary.low.total + summary.expiring.total,
      period: { from: today, to: today },
      path: '/console/stock',
    }
  );
};
