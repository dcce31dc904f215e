import type { Report } from '@sabuja/contract/rules/reports';
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

/** Reports made from the sums of days; they are sent when these sums are final. */
export const reportsOfDays: ReadonlySet<Report> = new Set(['sales', 'service', 'wallets', 'gst']);
