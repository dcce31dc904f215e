import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_ONLINE_AMOUNT, MIN_ONLINE_AMOUNT } from './limits.ts';
import { Id, OrderUid, Rupees, Uid } from './schemas.ts';

const Purpose = Type.Union([Type.Literal('ORDER'), Type.Literal('WALLET')]);
const ProviderId = Type.String({ minLength: 1, maxLength: 40 });
/** An amount in paise, the provider's unit; every other amount on the wire is in rupees. */
const PaiseAmount = Type.Integer({ minimum: MIN_ONLINE_AMOUNT, maximum: MAX_ONLINE_AMOUNT });

/** A refund to the payer. */
export const Refund = Type.Object({
  payment_id: ProviderId,
  amount: Rupees(),
  reason: Type.Enum(['UNUSED', 'CANCELLED', 'SHORTAGE', 'STAFF', 'REFUSED'], {
    type: 'string',
    description:
      'money without an order, a cancelled order, what was missing of an order, a refund by staff, or what was refused at the door',
  }),
  whole: Type.Boolean({
    description: 'the amount paid for several orders at once, not for this one alone',
  }),
  state: Type.Union([Type.Literal('ON_ITS_WAY'), Type.Literal('DONE'), Type.Literal('HELD_UP')], {
    description: 'held up: the provider refused it or the bank failed; staff handle it',
  }),
  to_wallet: Type.Optional(
    Type.Boolean({ description: 'true: the bank failed, and the money is in the wallet instead' }),
  ),
});
export type Refund = Static<typeof Refund>;

export const paymentCalls = {
  'POST /api/v1/payment/create': call({
    operationId: 'createPayment',
    summary: "Create the provider's order for shop orders or a wallet recharge",
    guard: 'customer',
    whenOpen: true,
    rate: 'money',
    body: Type.Object({
      amount: PaiseAmount,
      currency: Type.Literal('INR'),
      receipt: Type.String({ maxLength: 40 }),
      payment_capture: Type.Optional(Type.Union([Type.Literal(1), Type.Boolean()])),
      purpose: Type.Optional(Purpose),
      order_uids: Type.Optional(Type.Array(Uid, { minItems: 1, maxItems: 2 })),
      subscription_id: Type.Optional(Id),
      subscription_version: Type.Optional(
        Type.Integer({
          ...Id,
          description:
            'the version of the plan that was chosen; refused when its terms have changed',
        }),
      ),
    }),
    problems: {
      ONLINE_OFF: 503,
      NOT_CREATED: 502,
      NO_ORDERS: 422,
      TWO_PURPOSES: 422,
      NO_ORDER: 404,
      NOT_TO_PAY: 409,
      OTHER_AMOUNT: 409,
      PLAN_REFUSED: 422,
      MANY_RECHARGES: 429,
    },
    response: Type.Object({
      id: Type.String(),
      amount: Type.Integer(),
      currency: Type.String(),
      provider: Type.String({
        description: 'the payment provider, whose checkout is opened',
      }),
      key: Type.String(),
      checkout_script: Type.String({
        description: 'the URL of the checkout script',
      }),
    }),
  }),
  'POST /api/v1/payment/verify': call({
    operationId: 'verifyPayment',
    summary: "Verify the provider's signature and settle the payment",
    guard: 'customer',
    rate: 'money',
    body: Type.Object({
      payment_id: ProviderId,
      payment_type: Purpose,
      payment_sub_type: Type.Literal('online'),
      signature: Type.String({ minLength: 1, maxLength: 512 }),
      order_id: ProviderId,
      amount: PaiseAmount,
    }),
    problems: {
      ONLINE_OFF: 503,
      NOT_YOURS: 404,
      NOT_VERIFIED: 400,
      CONFIRMING: 409,
      GOES_BACK: 409,
      NOT_PAID: 409,
    },
    response: Type.Object({ status: Type.Literal('success') }),
  }),
  'GET /api/v1/payment/refunds/{orderId}': call({
    operationId: 'listRefunds',
    summary: 'The refunds of the online payment of an order',
    guard: 'customer',
    rate: 'read',
    params: Type.Object({ orderId: OrderUid }),
    problems: { NO_ORDER: 404 },
    response: Type.Object({ results: Type.Array(Refund) }),
  }),
  'POST /api/v1/payment/webhook': call({
    operationId: 'receivePaymentWebhook',
    summary: "The provider's webhook for payments and refunds",
    guard: 'provider',
    rate: 'unlimited',
    problems: { ONLINE_OFF: 503, NOT_SIGNED: 400, UNREADABLE: 400, STALE: 400 },
    response: Type.Object({ received: Type.Boolean() }),
  }),
};
