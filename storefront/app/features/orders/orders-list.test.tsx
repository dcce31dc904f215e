// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { asha, settle, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok, problem } from '../../testing/stub-server.ts';
import { privateQueryKey } from '../session/index.ts';
import { OrdersList } from './orders-list.tsx';

const page = testPage();
const ORDERS = 'GET /api/v1/orders/user/{uid}/';
const order = {
  ...{ uid: 'ab12cd34-1111-4111-8111-111111111111', order_no: 'ab12cd34', user_uid: asha.uid },
  ...{ department: 'GROCERY', o_status: 'PLACED', payment_method: 'COD', payment_status: 0 },
  ...{ final_amount: 125, total_item_cost: 100, created_at: '2026-11-21T04:00:00Z' },
  ...{
    expected_delivery_date: '2026-11-22',
    delivery_slot: '7:00 AM - 9:00 AM',
    image_urls: [],
    item_count: 1,
  },
};

it('S10.448 orders that cannot be read again stay on the page', async () => {
  page.server.on(ORDERS, ok({ results: [order], total: 1, total_pages: 1 }), problem(503, 'BUSY'));
  const shown = page.show(<OrdersList userUid={asha.uid} />);
  await waitUntil(() => expect(shown.textContent).toContain('ab12cd34'));
  await page.client.invalidateQueries({ queryKey: privateQueryKey('orders') });
  expect(page.server.sent(ORDERS)).toHaveLength(2);
  await waitUntil(() =>
    expect(page.client.getQueryState(privateQueryKey('orders', asha.uid, 1))?.status).toBe('error'),
  );
  await settle();
  expect(shown.textContent).toContain('ab12cd34');
});
