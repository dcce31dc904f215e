import { orderCalls } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { type Mounting, mountCalls } from '../../platform/http/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { findOrder, listItems, listOrders } from './order-views.ts';
import { takePaymentHint } from './payment-hint.ts';
import { type OrderDeps, placeOrder } from './place-order.ts';
import { orderProblems } from './problems.ts';

const longestKey = 200;

export function orderRoutes(mounting: Mounting, deps: OrderDeps): void {
  mountCalls(mounting, {
    calls: orderCalls,
    problems: orderProblems,
    handlers: {
      'POST /api/v1/orders/': async ({ actor, body, http }) => {
        const key = http.request.headers['idempotency-key']?.toString() || undefined;
        if (key !== undefined && key.length > longestKey) return fail('KEY_TOO_LONG');
        return placeOrder(deps, actor, body, key);
      },
      'GET /api/v1/orders/user/{uid}/': async ({ actor, params, query }) =>
        params.uid === actor.customerUid ? listOrders(deps.db, actor, query) : fail('NOT_YOURS'),
      'GET /api/v1/orders/{orderId}/': async ({ actor, params }) =>
        (await findOrder(deps.db, actor, params.orderId)) ?? fail('NOT_YOURS'),
      'POST /api/v1/orders/{orderId}/cancel': ({ actor, params, body }) =>
        cancelOrder(deps, actor, { uid: params.orderId, reason: body.reason }),
      'GET /api/v1/orders/{orderId}/items/': async ({ actor, params }) => {
        const result = await listItems(deps.db, actor, params.orderId);
        return result ? { result } : fail('NOT_YOURS');
      },
      'PATCH /api/v1/orders/{uid}/': ({ actor, params, form }) =>
        takePaymentHint(deps, actor, {
          uid: params.uid,
          status: form.raz_pay_status,
          paymentId: form.payment_id,
        }),
    },
  });
}
