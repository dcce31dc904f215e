import type { Page } from '@playwright/test';
import { createEmptySubcategory } from './catalogue-pages.ts';
import { signInAsCustomer } from './customer.ts';
import { numberOf } from './round.ts';
import { expect, type Shopkeeper, test } from './shopkeeper.ts';

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of orders' });
const pagerButton = (page: Page, name: 'Previous' | 'Next') =>
  pages(page).getByRole('button', { name });
const orders = (page: Page) => page.getByRole('article');
const createExpensiveLine = async (shopkeeper: Shopkeeper) => ({
  id: await shopkeeper.createStock(await createEmptySubcategory(shopkeeper), {
    name: 'Ghee',
    cost: 400,
  }),
  quantity: 1,
});

test('S2e.5 a customer without orders sees No orders found.', async ({ page, shopper }) => {
  await signInAsCustomer(page, shopper);
  await page.goto('/profile/order');
  await expect(page.getByText('No orders found.', { exact: true })).toBeVisible();
  await expect(orders(page)).toHaveCount(0);
  await shopper.expectAccessible();
});

test('S2e.5 S9.7 orders are listed three per page, newest first; an order’s id links to its summary', async ({
  page,
  shopper,
  shopkeeper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const line = await createExpensiveLine(shopkeeper);
  const uids: string[] = [];
  for (let n = 0; n < 7; n++) {
    uids.unshift(await customer.placeOrder(line));
    // A customer may not have more than six open orders at once.
    if (n === 0) await shopkeeper.transitionOrder(uids[0] ?? '', 'CANCELLED');
  }
  const expectOrders = async (from: number, to: number) => {
    const numbers = uids.slice(from, to).map((uid) => new RegExp(`^${numberOf(uid)}`));
    await expect(orders(page).getByRole('heading')).toHaveText(numbers);
  };
  await page.goto('/profile/order');
  await expectOrders(0, 3);
  await expect(pages(page)).toContainText('Page 1 of 3');
  await expect(pagerButton(page, 'Previous')).toBeDisabled();
  await pagerButton(page, 'Next').click();
  await expectOrders(3, 6);
  await expect(pages(page)).toContainText('Page 2 of 3');
  await pagerButton(page, 'Next').click();
  await expectOrders(6, 7);
  await expect(pagerButton(page, 'Next')).toBeDisabled();
  await shopper.expectAccessible();
  await pagerButton(page, 'Previous').click();
  await expectOrders(3, 6);
  await page.reload();
  await expectOrders(3, 6);
  await pagerButton(page, 'Previous').click();
  await expectOrders(0, 3);
  const [, , third = ''] = uids;
  await page.getByRole('link', { name: numberOf(third), exact: true }).click();
  await expect(page).toHaveURL(`/orderSummary/${third}`);
  await expect(page.getByRole('heading', { name: `Order ID : ${numberOf(third)}` })).toBeVisible();
});

test.describe('in a browser of another country', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' });

  test('S2e.5 each order has its payment badge, and dates as in India', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    const line = await createExpensiveLine(shopkeeper);
    const paid = await customer.placeOrder(line);
    const open = await customer.placeOrder(line);
    await shopkeeper.transitionOrder(paid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED');
    await page.route('**/api/v1/orders/user/**', async (route) => {
      const response = await route.fetch();
      const list = await response.json();
      for (const order of list.results) {
        order.created_at = '2026-11-21T18:35:00.000Z';
        order.expected_delivery_date = '2026-12-01';
      }
      await route.fulfill({ response, json: list });
    });
    await page.goto('/profile/order');
    const order = (uid: string) => orders(page).filter({ hasText: numberOf(uid) });
    await expect(order(open).getByText('PENDING', { exact: true })).toBeVisible();
    await expect(order(paid).getByText('Payment DONE', { exact: true })).toBeVisible();
    for (const uid of [open, paid]) {
      await expect(order(uid).getByText(/^22 Nov 2026, 12:05\sam$/i)).toBeVisible();
      await expect(order(uid).getByText(/^1 Dec 2026, /)).toBeVisible();
    }
  });
});
