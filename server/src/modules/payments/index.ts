import './tables.ts';

export { creditFailedRefund } from './credit-refund.ts';
export { eraseAttempts, exportPayments } from './customer-data.ts';
export { readDayPayments } from './day-figures.ts';
export type {
  CountPaymentEvent,
  PaidDue,
  PaidOrders,
  PaymentDeps,
  PaymentFulfilment,
} from './deps.ts';
export { findVerifiedPayment } from './find-verified-payment.ts';
export { paymentJobs } from './jobs.ts';
export { findOpenLink, listOpenLinks, listPaidByLink, type OrderLink } from './links-store.ts';
export { listCustomerPayments } from './list-customer-payments.ts';
export { readRefundsOf } from './list-refunds.ts';
export {
  isCurrent,
  MIN_REMAINING_LINK_TIME,
  makeLink,
  recordLink,
  takesLinks,
} from './open-link.ts';
export type { CheckoutHosts, ConfiguredProvider } from './provider.ts';
export { affectsEveryCall } from './provider-failures.ts';
export {
  configureSandboxProvider,
  paymentVariables,
  toPaymentProviders,
} from './providers/index.ts';
export { processWebhookJob, purgeOldWebhooks } from './receive-webhook.ts';
export { reconcileOrders } from './reconcile-attempts.ts';
export { mayPayRest, readPaidOnline, requestOrderRefund } from './request-refund.ts';
export { paymentRoutes } from './routes.ts';
export {
  countSettlementDifferences,
  selectSettlementDifferences,
} from './settlements/read-differences.ts';
export { staffSettlementRoutes } from './settlements/routes.ts';
export { MIN_REFUND } from './split-refund.ts';
export {
  countWaitingWebhooks,
  recheckPayment,
  retryRefund,
  retryWebhook,
  selectOpenDisputes,
  selectStuckRefunds,
  selectStuckWebhooks,
  selectUnplacedPayments,
} from './stuck-payments.ts';
export { sumPaymentsByDay } from './sum-payments-by-day.ts';
export { lockPaymentsOfOrder, lockTakenOutside, readTakenOutside } from './taken-outside.ts';
export {
  requestWithdrawal,
  type Withdrawal,
  withdrawLink,
  withdrawLinks,
} from './withdraw-link.ts';
