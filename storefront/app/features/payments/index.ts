export { paying } from './browser-parts.ts';
export { OrderPayment } from './order-payment.tsx';
export { cannotBePaid, type NotPaid, pay } from './pay.ts';
export { PayCover } from './pay-cover.tsx';
export { giveUpOrders, payOrders } from './pay-orders.ts';
export { payTogetherState } from './pay-together.ts';
export { confirmingWords, notPaidWords } from './pay-words.ts';
