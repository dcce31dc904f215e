import type { ServiceFigures, ServiceRow } from '@sabuja/contract';
import { sumPaise, toPaise, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { averageRatings } from '../../complaints/index.ts';
import { type FigurePeriod, periodMoments } from './period.ts';
import { readUpdateTime } from './read-update-time.ts';

type Row = Omit<ServiceRow, 'wallet_balance'> & {
  wallet_spent_paise: number;
  wallet_refunds_paise: number;
  source_refunds_paise: number;
  wallet_balance_paise: number;
};

/**
 * Returns for each day of a period how orders were served, the refunds, and the wallet balances at its end; in rupees.
 */
export async function readService(db: Db, period: FigurePeriod): Promise<ServiceFigures> {
  const { rows } = await sql<Row>`
    select f.day as date, f.placed, f.cancelled, f.delivered, f.on_time, f.units_ordered, f.units_found,
      f.substituted_lines, f.complaints, f.first_orders, f.repeat_orders, f.wallet_spent_paise,
      f.wallet_refunds_paise, f.source_refunds_paise, f.wallet_balance_paise
    from (
      select *, sum(wallet_change_paise) over (order by day)::bigint as wallet_balance_paise
      from back_office.day_figures where day <= ${period.to}
    ) f
    where f.day >= ${period.from} order by f.day`.execute(db);
  const results = rows.map(toServiceRow);
  const count = (read: (row: ServiceRow) => number) =>
    results.reduce((sum, row) => sum + read(row), 0);
  const amount = (read: (row: ServiceRow) => number) =>
    toRupees(sumPaise(results.map((row) => toPaise(read(row)))));
  return {
    updated_at: await readUpdateTime(db, period),
    total: {
      placed: count((row) => row.placed),
      cancelled: count((row) => row.cancelled),
      delivered: count((row) => row.delivered),
      on_time: count((row) => row.on_time),
      units_ordered: count((row) => row.units_ordered),
      units_found: count((row) => row.units_found),
      substituted_lines: count((row) => row.substituted_lines),
      complaints: count((row) => row.complaints),
      first_orders: count((row) => row.first_orders),
      repeat_orders: count((row) => row.repeat_orders),
      wallet_spent: amount((row) => row.wallet_spent),
      wallet_refunds: amount((row) => row.wallet_refunds),
      source_refunds: amount((row) => row.source_refunds),
      wallet_balance: results.at(-1)?.wallet_balance ?? 0,
    },
    results,
    ratings: await averageRatings(db, periodMoments(period)),
  };
}

const toServiceRow = ({
  wallet_spent_paise,
  wallet_refunds_paise,
  source_refunds_paise,
  wallet_balance_paise,
  ...counts
}: Row): ServiceRow => ({
  ...counts,
  wallet_spent: toRupees(wallet_spent_paise),
  wallet_refunds: toRupees(wallet_refunds_paise),
  source_refunds: toRupees(source_refunds_paise),
  wallet_balance: toRupees(wallet_balance_paise),
});
