import type { staffOrderCalls } from '@sabuja/contract';
import type { ProblemsOf } from '../../../platform/http/index.ts';
import { orderProblems } from '../problems.ts';

export const staffOrderProblems = {
  NO_ORDER: () => ({ status: 404, message: 'This order was not found.' }),
  CANNOT_MOVE: orderProblems.CANNOT_MOVE,
  NOT_PERMITTED: () => ({ status: 403, message: 'Your role does not allow this.' }),
  REASON_NEEDED: () => ({
    status: 422,
    message: 'Please give a reason; the customer sees it.',
    field: 'reason',
  }),
  SECOND_FACTOR_NEEDED: () => ({
    status: 403,
    message: 'This order is paid: please enter a code of your authenticator app again.',
  }),
} satisfies ProblemsOf<typeof staffOrderCalls>;
