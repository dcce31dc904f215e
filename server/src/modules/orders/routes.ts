import { orderCalls } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { type Mounting, mountCalls } from '../../platform/http/index.ts';
import { findOrder, listItems, listOrders } from './order-views.ts';
import { type OrderDeps, placeOrder } from './place-order.ts';
import { orderProblems } from './problems.ts';

/** The text of an Idempotency-Key header, cut to what is kept; undefined without one. */
const keyOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && header !== '' ? header.slice(0, 200) : undefined;

export function orderRoutes(mounting: Mounting, deps: OrderDeps): void {
  mountCalls(mounting, {
    calls: orderCalls,
    problems: orderProblems,
    handlers: {
      'POST /api/v1/orders/': ({ actor, body, http }) =>
        placeOrder(deps, actor, body, keyOf(http.request.headers['idempotency-key'])),
      'GET /api/v1/orders/user/{uid}/': async ({ actor, params, query }) =>
        params.uid === actor.customerUid ? listOrders(deps.db, actor, query) : fail('NOT_YOURS'),
      'GET /api/v1/orders/{orderId}/': async ({ actor, params }) =>
        (await findOrder(deps.db, actor, params.orderId)) ?? fail('NOT_YOURS'),
      'GET /api/v1/orders/{orderId}/items/': async ({ actor, params }) => {
        const result = await listItems(deps.db, actor, params.orderId);
        return result ? { result } : fail('NOT_YOURS');
      },
    },
  });
}
