import { staffUndoCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import type { OrderDeps } from '../deps.ts';
import { staffOrderProblems } from '../staff/problems.ts';
import { undoTransition } from './undo-transition.ts';

const problems = {
  NO_ORDER: staffOrderProblems.NO_ORDER,
  CANNOT_UNDO: () => ({
    status: 409,
    message: 'This cannot be undone: the order has moved on.',
  }),
  UNDO_TOO_LATE: () => ({ status: 403, message: 'Only a manager can undo this now.' }),
  REASON_NEEDED: () => ({ status: 422, message: 'Please give a reason.', field: 'reason' }),
  BILL_LOWERED: () => ({
    status: 409,
    message:
      'Something was missing, so the bill was lowered when the order was packed. That cannot be undone.',
  }),
  PART_REFUSED: () => ({
    status: 409,
    message:
      'Something was refused at the door: its credit note is issued and the money returned. The delivery cannot be undone.',
  }),
  CASH_CLOSED: () => ({
    status: 409,
    message: 'The cash of this delivery has been counted. The delivery cannot be undone.',
  }),
} satisfies ProblemsOf<typeof staffUndoCalls>;

export function staffUndoRoutes(context: MountContext, deps: OrderDeps): void {
  mountCalls(context, {
    calls: staffUndoCalls,
    problems,
    handlers: {
      'POST /api/v1/staff/orders/{uid}/undo': ({ actor, params, body }) =>
        undoTransition(deps, actor, params.uid, body),
    },
  });
}
