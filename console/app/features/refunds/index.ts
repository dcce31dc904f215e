export { CreditButton } from './credit-button.tsx';
export { OrderRefundsPart } from './order-refunds-part.tsx';
export { RefundItem } from './refund-item.tsx';
