import './tables.ts';

export { forgetOldKeys } from './idempotency.ts';
export { orderRoutes } from './routes.ts';
