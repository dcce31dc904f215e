import type { Report } from '@sabuja/contract/rules/reports';
import type { IstDate } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { areFiguresSettled, areWalletsSettled } from '../figures/settled-days.ts';
import { readCashReport } from './contents/cash-report.ts';
import { readGstReport } from './contents/gst-report.ts';
import type { ReadReport } from './contents/report-content.ts';
import { readSalesReport } from './contents/sales-report.ts';
import { readServiceReport } from './contents/service-report.ts';
import { readStockReport } from './contents/stock-report.ts';
import { readWalletReport } from './contents/wallet-report.ts';

export const reportReaders: Readonly<Record<Report, ReadReport>> = {
  stock: readStockReport,
  sales: readSalesReport,
  service: readServiceReport,
  wallets: readWalletReport,
  cash: readCashReport,
  gst: readGstReport,
};

/** What must be final on the last day of a period before a report is sent; a report that is not listed waits for nothing. */
const mustBeSettled: Partial<
  Record<Report, readonly ((db: Db, day: IstDate) => Promise<boolean>)[]>
> = {
  sales: [areFiguresSettled],
  service: [areFiguresSettled],
  wallets: [areFiguresSettled, areWalletsSettled],
  gst: [areFiguresSettled],
};

/** Returns true when the figures of a report whose period ends on `day` are final. */
export async function isSettled(db: Db, report: Report, day: IstDate): Promise<boolean> {
  const checks = (mustBeSettled[report] ?? []).map((areSettled) => areSettled(db, day));
  return (await Promise.all(checks)).every(Boolean);
}
