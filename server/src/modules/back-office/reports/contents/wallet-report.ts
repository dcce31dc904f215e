import type { WalletAge } from '@sabuja/contract/rules/wallet-ages';
import { formatRupees } from '@sabuja/kit';
import { type Message, text } from '../../../../platform/texts/index.ts';
import { readWalletAgeFigures } from '../../figures/read-customers.ts';
import { readService } from '../../figures/read-service.ts';
import { figuresPath, type ReadReport, toLines } from './report-content.ts';

/** The balance of all wallets at the end of a period, by age of the credit, and the amount spent from them. */
export const readWalletReport: ReadReport = async (db, { period }) => {
  const { total, results } = await readWalletAgeFigures(db, period.to);
  const service = await readService(db, period);
  return {
    subject: (shop) => text`Wallets of ${shop}`,
    lines: toLines([
      text`In all wallets: ${formatRupees(total)}`,
      ...results.map(({ age, amount }) => ageLines[age](formatRupees(amount))),
      '',
      text`Spent for orders: ${formatRupees(service.total.wallet_spent)}`,
      text`Refunded to wallets: ${formatRupees(service.total.wallet_refunds)}`,
    ]),
    rows: results.length + service.results.length,
    period,
    path: figuresPath('customers', period),
  };
};

const ageLines: Readonly<Record<WalletAge, (amount: string) => Message>> = {
  '0-30': (amount) => text`- credited up to 30 days ago: ${amount}`,
  '31-90': (amount) => text`- 31 to 90 days ago: ${amount}`,
  '91-180': (amount) => text`- 91 to 180 days ago: ${amount}`,
  '181-365': (amount) => text`- 181 to 365 days ago: ${amount}`,
  '366+': (amount) => text`- longer ago: ${amount}`,
};
