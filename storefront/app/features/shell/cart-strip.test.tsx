// @vitest-environment happy-dom
import type { CartItem, Stock } from '@sabuja/contract';
import { expect, it } from 'vitest';
import { testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok } from '../../testing/stub-server.ts';
import { CartFooter } from '../cart/cart-footer.tsx';
import { useCartView } from '../cart/use-cart-view.ts';
import { CartStrip } from './cart-strip.tsx';

const page = testPage();
const stock = (stock_id: number, cost: number, discount: number) =>
  ({
    ...{ stock_id, cost, discount, name: 'Bag', units: '1 kg', quantity: 9, inactive: 0 },
    ...{ department: 'GROCERY', lead_time_hours: 0, image_urls: [] },
  }) as unknown as Stock;
const line = (item_id: number, quantity: number) =>
  ({ cart_item_id: item_id, item_id, quantity, type: 'STOCK' }) as CartItem;

function Cart() {
  return <CartFooter view={useCartView(true)} />;
}

function showStripAndCart(discount: number) {
  page.server.on('GET /api/v1/cart/', ok({ items: [line(7, 2), line(8, 3)] }));
  page.server.on('GET /api/v1/stocks/{id}', ({ url }) =>
    ok(url.pathname.endsWith('7') ? stock(7, 43, discount) : stock(8, 100, 0)),
  );
  page.server.on('GET /api/v1/settings/general/key/{key}', ok({ MIN_ORDER_AMOUNT: '0' }));
  return page.show(
    <>
      <CartStrip isAboveButton={false} />
      <Cart />
    </>,
  );
}

/** The names, sums and item counts that occur in a text. */
const partsOf = (text: string | null | undefined) =>
  text?.match(/Total|You pay|₹[\d,.]+|\d+ items?/g) ?? [];

it('S9.5 the strip of the cart and the cart show the same two sums by the same names, and the same count', async () => {
  const shown = showStripAndCart(12);
  await waitUntil(() => expect(shown.querySelector('dl')?.textContent).toContain('You pay'));
  const strip = partsOf(shown.querySelector('section')?.textContent);
  expect(strip).toEqual(['5 items', 'Total', '₹386.00', 'You pay', '₹375.68']);
  expect(partsOf(shown.querySelector('dl')?.textContent)).toEqual(expect.arrayContaining(strip));
});

it('without a discount both show one sum', async () => {
  const shown = showStripAndCart(0);
  await waitUntil(() => expect(shown.querySelector('dl')?.textContent).toContain('Total'));
  expect(partsOf(shown.querySelector('section')?.textContent)).toEqual([
    '5 items',
    'Total',
    '₹386.00',
  ]);
  expect(shown.querySelector('dl')?.textContent).not.toContain('You pay');
});

it('the strip is a landmark that is named as the cart', async () => {
  const shown = showStripAndCart(12);
  const landmark = shown.querySelector('section[aria-label="My Cart"]');
  await waitUntil(() => expect(landmark?.querySelector('a')?.textContent).toContain('View cart'));
});
