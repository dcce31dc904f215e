import { staffNewOrderCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import type { OrderDeps } from '../deps.ts';
import { staffOrderProblems } from '../staff/problems.ts';
import { listNewOrders } from './list-new-orders.ts';
import { markSeen } from './mark-seen.ts';

const problems = {
  NO_ORDER: staffOrderProblems.NO_ORDER,
} satisfies ProblemsOf<typeof staffNewOrderCalls>;

export function staffNewOrderRoutes(context: MountContext, deps: OrderDeps): void {
  mountCalls(context, {
    calls: staffNewOrderCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/new-orders': () => listNewOrders(deps.db),
      'POST /api/v1/staff/orders/{uid}/seen': ({ actor, params }) =>
        markSeen(deps, actor, params.uid),
    },
  });
}
