import type { Cohorts, WalletAges } from '@sabuja/contract';
import { walletAges } from '@sabuja/contract/rules/wallet-ages';
import { type IstDate, istDate, sumPaise, toRupees } from '@sabuja/kit';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/index.ts';

const MAX_COHORTS = 24;

/** Customers by the month of their first invoiced order, newest first, up to the month of `now` in India. */
export async function readCohortFigures(db: Db, now: Date): Promise<Cohorts> {
  const cohorts = await db
    .selectFrom('back_office.cohorts')
    .selectAll()
    .orderBy('month', 'desc')
    .limit(MAX_COHORTS)
    .execute();
  const later = await db.selectFrom('back_office.cohort_months').selectAll().execute();
  const customersOf = new Map(
    later.map(({ month, months_since, customers }) => [`${month} ${months_since}`, customers]),
  );
  const thisMonth = monthNumber(istDate(now));
  return {
    updated_at: toNullableInstant(cohorts[0]?.summed_at),
    results: cohorts.map(({ month, customers, returned }) => ({
      ...{ month: month.slice(0, 7), customers, returned },
      months: Array.from(
        { length: Math.max(0, thisMonth - monthNumber(month)) },
        (_, i) => customersOf.get(`${month} ${i + 1}`) ?? 0,
      ),
    })),
  };
}

const monthNumber = (day: IstDate): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Returns the wallet balances by age of the credit, on the last summed day up to `to`; amounts in rupees. */
export async function readWalletAgeFigures(db: Db, to: IstDate): Promise<WalletAges> {
  const { day } = await db
    .selectFrom('back_office.wallet_ages')
    .select((e) => e.fn.max('day').as('day'))
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
  const rows =
    day === null
      ? []
      : await db.selectFrom('back_office.wallet_ages').selectAll().where('day', '=', day).execute();
  return {
    updated_at: toNullableInstant(rows[0]?.summed_at),
    day,
    total: toRupees(sumPaise(rows.map(({ amount_paise }) => amount_paise))),
    results: walletAges.flatMap((age) =>
      rows
        .filter(({ bucket }) => bucket === age)
        .map(({ wallets, amount_paise }) => ({ age, wallets, amount: toRupees(amount_paise) })),
    ),
  };
}
