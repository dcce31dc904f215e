import type { Page } from '@playwright/test';
import {
  finalAmount,
  ordersCall,
  placeOrder,
  prepareBothOrders,
  prepareOrder,
  recordOrderRequests,
  region,
} from './checkout-pages.ts';
import { dateInDays, signInAsCustomer } from './customer.ts';
import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

/**
 * Refuses each grocery order as the server does when its slot is full, and offers the slot with the index `next.index`
 * on `next.date` instead, until the returned function is called.
 */
async function fillSlot(
  page: Page,
  { name, next }: { name: string; next: { date: string; index: number } },
): Promise<() => Promise<void>> {
  const slots = await page.request.get(`/api/v1/settings/time_slots/?date=${next.date}`);
  const { id, name: nextName } = (await slots.json()).grocery[next.index];
  await page.route(ordersCall, async (route) => {
    if (route.request().postDataJSON().items[0].department === 'KITCHEN') return route.continue();
    return route.fulfill({
      status: 409,
      json: {
        code: 'SLOT_FULL',
        message: `The slot ${name} is full. Please choose another.`,
        field: 'delivery_slot',
        details: { next: { date: next.date, slot_id: id, name: nextName } },
      },
    });
  });
  return () => page.unroute(ordersCall);
}

test.use({ expectedErrors: [/409/] });

test('S4g.4 the page names exactly which order was placed, and the second is placed without doubling the first', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const orderRequests = recordOrderRequests(page);
  const freeSlot = await fillSlot(page, {
    name: '8:00 AM - 10:00 AM',
    next: { date: dateInDays(), index: 4 },
  });
  await prepareBothOrders(customer, [1, 2]);
  const totalOfBoth = await finalAmount(page);
  await placeOrder(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Your kitchen order #' });
  await expect(notice).toContainText(/^Your kitchen order #[0-9a-f]{8} is placed\./);
  await expect(notice).toContainText(
    'The grocery order is not: The slot 8:00 AM - 10:00 AM is full. Please choose another.',
  );
  await expect(region(page, 'Kitchen Order')).toHaveCount(0);
  // The button is disabled until the amounts of the remaining order have arrived.
  await customer.waitForAmounts();
  await shopper.expectAccessible();

  await page.reload();
  await expect(notice).toContainText('The grocery order is not placed yet.');
  await freeSlot();
  await region(page, 'Grocery Order Details').getByLabel('Time Slot').selectOption({ index: 3 });
  await customer.waitForAmounts();
  const [placedOrder] = await customer.listOrders();
  const remainingAmount = await finalAmount(page);
  expect(Math.round(((placedOrder?.final_amount ?? 0) + remainingAmount) * 100)).toBe(
    Math.round(totalOfBoth * 100),
  );
  await placeOrder(page).click();
  await expectToast(page, 'Orders placed successfully!');
  await expect(page.getByRole('heading', { name: 'Your 2 orders are placed' })).toBeVisible();
  expect(orderRequests.map(({ department }) => department)).toEqual([
    'KITCHEN',
    'GROCERY',
    'GROCERY',
  ]);
  expect(orderRequests[2]?.estimate).toBe(orderRequests[0]?.estimate);
  expect((await customer.listOrders()).map((order) => order.department)).toEqual([
    'GROCERY',
    'KITCHEN',
  ]);
});

test('a slot that fills up is named, and the next free one is offered', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await prepareOrder(customer);
  const freeSlot = await fillSlot(page, {
    name: '6:00 AM - 8:00 AM',
    next: { date: dateInDays(2), index: 1 },
  });
  await placeOrder(page).click();
  await expect(page.getByText(/^Nothing was ordered: The slot 6:00 AM/)).toBeVisible();
  const slot = region(page, 'Grocery Order Details').getByLabel('Time Slot');
  await expect(slot).toHaveAccessibleDescription(/^The slot 6:00 AM - 8:00 AM is full/);
  await page.getByRole('button', { name: /^Take 8:00 AM - 10:00 AM on / }).click();
  await expect(slot.locator('option:checked')).toHaveText('8:00 AM - 10:00 AM');
  await expect(page.getByText('Nothing was ordered')).toHaveCount(0);
  await customer.waitForAmounts();
  await freeSlot();
  await placeOrder(page).click();
  await expect(page).toHaveURL(/\/orderSummary\//);
  const [order, ...others] = await customer.listOrders();
  expect([order?.delivery_slot, others.length]).toEqual(['8:00 AM - 10:00 AM', 0]);
});
