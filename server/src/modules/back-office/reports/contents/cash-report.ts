import { addDays, formatCount, formatPaise, startOfIstDay } from '@sabuja/kit';
import { text } from '../../../../platform/texts/index.ts';
import { readCashFigures, readCashOut } from '../../../orders/index.ts';
import { type ReadReport, toLines } from './report-content.ts';

/** Cash of a period, collected and counted at closes, and the cash that riders have now. */
export const readCashReport: ReadReport = async (db, { period }) => {
  const { from, to } = period;
  const days = { from: startOfIstDay(from), until: startOfIstDay(addDays(to, 1)) };
  const cash = await readCashFigures(db, days);
  return {
    subject: (shop) => text`Cash of ${shop}`,
    lines: toLines([
      text`Collected: ${formatPaise(cash.collected)}`,
      text`Closes: ${formatCount(cash.closings)}`,
      text`Counted: ${formatPaise(cash.counted)}`,
      text`Difference to what was expected: ${formatPaise(cash.counted - cash.expected)}`,
      text`With riders now: ${formatPaise(await readCashOut(db))}`,
    ]),
    rows: cash.closings,
    period,
    path: '/console/cash',
  };
};
