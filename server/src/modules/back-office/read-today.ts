import type { TodayFigures } from '@sabuja/contract';
import { istDate, nearestPaise, toRupees } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { countStockOuts } from '../catalogue/index.ts';
import { readCashOut, readCollected, readPlaced, summarizeBoard } from '../orders/index.ts';
import { readDayPayments } from '../payments/index.ts';
import { readDayWallets } from '../wallet/index.ts';
import { periodMoments } from './figures/period.ts';

/** Returns today's figures (India), amounts in rupees: orders, deliveries, payments, wallets, cash and refunds. */
export async function readToday(db: Db, now: Date): Promise<TodayFigures> {
  const date = istDate(now);
  const day = periodMoments({ from: date, to: date });
  const [deliveries, placed, collected, cashOut, payments, wallets, stockOuts] = await Promise.all([
    summarizeBoard(db, date, now),
    readPlaced(db, day),
    readCollected(db, day),
    readCashOut(db),
    readDayPayments(db, day),
    readDayWallets(db, day),
    countStockOuts(db),
  ]);
  const average = placed.orders === 0 ? 0 : nearestPaise(toRupees(placed.paise) / placed.orders);
  return {
    at: now.toISOString(),
    deliveries,
    placed: {
      orders: placed.orders,
      sales: toRupees(placed.paise),
      average: toRupees(average),
    },
    money: {
      online_orders: toRupees(payments.orders),
      online_recharges: toRupees(payments.recharges),
      cash: toRupees(collected),
      wallet_spent: toRupees(wallets.spent),
      wallet_refunds: toRupees(wallets.refunded),
      source_refunds: toRupees(payments.refunds),
    },
    cash_out: toRupees(cashOut),
    failed_payments: payments.failed,
    stock_outs: stockOuts,
  };
}
