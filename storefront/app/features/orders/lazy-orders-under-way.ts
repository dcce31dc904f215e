import { lazyComponent } from '@sabuja/ui/lazy-component.tsx';

/** Home's cards of the orders under way; loaded for signed-in customers only. */
export const OrdersUnderWay = lazyComponent(
  async () => (await import('./orders-under-way.tsx')).OrdersUnderWay,
);
