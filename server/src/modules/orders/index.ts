import './tables.ts';

export { forgetOldKeys } from './idempotency.ts';
export { moveOrder } from './move-order.ts';
export { orderRoutes } from './routes.ts';
