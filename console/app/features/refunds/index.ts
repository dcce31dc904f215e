export { OrderRefundsPart } from './order-refunds-part.tsx';
export { RefundItem } from './refund-item.tsx';
