import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Flag, Id, Instant, Page, paging, Rupees, Uid } from './schemas.ts';

export const WalletTransaction = Type.Object({
  id: Id,
  amount: Rupees({ description: 'above 0 credit, below 0 debit' }),
  description: Type.String(),
  updated_at: Instant,
});
export type WalletTransaction = Static<typeof WalletTransaction>;

const plan = {
  id: Id,
  plan_name: Type.String(),
  min_amount: Rupees(),
  discount: Type.Number({ description: 'percent' }),
  cashback: Rupees(),
  free_shipping: Flag,
  priority_delivery: Flag,
  additional_perks: Type.String(),
  validity_days: Type.Integer({ description: '0 is lifetime' }),
  inactive: Flag,
};
export const SubscriptionPlan = Type.Object({
  ...plan,
  version: Type.Integer({ description: 'of its terms; a payment may name it' }),
});
export type SubscriptionPlan = Static<typeof SubscriptionPlan>;
export const UserSubscription = Type.Object({
  ...plan,
  plan_id: Id,
  status: Type.Union([Type.Literal('0'), Type.Literal('1')], {
    description: "'1' current, '0' history",
  }),
  created_at: Instant,
});
export type UserSubscription = Static<typeof UserSubscription>;

/** The customer's id, or uid. */
const UserId = Type.Union([Type.Integer(), Type.String({ maxLength: 64 })]);
const owner = { user_uid: Type.Optional(Uid), uid: Type.Optional(Uid) };

export const walletCalls = {
  'GET /api/v1/wallet/': call({
    operationId: 'getWallet',
    summary: 'The balance',
    guard: 'customer',
    rate: 'read',
    query: Type.Object(owner),
    problems: { NOT_YOURS: 404 },
    response: Type.Object({
      balance: Rupees(),
      owed: Type.Optional(
        Rupees({
          description:
            'of recharges that were taken back after they were spent; the next one pays it',
        }),
      ),
    }),
  }),
  'GET /api/v1/wallet/transactions/': call({
    operationId: 'listWalletTransactions',
    summary: 'The entries of the balance, newest first',
    guard: 'customer',
    rate: 'read',
    query: Type.Object({ ...owner, ...paging(4) }),
    problems: { NOT_YOURS: 404 },
    response: Page(WalletTransaction),
  }),
  'POST /api/v1/wallet/recharge/': call({
    operationId: 'rechargeWallet',
    summary: 'Credit a verified payment, once',
    guard: 'customer',
    rate: 'money',
    body: Type.Object({
      user_id: UserId,
      payment_id: Type.String({ minLength: 1, maxLength: 40 }),
      method: Type.String({ maxLength: 40 }),
      description: Type.Optional(Type.String({ maxLength: 200 })),
      subscription_id: Type.Optional(Id),
    }),
    problems: {
      NOT_YOURS: 404,
      NO_PAYMENT: 404,
      NOT_A_RECHARGE: 409,
      NOT_CAPTURED: 409,
      NO_PLAN: 422,
      PLAN_GONE: 422,
      PLAN_CHANGED: 422,
      BELOW_PLAN: 422,
      OTHER_PLAN: 409,
      TOO_LATE: 409,
    },
    response: Type.Object({ balance: Rupees() }),
  }),
  'GET /api/v1/subscriptions/': call({
    operationId: 'listSubscriptionPlans',
    summary: 'The plans on offer',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    response: Type.Object({ results: Type.Array(SubscriptionPlan) }),
  }),
  'GET /api/v1/subscriptions/users/': call({
    operationId: 'listUserSubscriptions',
    summary: "The customer's plans, current and past",
    guard: 'customer',
    rate: 'read',
    query: Type.Object({ user_id: Type.Optional(Type.String({ maxLength: 64 })) }),
    problems: { NOT_YOURS: 404 },
    response: Type.Object({ results: Type.Array(UserSubscription) }),
  }),
};
