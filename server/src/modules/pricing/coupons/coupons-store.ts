import type { StaffCoupon, StaffCouponTerms } from '@sabuja/contract';
import { toPaise, toRupees } from '@sabuja/kit';
import { type Selectable, sql } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import { type Db, escapeLike, type Tx } from '../../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../../platform/http/index.ts';
import {
  type DescribeRevision,
  describeRevisions,
  revision,
  type Saving,
} from '../../staff/index.ts';
import type { CouponTable } from '../tables.ts';

type CouponRow = Selectable<CouponTable>;

/** Normalizes an entered code to its stored form. */
export const toCode = (entered: string): string => entered.trim().toUpperCase();

/** True when a coupon's budget is used up. */
export const isUsedUp = ({ used_paise, budget_paise }: CouponRow): boolean =>
  budget_paise !== null && used_paise >= budget_paise;
export const hasBegun = ({ valid_from }: CouponRow, now: Date): boolean =>
  valid_from === null || valid_from <= now;
/** True when the coupon has expired or staff have paused it. */
export const hasEnded = ({ valid_until, is_paused }: CouponRow, now: Date): boolean =>
  is_paused || (valid_until !== null && valid_until <= now);

const selectCoupons = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('pricing.coupons as c')
    .selectAll('c')
    .select(selectState(now).as('state'))
    .select((e) =>
      e
        .selectFrom('pricing.redemptions as r')
        .select((r) => r.fn.countAll<number>().as('count'))
        .whereRef('r.coupon_id', '=', 'c.id')
        .where('r.amount_paise', '>', 0)
        .$asScalar()
        .as('use_count'),
    );

/** Finds a coupon, whether this customer redeemed it in another checkout, and whether this checkout has redeemed it. */
export const findCoupon = (
  db: Db | Tx,
  { code, customerId, redemptionUid }: { code: string; customerId: number; redemptionUid: string },
) =>
  db
    .selectFrom('pricing.coupons as c')
    .selectAll('c')
    .select((e) => {
      const standing = e
        .selectFrom('pricing.redemptions as r')
        .select('r.uid')
        .whereRef('r.coupon_id', '=', 'c.id')
        .where('r.customer_id', '=', customerId)
        .where('r.amount_paise', '>', 0);
      return [
        e.exists(standing.where('r.uid', '<>', redemptionUid)).as('used_before'),
        e.exists(standing.where('r.uid', '=', redemptionUid)).as('is_redeemed'),
      ];
    })
    .where('code', '=', toCode(code))
    .executeTakeFirst();

export type CouponFilter = { state?: StaffCoupon['state']; q?: string };

/** A page of coupons as staff see them, the newest first. */
export async function listStaffCoupons(
  db: Db,
  { state, q, ...paging }: CouponFilter & Paging,
  now: Date,
) {
  const code = toCode(q ?? '');
  const found = await selectPage(
    selectCoupons(db, now)
      .$if(state !== undefined, (query) => query.where(selectState(now), '=', state ?? 'running'))
      .$if(code !== '', (query) => query.where('c.code', 'like', `%${escapeLike(code)}%`)),
    [descending('c.id')],
    paging,
  );
  const describe = await describeRevisions(db, found.rows);
  return toPage(found, paging, (row) => toStaffCoupon(row, describe));
}

/** A coupon as staff see it; undefined when no coupon has this id. */
export async function findStaffCoupon(
  db: Db,
  id: number,
  now: Date,
): Promise<StaffCoupon | undefined> {
  const row = await selectCoupons(db, now).where('c.id', '=', id).executeTakeFirst();
  return row && toStaffCoupon(row, await describeRevisions(db, [row]));
}

/** Locks a coupon for a change and returns it as staff see it; undefined when no coupon has this id. */
export async function lockCoupon(tx: Tx, id: number, now: Date): Promise<StaffCoupon | undefined> {
  const row = await selectCoupons(tx, now).where('c.id', '=', id).forUpdate('c').executeTakeFirst();
  return row && toStaffCoupon(row, await describeRevisions(tx, [row]));
}

const rupees = (paise: number | null): number | null => (paise === null ? null : toRupees(paise));
const paise = (amount: number | null): number | null => (amount === null ? null : toPaise(amount));
const date = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

function toStaffCoupon(
  row: CouponRow & { use_count: number | null; state: StaffCoupon['state'] },
  describe: DescribeRevision,
): StaffCoupon {
  return {
    coupon_id: row.id,
    code: row.code,
    percent: row.percent,
    amount: rupees(row.amount_paise),
    cap: rupees(row.cap_paise),
    minimum: toRupees(row.minimum_paise),
    department: row.department,
    once_per_customer: row.once_per_customer,
    first_order_only: row.first_order_only,
    with_plan: row.with_plan,
    from: toNullableInstant(row.valid_from),
    until: toNullableInstant(row.valid_until),
    budget: rupees(row.budget_paise),
    is_paused: row.is_paused,
    state: row.state,
    used: toRupees(row.used_paise),
    use_count: Number(row.use_count ?? 0),
    ...describe(row),
  };
}

const selectState = (now: Date) => sql<StaffCoupon['state']>`case
  when c.valid_until <= ${now} then 'ended'
  when c.is_paused then 'paused'
  when c.used_paise >= c.budget_paise then 'used_up'
  when c.valid_from > ${now} then 'planned'
  else 'running' end`;

const toRow = (terms: StaffCouponTerms, saving: Saving) => ({
  percent: terms.percent,
  amount_paise: paise(terms.amount),
  cap_paise: paise(terms.cap),
  minimum_paise: toPaise(terms.minimum),
  department: terms.department,
  once_per_customer: terms.once_per_customer,
  first_order_only: terms.first_order_only,
  with_plan: terms.with_plan,
  valid_from: date(terms.from),
  valid_until: date(terms.until),
  budget_paise: paise(terms.budget),
  is_paused: terms.is_paused,
  ...revision(saving),
});

/** Inserts a coupon; returns its id, or undefined when the code is taken. */
export async function insertCoupon(
  tx: Tx,
  coupon: StaffCouponTerms & { code: string },
  saving: Saving,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('pricing.coupons')
    .values({ code: coupon.code, ...toRow(coupon, saving) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const updateCoupon = (tx: Tx, id: number, terms: StaffCouponTerms, saving: Saving) =>
  tx
    .updateTable('pricing.coupons')
    .set((coupons) => ({ ...toRow(terms, saving), version: coupons('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
