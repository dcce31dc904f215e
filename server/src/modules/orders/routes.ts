import { orderCalls } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { isFinal } from '@sabuja/contract/rules/order-status';
import { fail } from '@sabuja/kit';
import { type Mounting, mountCalls } from '../../platform/http/index.ts';
import { cancelOrder } from './cancel-order.ts';
import type { OrderDeps } from './deps.ts';
import { findPapers } from './invoice/find-papers.ts';
import { writePapers } from './invoice/write-papers.ts';
import { findOrder, listItems, listOrders, statusOf } from './order-views.ts';
import type { OrderWatchers } from './order-watchers.ts';
import { takePaymentHint } from './payment-hint.ts';
import { placeOrder } from './place-order.ts';
import { orderProblems } from './problems.ts';

const longestKey = 200;

export function orderRoutes(
  mounting: Mounting,
  deps: OrderDeps & { watchers: OrderWatchers },
): void {
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
      'GET /api/v1/orders/{orderId}/events': async ({ actor, params, http }) => {
        const status = await statusOf(deps.db, actor, params.orderId);
        if (status === undefined) return fail('NOT_YOURS');
        const uid = params.orderId.toLowerCase();
        const page = isFinal(status) ? undefined : deps.watchers.watch(uid, actor.customerId);
        if (!page) {
          // After this answer a browser doesn't come back by itself.
          http.reply.code(204);
          return '';
        }
        // A line that stays open is nobody else's to use, and no proxy's to gather.
        http.reply.header('connection', 'close').header('x-accel-buffering', 'no');
        return page;
      },
      'GET /api/v1/orders/{orderId}/invoice': async ({ actor, params, http }) => {
        const found = await findPapers(deps.db, actor, params.orderId);
        if (!found) return fail('NO_INVOICE');
        const name = `Order ${orderNumber(found.order.uid)}.pdf`;
        http.reply.header('content-disposition', `attachment; filename="${name}"`);
        return writePapers(found);
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
