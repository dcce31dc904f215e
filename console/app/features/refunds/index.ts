export { OrderRefundsPart } from './order-refunds-part.tsx';
