import { orderCalls } from '@sabuja/contract';
import { MAX_IDEMPOTENCY_KEY_LENGTH } from '@sabuja/contract/limits';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { isFinal } from '@sabuja/contract/rules/order-status';
import { fail } from '@sabuja/kit';
import { type MountContext, mountCalls, sendStream } from '../../platform/http/index.ts';
import { cancelOrder } from './cancel-order.ts';
import type { PlaceOrderDeps } from './deps.ts';
import { findPlacedByKey } from './idempotency.ts';
import { findOrderDocuments } from './invoice/find-documents.ts';
import { renderDocuments } from './invoice/render-documents.ts';
import { listBoughtItems } from './list-bought-items.ts';
import type { OrderEvents } from './order-events.ts';
import { findOrder, findOrderStatus, listItems, listOrders } from './order-views.ts';
import { handlePaymentHint } from './payment-hint.ts';
import { placeOrder } from './place-order.ts';
import { orderProblems } from './problems.ts';

export function orderRoutes(
  context: MountContext,
  deps: PlaceOrderDeps & { orderEvents: OrderEvents },
): void {
  mountCalls(context, {
    calls: orderCalls,
    problems: orderProblems,
    handlers: {
      'POST /api/v1/orders/': async ({ actor, body, locale, http }) => {
        const key = http.request.headers['idempotency-key']?.toString() || undefined;
        if (key !== undefined && key.length > MAX_IDEMPOTENCY_KEY_LENGTH)
          return fail('KEY_TOO_LONG');
        return placeOrder(deps, actor, body, { idempotencyKey: key, language: locale });
      },
      'GET /api/v1/orders/user/{uid}/': async ({ actor, params, query }) =>
        params.uid === actor.customerUid ? listOrders(deps.db, actor, query) : fail('NOT_YOURS'),
      'GET /api/v1/orders/user/{uid}/bought': async ({ actor, params, locale }) =>
        params.uid === actor.customerUid
          ? { results: await listBoughtItems(deps.db, actor.customerId, locale) }
          : fail('NOT_YOURS'),
      'GET /api/v1/orders/{orderId}/': async ({ actor, params, locale }) =>
        (await findOrder(deps.db, actor, params.orderId, locale)) ?? fail('NOT_YOURS'),
      'POST /api/v1/orders/{orderId}/cancel': ({ actor, params, body, locale }) =>
        cancelOrder(deps, actor, {
          uid: params.orderId,
          reason: body.reason,
          confirmedAmount: body.confirmed_amount,
          locale,
        }),
      'GET /api/v1/orders/by-key/{key}': ({ actor, params }) =>
        findPlacedByKey(deps.db, actor.customerId, params.key),
      'GET /api/v1/orders/{orderId}/items/': async ({ actor, params, locale }) => {
        const result = await listItems(deps.db, actor, params.orderId, locale);
        return result ? { result } : fail('NOT_YOURS');
      },
      'GET /api/v1/orders/{orderId}/events': async ({ actor, params, query, http }) => {
        const status = await findOrderStatus(deps.db, actor, params.orderId);
        if (status === undefined) return fail('NOT_YOURS');
        const uid = params.orderId.toLowerCase();
        const stream = isFinal(status)
          ? undefined
          : deps.orderEvents.openStream(uid, actor.customerId, query.read_ms_ago);
        return sendStream(http.reply, stream);
      },
      'GET /api/v1/orders/{orderId}/invoice': async ({ actor, params, http }) => {
        const documents = await findOrderDocuments(deps.db, actor, params.orderId);
        // The documents contain name and address, which are withheld from this account.
        if (!documents || documents.order.is_recipient_hidden) return fail('NO_INVOICE');
        const name = `Order ${orderNumber(documents.order.uid)}.pdf`;
        http.reply.header('content-disposition', `attachment; filename="${name}"`);
        return renderDocuments(documents);
      },
      'PATCH /api/v1/orders/{uid}/': ({ actor, params, form, locale }) =>
        handlePaymentHint(deps, actor, {
          uid: params.uid,
          status: form.raz_pay_status,
          paymentId: form.payment_id,
          locale,
        }),
    },
  });
}
