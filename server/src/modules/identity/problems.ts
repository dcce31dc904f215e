import type { DeletionObstacle, identityCalls } from '@sabuja/contract';
import { pincodeMessage } from '@sabuja/contract';
import { MAX_ADDRESSES } from '@sabuja/contract/limits';
import { fail, formatRupees } from '@sabuja/kit';
import type { ProblemsOf } from '../../platform/http/index.ts';
import { describeWait, text } from '../../platform/texts/index.ts';

type Wait = { wait: number };
type CodeWait = Wait & { challenge?: object };

export const identityProblems = {
  INVALID_OTP: () => ({ status: 400, message: 'Invalid OTP', field: 'otp' }),
  TOO_MANY_CODES: ({ wait, challenge }: CodeWait) => ({
    status: 429,
    message: text`Too many codes were requested. Please try again in ${describeWait(wait)}.`,
    retryAfter: wait,
    challenge,
  }),
  NUMBER_LOCKED: ({ wait }: Wait) => ({
    status: 429,
    message: text`Too many wrong codes were entered for this number. Please try again in ${describeWait(wait)}.`,
    retryAfter: wait,
  }),
  BAD_EMAIL: () => ({
    status: 422,
    message: 'Please enter an e-mail address like name@example.com.',
    field: 'email',
  }),
  NUMBER_TAKEN: () => ({
    status: 409,
    message: 'Another account uses this mobile number.',
    field: 'mobile_no',
  }),
  ORDERS_TO_COME: ({ orders }: { orders: string[] }) => ({
    status: 409,
    message: text`Your order #${orders.join(', #')} is still to come. Cancel it or wait for it, then delete your account.`,
    details: { orders } satisfies DeletionObstacle,
  }),
  WALLET_OWES: ({ owed }: { owed: number }) => ({
    status: 409,
    message: text`A recharge of your wallet was taken back after you had spent it, and ${formatRupees(owed)} are owed. Recharge your wallet to pay them, then delete your account.`,
    details: { owed } satisfies DeletionObstacle,
  }),
  WALLET_NOT_EMPTY: ({ balance }: { balance: number }) => ({
    status: 409,
    message: text`Your wallet holds ${formatRupees(balance)}. Use it first, or say that you give it up.`,
    field: 'give_up_balance',
    details: { balance } satisfies DeletionObstacle,
  }),
  STEP_UP_NEEDED: () => ({
    status: 403,
    message: 'Please confirm with a code that it is you.',
  }),
  PINCODE_NEEDED: () => ({ status: 422, message: pincodeMessage, field: 'pincode' }),
  PLACE_NEEDED: () => ({
    status: 422,
    message: 'Please fill in at least one of room number, locality and area.',
    field: 'room_no',
  }),
  TOO_MANY_ADDRESSES: () => ({
    status: 409,
    message: text`You have saved ${MAX_ADDRESSES} addresses. Delete one that you no longer use, then add this one.`,
  }),
  NO_NUMBER_CHANGE: () => ({
    status: 404,
    message: 'This change was undone already, or has been made.',
  }),
  SESSION_OVER: () => ({ status: 401, message: 'Your session has ended. Please sign in again.' }),
  OTHER_LINK: () => ({ status: 404, message: 'This link belongs to another account.' }),
  NOT_YOURS: () => ({ status: 404, message: 'Not found.' }),
} satisfies ProblemsOf<typeof identityCalls>;

/** Handler for requests about another customer's account; fails with NOT_YOURS. */
export const failNotOwner = async () => fail('NOT_YOURS');
