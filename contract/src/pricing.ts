import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { paymentMethods } from './rules/shop-settings.ts';
import { Department, Id, ItemType, Pincode, Rupees, Uid } from './shapes.ts';

export const OrderLine = Type.Object({
  id: Id,
  quantity: Type.Integer({ minimum: 1, maximum: 9999 }),
  type: ItemType,
  department: Department,
});
export type OrderLine = Static<typeof OrderLine>;

export const PaymentMethod = Type.Enum([...paymentMethods], { type: 'string' });
export type PaymentMethod = Static<typeof PaymentMethod>;

/** The message for anything else in its place (S4g.1). */
export const invalidPaymentMethod = {
  payment_method: 'Please select a valid payment method.',
} as const;

export const Estimate = Type.Object({
  estimation_id: Type.String(),
  total_item_cost: Rupees(),
  shipping_charges: Rupees(),
  tax_amount: Rupees(),
  total_discount: Rupees(),
  final_amount: Rupees(),
  expires_at: Type.String({ format: 'date-time' }),
});
export type Estimate = Static<typeof Estimate>;

export const pricingCalls = {
  'POST /api/v1/orders/calculate-estimation': call({
    summary: 'What a checkout costs; kept for 15 minutes',
    guard: 'customer',
    rate: 'write',
    query: Type.Object({
      address: Type.Optional(Uid),
      pincode: Pincode,
      is_same: Type.Boolean({ default: false }),
      customer_id: Type.Optional(Type.String({ maxLength: 64 })),
      payment_method: PaymentMethod,
    }),
    body: Type.Array(OrderLine, { minItems: 1, maxItems: 200 }),
    invalid: invalidPaymentMethod,
    response: Estimate,
  }),
};
