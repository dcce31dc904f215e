import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_TYPED_COUPON_LENGTH } from './limits.ts';
import { paymentMethods } from './rules/shop-settings.ts';
import { DateText, Department, Id, ItemType, Nullable, Pincode, Rupees, Uid } from './schemas.ts';

export const OrderLine = Type.Object({
  id: Id,
  quantity: Type.Integer({ minimum: 1, maximum: 9999 }),
  type: ItemType,
  department: Department,
});
export type OrderLine = Static<typeof OrderLine>;

export const PaymentMethod = Type.Enum([...paymentMethods], { type: 'string' });
export type PaymentMethod = Static<typeof PaymentMethod>;

/** The message for an invalid payment method (S4g.1). */
export const invalidPaymentMethod = {
  payment_method: 'Please select a valid payment method.',
} as const;

/** Why a coupon gives no discount on a checkout. */
export const couponRefusals = [
  'UNKNOWN',
  'NOT_YET',
  'ENDED',
  'OTHER_DEPARTMENT',
  'BELOW_MINIMUM',
  'WITH_PLAN',
  'USED_ALREADY',
  'FIRST_ORDER_ONLY',
  'USED_UP',
] as const;
export type CouponRefusalCode = (typeof couponRefusals)[number];

export const Estimate = Type.Object({
  estimation_id: Type.String(),
  total_item_cost: Rupees(),
  shipping_charges: Rupees(),
  tax_amount: Rupees(),
  total_discount: Rupees(),
  final_amount: Rupees(),
  missing_for_free_delivery: Type.Optional(
    Rupees({
      description:
        'items for how much more make the one delivery free; absent when it is free, never is, or there are two',
    }),
  ),
  coupon: Type.Optional(
    Type.Object(
      {
        code: Type.String(),
        discount: Rupees({ description: 'part of `total_discount`; 0 when it is refused' }),
        refusal: Nullable(
          Type.Object({
            code: Type.Enum([...couponRefusals], { type: 'string' }),
            message: Type.String(),
          }),
        ),
      },
      { description: 'what became of the code that was entered; absent without one' },
    ),
  ),
  expires_at: Type.String({ format: 'date-time' }),
});
export type Estimate = Static<typeof Estimate>;

/** The problem codes of items that cannot be priced or sold as requested, with their statuses. */
export const pricingProblemCodes = {
  NO_DELIVERY: 422,
  ORDERING_PAUSED: 409,
  NO_ITEM: 422,
  WRONG_DEPARTMENT: 422,
  INACTIVE: 409,
  TOO_FEW: 409,
  BELOW_MINIMUM: 422,
  UNIT_LIMIT: 422,
  CASH_LIMIT: 422,
  OPEN_LIMIT: 422,
  UNPAID_LIMIT: 422,
  ABANDONED_LIMIT: 422,
  BAD_PAYMENT_METHOD: 422,
  NOT_YOURS: 404,
  NO_ADDRESS: 404,
} as const;

export const pricingCalls = {
  'POST /api/v1/orders/calculate-estimation': call({
    operationId: 'createEstimate',
    summary: 'Price a checkout; the estimate is valid for 15 minutes',
    guard: 'customer',
    whenOpen: true,
    rate: 'write',
    query: Type.Object({
      address: Type.Optional(
        Type.String({ ...Uid, description: 'of a saved address of the customer' }),
      ),
      pincode: Pincode,
      is_same: Type.Boolean({
        default: false,
        description: 'one delivery of both departments',
      }),
      customer_id: Type.Optional(Type.String({ maxLength: 64 })),
      payment_method: PaymentMethod,
      remaining_of: Type.Optional(
        Type.String({
          maxLength: 60,
          description:
            'an estimate of which one order is placed: if these lines are the other one, what remains of it is returned, with the id to order it by; otherwise a new estimate',
        }),
      ),
      coupon: Type.Optional(
        Type.String({
          maxLength: MAX_TYPED_COUPON_LENGTH,
          description: 'code of a coupon; one that is refused does not refuse the estimate',
        }),
      ),
      delivery_date: Type.Optional(DateText),
      delivery_slot: Type.Optional(
        Type.String({
          maxLength: 60,
          description:
            'with `remaining_of`: name of the chosen slot; one delivery of both departments has one',
        }),
      ),
    }),
    body: Type.Array(OrderLine, { minItems: 1, maxItems: 200 }),
    invalid: invalidPaymentMethod,
    problems: pricingProblemCodes,
    response: Estimate,
  }),
};
