import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { sheetOf } from './media.ts';
import { COUPON_CODE_PATTERN } from './rules/patterns.ts';
import {
  CursorPage,
  cursorPaging,
  Department,
  Id,
  Instant,
  Message,
  Nullable,
  Rupees,
} from './schemas.ts';
import { conflict, madeFrom, revisionFields } from './staff-items.ts';

const MAX_RUPEES = 10_000_000;
const Amount = (description: string, least = 1) =>
  Type.Number({
    minimum: least,
    maximum: MAX_RUPEES,
    multipleOf: 0.01,
    description: `rupees; ${description}`,
  });

const Terms = Type.Object({
  percent: Nullable(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 100,
      multipleOf: 0.01,
      description: 'taken off after all other discounts; null: an amount is',
    }),
  ),
  amount: Nullable(Amount('taken off; null: a percentage is')),
  cap: Nullable(Amount('the most that a percentage takes off; null: no limit')),
  minimum: Amount('the goods that it is for cost as much before discounts', 0),
  department: Nullable(Department),
  once_per_customer: Type.Boolean(),
  first_order_only: Type.Boolean({ description: 'needs `once_per_customer`' }),
  with_plan: Type.Boolean({ description: 'also together with the discount of a plan' }),
  from: Nullable(Type.String({ ...Instant, description: 'null: from now on' })),
  until: Nullable(Type.String({ ...Instant, description: 'null: until somebody ends it' })),
  budget: Nullable(Amount('the most that all orders together get; null: no limit')),
  is_paused: Type.Boolean(),
});

const Code = Type.String({
  pattern: `^\\s*${COUPON_CODE_PATTERN}\\s*$`,
  maxLength: 40,
  description: 'what customers enter, in capital or small letters; stays as it is',
});
const Coupon = Type.Object({ code: Code, ...Terms.properties });

const State = Type.Enum(['planned', 'running', 'paused', 'ended', 'used_up'], { type: 'string' });
const filter = {
  state: Type.Optional(State),
  q: Type.Optional(Type.String({ maxLength: 40, description: 'a part of the code' })),
};

/** A coupon as staff see and change it. */
export const StaffCoupon = Type.Object({
  coupon_id: Id,
  code: Type.String(),
  ...Terms.properties,
  state: State,
  used: Rupees({ description: 'what orders that are not cancelled got' }),
  use_count: Type.Integer({ description: 'in how many checkouts' }),
  ...revisionFields,
});
export type StaffCoupon = Static<typeof StaffCoupon>;

/** A coupon to create. */
export type NewStaffCoupon = Static<typeof Coupon>;
/** The terms of a coupon: its discount, for whom and when it is valid. */
export type StaffCouponTerms = Static<typeof Terms>;
const CouponChange = Type.Object({ ...Type.Partial(Terms).properties, ...madeFrom });
/** A change of a coupon: omitted fields stay as they are. */
export type StaffCouponChange = Static<typeof CouponChange>;

const manage = { guard: 'staff', may: 'coupons.manage' } as const;
const problems = { BAD_PERIOD: 422, BAD_DISCOUNT: 422, BUDGET_BELOW_USED: 422 } as const;
const invalid = {
  code: 'Please enter 3 to 20 letters and digits.',
};

export const staffCouponCalls = {
  'GET /api/v1/staff/coupons': call({
    operationId: 'listStaffCoupons',
    summary: 'Coupons, the newest first',
    ...manage,
    rate: 'read',
    query: Type.Object({ ...filter, ...cursorPaging(100) }),
    response: CursorPage(StaffCoupon),
  }),
  'GET /api/v1/staff/coupons/csv': call({
    operationId: 'downloadCoupons',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...manage,
    ...sheetOf(filter),
  }),
  'POST /api/v1/staff/coupons': call({
    operationId: 'createCoupon',
    summary: 'Create a coupon',
    ...manage,
    rate: 'write',
    body: Coupon,
    invalid,
    problems: { ...problems, CODE_TAKEN: 409 },
    response: StaffCoupon,
  }),
  'PATCH /api/v1/staff/coupons/{id}': call({
    operationId: 'changeCoupon',
    summary:
      'Change what a coupon takes off, its time or its budget. CHANGED_MEANWHILE has it as it is now in its details',
    ...manage,
    rate: 'write',
    params: Type.Object({ id: Id }),
    body: CouponChange,
    problems: { ...problems, NO_COUPON: 404, ...conflict },
    response: Type.Object({ ...StaffCoupon.properties, ...Message.properties }),
  }),
};
