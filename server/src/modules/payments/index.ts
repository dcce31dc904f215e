import './tables.ts';

export { askAboutOrders } from './ask-provider.ts';
export { refundOrder } from './ask-refund.ts';
export { forgetAttempts, tellPayments } from './customer-data.ts';
export type { CountPayment, PaidFor, PaidOrders, PaymentDeps } from './deps.ts';
export { findVerified } from './find-verified.ts';
export { paymentJobs } from './jobs.ts';
export { createRazorpay } from './razorpay.ts';
export type { RazorpaySettings } from './razorpay-http.ts';
export { forgetOldWebhooks } from './receive-webhook.ts';
export { paymentRoutes } from './routes.ts';
