import { staffRefusalCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import type { OrderDeps } from '../deps.ts';
import { staffOrderProblems } from '../staff/problems.ts';
import { checkRefused } from './check-refused.ts';

const problems = {
  NO_ORDER: staffOrderProblems.NO_ORDER,
  NO_LINE: () => ({
    status: 422,
    message: 'This line is not part of the order.',
    field: 'lines',
  }),
  CHECKED: () => ({
    status: 409,
    message: 'Somebody has said already what became of it. Please load the page again.',
  }),
} satisfies ProblemsOf<typeof staffRefusalCalls>;

export function staffRefusalRoutes(context: MountContext, deps: OrderDeps): void {
  mountCalls(context, {
    calls: staffRefusalCalls,
    problems,
    handlers: {
      'POST /api/v1/staff/orders/{uid}/refused': ({ actor, params, body }) =>
        checkRefused(deps, actor, params.uid, body.lines),
    },
  });
}
