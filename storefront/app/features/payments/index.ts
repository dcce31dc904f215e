export { runPayment } from './browser-payment.ts';
export { combinedPaymentState } from './combined-payment-state.ts';
export { OrderPayment } from './order-payment.tsx';
export { type PaymentFailure, type PlanVersion, pay, sheetFailedToOpen } from './pay.ts';
export { abandonOrders, payOrders } from './pay-orders.ts';
export { confirmingMessage, paymentFailureMessage } from './payment-messages.ts';
export { PaymentOverlay } from './payment-overlay.tsx';
export { providerLabel } from './providers/index.ts';
export { RefundState } from './refund-state.tsx';
