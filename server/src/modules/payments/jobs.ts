import type { Jobs } from '../../platform/jobs/index.ts';
import { sendRefundJob } from './ask-refund.ts';
import type { PaymentDeps } from './deps.ts';
import { workWebhook, workWebhookJob } from './receive-webhook.ts';
import { reconcile } from './reconcile.ts';
import { resendRefunds, sendRefund } from './send-refund.ts';

const idOf = (payload: unknown): number => (payload as { id: number }).id;

/** What the room does behind the scenes. */
export const paymentJobs = (deps: PaymentDeps): Jobs => ({
  [workWebhookJob]: (payload) => workWebhook(deps, idOf(payload)),
  [sendRefundJob]: (payload) => sendRefund(deps, idOf(payload)),
  reconcile_payments: () => reconcile(deps),
  resend_refunds: () => resendRefunds(deps),
});
