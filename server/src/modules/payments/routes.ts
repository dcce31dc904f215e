import { paymentCalls, staffRefundCalls } from '@sabuja/contract';
import { type MountContext, mountCalls } from '../../platform/http/index.ts';
import { createPayment } from './create-payment.ts';
import type { PaymentDeps } from './deps.ts';
import { listRefunds, readRefundsForStaff } from './list-refunds.ts';
import { paymentProblems } from './problems.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { verifyPayment } from './verify-payment.ts';

export function paymentRoutes(context: MountContext, deps: PaymentDeps): void {
  mountCalls(context, {
    calls: paymentCalls,
    problems: paymentProblems,
    handlers: {
      'POST /api/v1/payment/create': ({ actor, body }) =>
        createPayment(deps, actor.customerId, {
          amount: body.amount,
          receipt: body.receipt,
          purpose: body.purpose,
          orderUids: body.order_uids,
          subscriptionId: body.subscription_id,
          subscriptionVersion: body.subscription_version,
        }),
      'POST /api/v1/payment/verify': ({ actor, body }) =>
        verifyPayment(deps, actor.customerId, {
          orderId: body.order_id,
          paymentId: body.payment_id,
          signature: body.signature,
          purpose: body.payment_type,
          amount: body.amount,
        }),
      'GET /api/v1/payment/refunds/{orderId}': ({ actor, params }) =>
        listRefunds(deps, actor.customerId, params.orderId),
      'POST /api/v1/payment/webhook': ({ raw, http }) =>
        receiveWebhook(deps, {
          body: raw,
          header: (name) => http.request.headers[name]?.toString(),
        }),
    },
  });
  mountCalls(context, {
    calls: staffRefundCalls,
    problems: {},
    handlers: {
      'GET /api/v1/staff/orders/{uid}/refunds': async ({ params }) => ({
        results: await readRefundsForStaff(deps.db, params.uid),
      }),
    },
  });
}
