import type { walletCalls } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import type { ProblemsOf } from '../../platform/http/index.ts';
import { type LocalizedName, text } from '../../platform/texts/index.ts';

type Named = { plan: LocalizedName };

export const walletProblems = {
  NOT_YOURS: () => ({ status: 404, message: 'Not found.' }),
  NO_PAYMENT: () => ({
    status: 404,
    message: 'This payment was not found.',
    field: 'payment_id',
  }),
  NOT_A_RECHARGE: () => ({
    status: 409,
    message: 'This payment was made for an order, not for your wallet.',
    field: 'payment_id',
  }),
  NOT_CAPTURED: () => ({
    status: 409,
    message: 'We are still confirming this payment. Your wallet is credited as soon as it is.',
    field: 'payment_id',
  }),
  NO_PLAN: () => ({
    status: 422,
    message: 'Please choose a plan from the list.',
    field: 'subscription_id',
  }),
  PLAN_GONE: ({ plan }: Named) => ({
    status: 422,
    message: text`The plan ${plan} is no longer offered. Please choose another.`,
    field: 'subscription_id',
  }),
  PLAN_CHANGED: ({ plan }: Named) => ({
    status: 422,
    message: text`The plan ${plan} has changed. Please look at it again.`,
    field: 'subscription_id',
  }),
  BELOW_PLAN: ({ plan, minimum }: Named & { minimum: number }) => ({
    status: 422,
    message: text`The plan ${plan} needs a recharge of at least ${formatRupees(minimum)}.`,
    field: 'subscription_id',
  }),
  OTHER_PLAN: () => ({
    status: 409,
    message: 'This payment was made for another plan.',
    field: 'subscription_id',
  }),
  TOO_LATE: () => ({
    status: 409,
    message: 'It is too late to choose a plan for this payment.',
    field: 'subscription_id',
  }),
} satisfies ProblemsOf<typeof walletCalls>;
