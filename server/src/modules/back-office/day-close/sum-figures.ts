import './tables.ts';
import { addDays, type IstDate, type Paise, startOfIstDay } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { sumCashByDay } from '../../orders/index.ts';
import { sumPaymentsByDay } from '../../payments/index.ts';
import { sumWalletsByDay } from '../../wallet/index.ts';

export type DayFigure = { day: IstDate; figure: string; paise: Paise };

/**
 * Sums the live figures of the days from `first` to `last`, in paise: sales and credit notes by payment method, online
 * payments and settlements, wallets, cash. Figures of 0 are left out.
 */
export async function sumFigures(db: Db | Tx, first: IstDate, last: IstDate): Promise<DayFigure[]> {
  const period = { from: startOfIstDay(first), until: startOfIstDay(addDays(last, 1)) };
  const figures = [
    ...(await sumSales(db, first, last)),
    ...(await sumPaymentsByDay(db, period)),
    ...(await sumWalletsByDay(db, period)),
    ...(await sumCashByDay(db, period)),
  ];
  return figures
    .filter(({ paise }) => paise !== 0)
    .sort((a, b) => `${a.day} ${a.figure}`.localeCompare(`${b.day} ${b.figure}`, 'en'));
}

/** Reads sales from the stored sums of days, which add up invoices and credit notes. */
async function sumSales(db: Db | Tx, first: IstDate, last: IstDate): Promise<DayFigure[]> {
  const rows = await db
    .selectFrom('back_office.day_sales')
    .select(['day', 'key', 'sales_paise', 'credited_paise'])
    .where('dimension', '=', 'payment')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return rows.flatMap(({ day, key, sales_paise, credited_paise }) => [
    { day, figure: `sales.${key}`, paise: sales_paise },
    { day, figure: `credited.${key}`, paise: credited_paise },
  ]);
}
