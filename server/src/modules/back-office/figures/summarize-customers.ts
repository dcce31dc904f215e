import { walletAges } from '@sabuja/contract/rules/wallet-ages';
import { addDays, daysBetween, type IstDate, istDate } from '@sabuja/kit';
import { type Db, inTransaction, lockKey } from '../../../platform/db/index.ts';
import { addToCustomerMonths, readCohorts } from '../../orders/index.ts';
import { readWalletAges } from '../../wallet/index.ts';
import { settledBefore, settlesAt } from './settled-days.ts';

/** Sums customer cohorts, and wallet balances by age of the credit for each day that is not settled, up to today. */
export async function summarizeCustomers(db: Db, now: Date): Promise<void> {
  await addToCustomerMonths(db, settledBefore(now));
  await summarizeCohorts(db, now);
  for (const day of await listOpenDays(db, now)) await summarizeWallets(db, day, now);
}

const summarizeCohorts = (db: Db, now: Date): Promise<void> =>
  inTransaction(
    db,
    async (tx) => {
      await lockKey(tx, 'figures of cohorts');
      const cohorts = await readCohorts(tx);
      await tx.deleteFrom('back_office.cohorts').execute();
      for (const { months, ...cohort } of cohorts) {
        await tx
          .insertInto('back_office.cohorts')
          .values({ ...cohort, summed_at: now })
          .execute();
        if (months.length > 0)
          await tx
            .insertInto('back_office.cohort_months')
            .values(months.map((row) => ({ month: cohort.month, ...row })))
            .execute();
      }
    },
    { isIdempotent: true },
  );

/** How many days back sums that were not final are looked for: reports of a month are sent within it. */
const MAX_OPEN_DAYS = 40;

/** Returns the days from the first whose stored sums are not final, or that has none, to today. */
async function listOpenDays(db: Db, now: Date): Promise<IstDate[]> {
  const today = istDate(now);
  const stored = await db
    .selectFrom('back_office.wallet_ages')
    .select((e) => ['day', e.fn.min('summed_at').as('summed_at')])
    .groupBy('day')
    .orderBy('day')
    .execute();
  const last = stored.at(-1);
  if (!last) return [today];
  const since = addDays(today, -MAX_OPEN_DAYS);
  const open = stored.find(({ day, summed_at }) => day >= since && summed_at < settlesAt(day));
  const first = open?.day ?? addDays(last.day, 1);
  return Array.from({ length: daysBetween(first, today) + 1 }, (_, i) => addDays(first, i));
}

/** Replaces the stored rows of a day; every age has a row, so that an empty one is shown as 0. */
const summarizeWallets = (db: Db, day: IstDate, now: Date): Promise<void> =>
  inTransaction(
    db,
    async (tx) => {
      await lockKey(tx, `wallet ages of ${day}`);
      const sums = await readWalletAges(tx, day);
      await tx.deleteFrom('back_office.wallet_ages').where('day', '=', day).execute();
      await tx
        .insertInto('back_office.wallet_ages')
        .values(
          walletAges.map((bucket) => ({
            ...(sums.find((sum) => sum.bucket === bucket) ?? { wallets: 0, amount_paise: 0 }),
            ...{ day, bucket, summed_at: now },
          })),
        )
        .execute();
    },
    { isIdempotent: true },
  );
