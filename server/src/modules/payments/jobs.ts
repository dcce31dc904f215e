import type { Jobs } from '../../platform/jobs/index.ts';
import { checkPendingRefunds } from './check-pending-refunds.ts';
import type { PaymentDeps } from './deps.ts';
import { processWebhook, processWebhookJob } from './receive-webhook.ts';
import { reconcileDueAttempts } from './reconcile-due-attempts.ts';
import { sendRefundJob } from './request-refund.ts';
import { resendRefunds, sendRefund } from './send-refund.ts';
import { fetchNewSettlements } from './settlements/fetch-settlements.ts';
import { withdrawLinkJob, withdrawObsoleteLink } from './withdraw-link.ts';

const jobIdOf = (payload: unknown): number => (payload as { id: number }).id;

/** The background jobs of payments. */
export const paymentJobs = (deps: PaymentDeps): Jobs => ({
  [processWebhookJob]: (payload) => processWebhook(deps, jobIdOf(payload)),
  [sendRefundJob]: (payload) => sendRefund(deps, jobIdOf(payload)),
  [withdrawLinkJob]: (payload) => withdrawObsoleteLink(deps, jobIdOf(payload)),
  reconcile_payments: () => reconcileDueAttempts(deps),
  resend_refunds: () => resendRefunds(deps),
  check_refunds: () => checkPendingRefunds(deps),
  fetch_settlements: () => fetchNewSettlements(deps),
});
