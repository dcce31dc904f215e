import type { paymentCalls } from '@sabuja/contract';
import type { ProblemsOf } from '../../platform/http/index.ts';
import { type Message, text } from '../../platform/texts/index.ts';

export const paymentProblems = {
  ONLINE_OFF: () => ({
    status: 503,
    message: 'Online payment is not available at the moment. Please choose another way to pay.',
  }),
  NOT_CREATED: ({ provider }: { provider: string }) => ({
    status: 502,
    message: text`Failed to create ${provider} order.`,
  }),
  NO_ORDERS: () => ({
    status: 422,
    message: 'Please name the orders to be paid.',
    field: 'order_uids',
  }),
  TWO_PURPOSES: () => ({
    status: 422,
    message: 'A payment is either for orders or for the wallet.',
    field: 'purpose',
  }),
  NO_ORDER: () => ({ status: 404, message: 'This order was not found.', field: 'order_uids' }),
  NOT_TO_PAY: () => ({
    status: 409,
    message: 'This order is not waiting for a payment. Please look at My Orders.',
    field: 'order_uids',
  }),
  OTHER_AMOUNT: () => ({
    status: 409,
    message: 'The amount is not what the orders come to. Please reload the page and try again.',
    field: 'amount',
  }),
  PLAN_REFUSED: (refusal: { status: 422; message: Message; field?: string }) => refusal,
  MANY_RECHARGES: () => ({
    status: 429,
    message:
      'You have begun many recharges without paying. Please try again in an hour, or pay another way.',
  }),
  NOT_YOURS: () => ({ status: 404, message: 'Payment verification failed.' }),
  NOT_VERIFIED: () => ({ status: 400, message: 'Payment verification failed.' }),
  NOT_PAID: () => ({ status: 409, message: 'Payment was not completed.' }),
  CONFIRMING: () => ({
    status: 409,
    message: 'We are still confirming this payment. My Orders shows how it ends.',
  }),
  GOES_BACK: () => ({
    status: 409,
    message: 'What you paid for is no longer waiting for a payment. Your money is on its way back.',
  }),
  NOT_SIGNED: () => ({ status: 400, message: 'The signature is not right.' }),
  UNREADABLE: () => ({ status: 400, message: 'The event could not be read.' }),
  STALE: () => ({ status: 400, message: 'The event is too old.' }),
} satisfies ProblemsOf<typeof paymentCalls>;
