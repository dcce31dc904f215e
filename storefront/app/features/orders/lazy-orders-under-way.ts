import { lazy } from 'react';

/** Home's cards of the orders under way; loaded for signed-in customers only. */
export const OrdersUnderWay = lazy(async () => ({
  default: (await import('./orders-under-way.tsx')).OrdersUnderWay,
}));
