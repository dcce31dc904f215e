import type { NewStaffCoupon, OrderLine } from '@sabuja/contract';
import type { TestCustomer } from './builders.ts';
import type { TestMember } from './staff.ts';

let count = 0;

/** Creates a coupon of ₹10 without conditions; `values` override its fields. Returns the coupon as staff see it. */
export const createCoupon = (
  { api }: Pick<TestMember, 'api'>,
  values: Partial<NewStaffCoupon> = {},
) =>
  api('POST /api/v1/staff/coupons', {
    body: {
      code: `TEN${++count}`,
      percent: null,
      amount: 10,
      cap: null,
      minimum: 0,
      department: null,
      once_per_customer: false,
      first_order_only: false,
      with_plan: true,
      from: null,
      until: null,
      budget: null,
      is_paused: false,
      ...values,
    },
  });

type EstimateOptions = { is_same?: boolean; remaining_of?: string; language?: 'en' | 'hi' | 'or' };

/** Requests an estimate of lines with a coupon code. */
export const estimateWithCoupon = (
  { api }: Pick<TestCustomer, 'api'>,
  items: OrderLine[],
  coupon: string,
  { language = 'en', ...options }: EstimateOptions = {},
) =>
  api('POST /api/v1/orders/calculate-estimation', {
    query: { pincode: '751024', payment_method: 'COD', coupon, ...options },
    body: items,
    headers: { 'accept-language': language },
  });
