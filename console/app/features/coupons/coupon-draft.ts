import type { NewStaffCoupon, StaffCoupon } from '@sabuja/contract';
import { createDrafts, type DraftField, optional, toOptional } from '../../lib/drafts.ts';
import { fromFieldTime, toFieldTime } from '../../lib/field-time.ts';

type Change = Partial<NewStaffCoupon>;
type Field = DraftField<StaffCoupon, Change>;

const amountIn = (name: 'percent' | 'amount' | 'cap' | 'budget'): Field => ({
  read: (coupon) => optional(coupon[name]),
  write: (value) => ({ [name]: toOptional(value) }),
});

/** Value of the form field that limits how often a customer may use the coupon; '' means no limit. */
type Uses = '' | 'once' | 'first';
const usesOf = ({ once_per_customer, first_order_only }: StaffCoupon): Uses => {
  if (first_order_only) return 'first';
  return once_per_customer ? 'once' : '';
};

/** Maps each form field to its text from a coupon (`read`) and to the change that is sent (`write`). */
const fields = {
  code: { read: ({ code }) => code, write: (code) => ({ code }) },
  percent: amountIn('percent'),
  amount: amountIn('amount'),
  cap: amountIn('cap'),
  minimum: {
    read: ({ minimum }) => (minimum === 0 ? '' : String(minimum)),
    write: (value) => ({ minimum: toOptional(value) ?? 0 }),
  },
  department: {
    read: ({ department }) => department ?? '',
    write: (value) => ({ department: value === 'KITCHEN' || value === 'GROCERY' ? value : null }),
  },
  uses: {
    read: usesOf,
    write: (value) => ({ once_per_customer: value !== '', first_order_only: value === 'first' }),
  },
  with_plan: {
    read: (coupon) => (coupon.with_plan ? '✓' : ''),
    write: (value) => ({ with_plan: value !== '' }),
  },
  from: {
    read: ({ from }) => toFieldTime(from),
    write: (value) => ({ from: fromFieldTime(value) }),
  },
  until: {
    read: ({ until }) => toFieldTime(until),
    write: (value) => ({ until: fromFieldTime(value) }),
  },
  budget: amountIn('budget'),
} satisfies Record<string, Field>;
export type CouponField = keyof typeof fields;

export const couponDrafts = createDrafts<StaffCoupon, Change, CouponField>(fields, {
  with_plan: '✓',
});

/** Default values of a new coupon. */
export const emptyCoupon: NewStaffCoupon = {
  code: '',
  percent: null,
  amount: null,
  cap: null,
  minimum: 0,
  department: null,
  once_per_customer: false,
  first_order_only: false,
  with_plan: false,
  from: null,
  until: null,
  budget: null,
  is_paused: false,
};
