import type {
  NewStaffCoupon,
  StaffCoupon,
  StaffCouponChange,
  StaffCouponTerms,
} from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { createAuditRecorder } from '../../staff/index.ts';
import { insertCoupon, lockCoupon, toCode, updateCoupon } from './coupons-store.ts';

const audit = createAuditRecorder('coupon');

export type ManageCouponsDeps = { db: Db; clock: Clock };

/** Creates a coupon. Fails with CODE_TAKEN, BAD_PERIOD or BAD_DISCOUNT. */
export function createCoupon(
  { db, clock }: ManageCouponsDeps,
  actor: StaffActor,
  request: NewStaffCoupon,
) {
  const now = clock.now();
  const coupon = { ...request, code: toCode(request.code) };
  return inTransaction(db, async (tx) => {
    const problem = findProblem(coupon);
    if (problem) return problem;
    const id = await insertCoupon(tx, coupon, { actor, now });
    if (id === undefined) return fail('CODE_TAKEN');
    await audit(tx, actor, { action: 'coupon.create', id, after: coupon }, now);
    return id;
  });
}

/**
 * Changes a coupon; the discounts of placed orders stay. Fails with NO_COUPON, CHANGED_MEANWHILE, BAD_PERIOD,
 * BAD_DISCOUNT or BUDGET_BELOW_USED.
 */
export function changeCoupon(
  { db, clock }: ManageCouponsDeps,
  actor: StaffActor,
  id: number,
  { version, ...change }: StaffCouponChange,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const saved = await lockCoupon(tx, id, now);
    if (!saved) return fail('NO_COUPON');
    if (version !== undefined && version !== saved.version) return fail('CHANGED_MEANWHILE');
    const before = termsOf(saved);
    const after = { ...before, ...change };
    const problem = findProblem(after);
    if (problem) return problem;
    if (after.budget !== null && after.budget < saved.used)
      return fail('BUDGET_BELOW_USED', { used: saved.used });
    await updateCoupon(tx, id, after, { actor, now });
    await audit(tx, actor, { action: 'coupon.change', id, before, after }, now);
    return undefined;
  });
}

function findProblem(terms: StaffCouponTerms) {
  const { from, until, percent, amount, cap } = terms;
  if (from !== null && until !== null && new Date(until) <= new Date(from))
    return fail('BAD_PERIOD');
  const isOneKind = (percent === null) !== (amount === null);
  if (!isOneKind || (cap !== null && percent === null)) return fail('BAD_DISCOUNT');
  return terms.first_order_only && !terms.once_per_customer ? fail('BAD_DISCOUNT') : undefined;
}

const termsOf = ({
  coupon_id: _id,
  code: _code,
  state: _state,
  used: _used,
  use_count: _count,
  version: _version,
  updated_at: _at,
  updated_by: _by,
  ...terms
}: StaffCoupon): StaffCouponTerms => terms;
