import { formatCount, formatRupees, formatShare } from '@sabuja/kit';
import { text } from '../../../../platform/texts/index.ts';
import { readService } from '../../figures/read-service.ts';
import { figuresPath, type ReadReport, toLines } from './report-content.ts';

/** How orders of a period were served, and what was refunded. */
export const readServiceReport: ReadReport = async (db, { period }) => {
  const { total, results } = await readService(db, period);
  return {
    subject: (shop) => text`How ${shop} delivered`,
    lines: toLines([
      text`Orders placed: ${formatCount(total.placed)}`,
      text`Cancelled: ${formatCount(total.cancelled)}`,
      text`Delivered: ${formatCount(total.delivered)}`,
      text`Of them on time: ${formatShare(total.on_time, total.delivered)}`,
      text`Found of what was ordered: ${formatShare(total.units_found, total.units_ordered)}`,
      text`Complaints: ${formatCount(total.complaints)}`,
      text`Orders of new customers: ${formatCount(total.first_orders)}`,
      text`Orders of returning customers: ${formatCount(total.repeat_orders)}`,
      text`Refunded to wallets: ${formatRupees(total.wallet_refunds)}`,
      text`Refunded to where it came from: ${formatRupees(total.source_refunds)}`,
    ]),
    rows: results.length,
    period,
    path: figuresPath('service', period),
  };
};
