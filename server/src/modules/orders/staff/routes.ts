import { staffOrderCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type StaffActor } from '../../../platform/http/index.ts';
import type { OrderDeps } from '../deps.ts';
import { listBoard } from './board-views.ts';
import { findStaffOrder } from './find-staff-order.ts';
import { moveOrder } from './move-order.ts';
import { moveOrders } from './move-orders.ts';
import { staffOrderProblems } from './problems.ts';

export function staffOrderRoutes(context: MountContext, deps: OrderDeps): void {
  const { db, clock } = deps;
  const readOrder = async (actor: StaffActor, uid: string) =>
    (await findStaffOrder(db, actor, uid, clock.now())) ?? fail('NO_ORDER');
  mountCalls(context, {
    calls: staffOrderCalls,
    problems: staffOrderProblems,
    handlers: {
      'GET /api/v1/staff/orders': ({ actor, query }) => listBoard(db, actor, query, clock.now()),
      'GET /api/v1/staff/orders/{uid}': ({ actor, params }) => readOrder(actor, params.uid),
      'POST /api/v1/staff/orders/{uid}/move': async ({ actor, params, body }) => {
        const failure = await moveOrder(deps, actor, params.uid, body);
        return isFailure(failure) ? failure : readOrder(actor, params.uid);
      },
      'POST /api/v1/staff/orders/moves': ({ actor, body: { uids, ...move } }) =>
        moveOrders(deps, actor, uids, move),
    },
  });
}
