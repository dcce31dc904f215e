import { staffCouponCalls } from '@sabuja/contract';
import { fail, formatRupeesShort, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import { changedMeanwhile, exportSheet, readChanged } from '../../staff/index.ts';
import { couponsSheet } from './coupons-sheet.ts';
import { findStaffCoupon, listStaffCoupons } from './coupons-store.ts';
import { changeCoupon, createCoupon, type ManageCouponsDeps } from './manage-coupons.ts';

const problems = {
  NO_COUPON: () => ({ status: 404, message: 'This coupon was not found.' }),
  CODE_TAKEN: () => ({
    status: 409,
    message: 'There is a coupon of this code already.',
    field: 'code',
  }),
  BAD_PERIOD: () => ({
    status: 422,
    message: 'The end must be after the beginning.',
    field: 'until',
  }),
  BAD_DISCOUNT: () => ({
    status: 422,
    message:
      'A coupon takes off a percentage, at most its limit, or an amount. One for the first order is for once.',
    field: 'percent',
  }),
  BUDGET_BELOW_USED: ({ used }: { used: number }) => ({
    status: 422,
    message: text`${formatRupeesShort(used)} of it are used already.`,
    field: 'budget',
    details: { used },
  }),
  CHANGED_MEANWHILE: changedMeanwhile,
} satisfies ProblemsOf<typeof staffCouponCalls>;

export function staffCouponRoutes(context: MountContext, deps: ManageCouponsDeps): void {
  const { db, clock } = deps;
  const read = async (id: number) =>
    (await findStaffCoupon(db, id, clock.now())) ?? fail('NO_COUPON');
  mountCalls(context, {
    calls: staffCouponCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/coupons': ({ query }) => listStaffCoupons(db, query, clock.now()),
      'GET /api/v1/staff/coupons/csv': async ({ actor, query, http }) =>
        exportSheet(
          deps,
          { actor, reply: http.reply, format: query.format },
          {
            ...{ action: 'coupon.export', subject: 'coupon', name: 'coupons', filter: query },
            sheet: await couponsSheet(db, query, clock.now()),
          },
        ),
      'POST /api/v1/staff/coupons': async ({ actor, body }) => {
        const created = await createCoupon(deps, actor, body);
        if (isFailure(created)) return created;
        const coupon = await read(created);
        if (isFailure(coupon)) throw new Error(`coupon ${created} was created but not found`);
        return coupon;
      },
      'PATCH /api/v1/staff/coupons/{id}': async ({ actor, params, body }) => {
        const changed = await changeCoupon(deps, actor, params.id, body);
        const coupon = await readChanged(changed, () => read(params.id));
        return isFailure(coupon) ? coupon : { ...coupon, message: text`The coupon is changed.` };
      },
    },
  });
}
