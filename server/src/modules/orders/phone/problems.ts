import type { staffPhoneOrderCalls } from '@sabuja/contract';
import { MAX_ADDRESSES } from '@sabuja/contract/limits';
import { ABANDONED_HOURS } from '@sabuja/contract/rules/order-limits';
import type { ProblemsOf } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import { identityProblems } from '../../identity/index.ts';
import { orderProblems } from '../problems.ts';
import { staffOrderProblems } from '../staff/problems.ts';

/** The problems of a customer's own order, with messages for the member of staff who speaks with the caller. */
export const phoneOrderProblems = {
  ...orderProblems,
  NO_CUSTOMER: () => ({ status: 404, message: 'This customer was not found.' }),
  NO_ORDER: staffOrderProblems.NO_ORDER,
  CONSENT_NEEDED: () => ({
    status: 422,
    message: 'Please read the privacy notice to the caller, and record that they agree.',
    field: 'consent',
  }),
  NO_ADDRESS: () => ({
    status: 404,
    message: 'Please choose one of the saved addresses of the customer.',
    field: 'customer_address',
  }),
  PINCODE_NEEDED: identityProblems.PINCODE_NEEDED,
  PLACE_NEEDED: identityProblems.PLACE_NEEDED,
  TOO_MANY_ADDRESSES: () => ({
    status: 409,
    message: text`The customer has saved ${MAX_ADDRESSES} addresses, as many as they can.`,
  }),
  TOO_MANY_CODES: ({ wait }: { wait: number }) => identityProblems.TOO_MANY_CODES({ wait }),
  NUMBER_LOCKED: identityProblems.NUMBER_LOCKED,
  INVALID_OTP: () => ({
    status: 400,
    message: 'This code is not right. Please ask the caller to read it out again.',
    field: 'otp',
  }),
  STEP_UP_NEEDED: () => ({
    status: 403,
    message:
      'The wallet is used only with a code: send it to the customer, and ask them to read it out.',
    field: 'payment_method',
  }),
  ORDERING_BLOCKED: () => ({
    status: 403,
    message: 'This customer is blocked from ordering. Their page has the reason.',
  }),
  OPEN_LIMIT: ({ limit }: { limit: number }) => ({
    status: 422,
    message: text`The customer has ${limit} orders on their way, as many as we take at once.`,
    details: { limit },
  }),
  UNPAID_LIMIT: ({ limit }: { limit: number }) => ({
    status: 422,
    message: text`The customer has ${limit} orders waiting for their payment, as many as we take at once.`,
    field: 'payment_method',
    details: { limit },
  }),
  ABANDONED_LIMIT: ({ limit }: { limit: number }) => ({
    status: 422,
    message: text`${limit} orders of the customer were cancelled without their online payment within ${ABANDONED_HOURS} hours. Please choose another way to pay.`,
    field: 'payment_method',
    details: { limit },
  }),
  EMPTY_WALLET: () => ({
    status: 409,
    message: 'The wallet of the customer is empty. Please choose another way to pay.',
    field: 'payment_method',
  }),
  ALREADY_ORDERED: () => ({
    status: 409,
    message: 'This checkout has been ordered already. The page of the customer lists their orders.',
  }),
  LINKS_OFF: () => ({
    status: 409,
    message: 'Payment links are not offered at the moment. Please choose another way to pay.',
    field: 'payment_method',
  }),
  LINK_UNAVAILABLE: () => ({
    status: 503,
    message: 'The payment provider does not respond. The link is sent as soon as it does.',
  }),
  NOTHING_TO_PAY: () => ({
    status: 409,
    message: 'This order does not wait for a payment any more.',
  }),
  BEING_PAID: () => ({
    status: 409,
    message: 'The customer has begun to pay this order on the page of the shop.',
  }),
} satisfies ProblemsOf<typeof staffPhoneOrderCalls>;
