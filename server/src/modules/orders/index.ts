import './tables.ts';

export { forgetRecipient, ordersToCome, tellOrders } from './customer-data.ts';
export { forgetOldKeys } from './idempotency.ts';
export { moveOrder } from './move-order.ts';
export { isOwn } from './order-views.ts';
export { OrderWatchers } from './order-watchers.ts';
export { ordersToPay, payOrders } from './pay-orders.ts';
export { releaseUnpaid } from './release-unpaid.ts';
export { orderRoutes } from './routes.ts';
