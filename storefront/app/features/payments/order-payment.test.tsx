// @vitest-environment happy-dom
import type { Order } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { useApi } from '../../lib/use-api.ts';
import { testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok } from '../../testing/stub-server.ts';
import { orderQuery } from '../orders/order-queries.ts';
import { privateQueryKey } from '../session/index.ts';
import { OrderPayment } from './order-payment.tsx';

const page = testPage();
const ORDER = 'GET /api/v1/orders/{orderId}/';
const unpaid = {
  ...{ uid: 'order-1', o_status: 'PAYMENT_PENDING', payment_status: 0, final_amount: 100 },
  created_at: '2026-11-21T04:00:00Z',
} as Order;

function LoadedPayment() {
  const { data } = useQuery(orderQuery(useApi(), unpaid.uid));
  return data && <OrderPayment order={data} />;
}

it('S10.446 an order whose payment the server learns by itself makes the page read the cart again', async () => {
  page.server.on(ORDER, ok(unpaid));
  page.server.on('PATCH /api/v1/orders/{uid}/', ok(unpaid));
  const cart = privateQueryKey('cart');
  page.client.setQueryData(cart, { items: [] });
  const shown = page.show(<LoadedPayment />);
  await waitUntil(() => expect(shown.textContent).toContain('This order is not paid yet'));
  expect(page.client.getQueryState(cart)?.isInvalidated).toBe(false);
  page.server.on(ORDER, ok({ ...unpaid, o_status: 'PLACED', payment_status: 1 }));
  // As an event of the order does.
  void page.client.invalidateQueries({ queryKey: privateQueryKey('orders') });
  await waitUntil(() => expect(shown.textContent).toBe(''));
  await waitUntil(() => expect(page.client.getQueryState(cart)?.isInvalidated).toBe(true));
});
