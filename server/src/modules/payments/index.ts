export type { PaymentProvider } from './provider.ts';
export { createRazorpay } from './razorpay.ts';
