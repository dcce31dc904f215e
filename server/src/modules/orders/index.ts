import './tables.ts';

export { forgetOldKeys } from './idempotency.ts';
export { mayMove } from './order-status.ts';
export { type OrderDeps, placeOrder } from './place-order.ts';
export { orderRoutes } from './routes.ts';
