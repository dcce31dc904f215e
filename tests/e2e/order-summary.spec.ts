import { readFileSync } from 'node:fs';
import { demoItems, signInAsCustomer } from './customer.ts';
import { holdRequests } from './requests.ts';
import { port } from './shop-folder.ts';
import { expect, test } from './shopkeeper.ts';
import { logOf } from './shopper.ts';
import { toasts } from './toasts.ts';

test('S2.10 S2g.1 S2g.2 S2g.3 S2g.4 an order is followed through its steps, reordered, its invoice downloaded; another is cancelled', async ({
  page,
  shopper,
  shopkeeper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const { subcategories } = await shopkeeper.createCategory('Followed', ['Followed greens']);
  const [subcategory = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const spinach = await shopkeeper.createStock(subcategory, {
    name: 'Water spinach',
    cost: 60,
    gstPercent: 5,
  });
  const { tomato } = demoItems;
  const uid = await customer.placeOrder(
    { id: spinach, quantity: 3 },
    { id: tomato.id, quantity: 2 },
  );
  const step = page.locator('[aria-current="step"]');
  const code = page.getByRole('paragraph').filter({ hasText: 'Code for the rider' });

  await test.step('the list links to it, and it shows that it is loading', async () => {
    const release = await holdRequests(page, '**/items/');
    await page.goto('/profile/order');
    await page.getByRole('link', { name: `#${uid.split('-')[0]}` }).click();
    await expect(page.getByText('Loading...')).toBeVisible();
    release();
    await expect(
      page.getByRole('heading', { name: `Order ID : #${uid.split('-')[0]}` }),
    ).toBeVisible();
  });

  await test.step('it shows its items, a bill that adds up, and the address', async () => {
    const main = page.getByRole('main');
    await expect(main.getByText(/^2 items/)).toBeVisible();
    await expect(main.getByText('3 x ₹60.00 per 1 kg')).toBeVisible();
    await expect(main.getByText('₹180.00', { exact: true })).toBeVisible();
    const rows = await main
      .locator('section', { hasText: 'Bill Details' })
      .locator('dl > div')
      .allInnerTexts();
    const amount = (name: string) => {
      const row = rows.find((text) => text.startsWith(name));
      expect(row, `${name} is on the bill`).toMatch(/₹[\d,]+\.\d\d$/);
      return Math.round(Number(row?.split('₹')[1]?.replace(/,/g, '')) * 100);
    };
    const parts = amount('Sub Total') + amount('Tax') + amount('Delivery Charges');
    expect(amount('Sub Total')).toBeGreaterThan(180_00);
    expect(parts).toBe(amount('Final Amount'));
    const details = main.locator('section', { hasText: 'Order Details' });
    expect(await details.locator('dl > div').allInnerTexts()).toEqual([
      expect.stringMatching(/^Payment Method\s+Cash on Delivery · PENDING$/),
      expect.stringMatching(/^Deliver To\s+\S/),
      expect.stringMatching(/^Delivery Address\s+12, Lane 3, Patia, 751024$/),
    ]);
    await shopper.expectAccessible();
  });

  await test.step('available items are added to the cart again', async () => {
    await shopkeeper.updateStock(spinach, 'quantity = 0');
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByText('One product is in your cart.')).toBeVisible();
    await expect(page.getByText('Water spinach: not available now')).toBeVisible();
    await expect.poll(() => customer.readCart()).toEqual([{ item_id: tomato.id, quantity: 2 }]);
  });

  await test.step('the page updates by itself', async () => {
    await expect(step).toContainText('Placed');
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    await shopkeeper.transitionOrder(uid, 'CONFIRMED');
    await expect(step).toContainText('Confirmed');
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
    await shopkeeper.transitionOrder(uid, 'PACKED', 'OUT_FOR_DELIVERY');
    await expect(step).toContainText('On its way');
    await expect(code).toContainText(/\d{4}/);
    await shopper.expectAccessible();
  });

  await test.step('its invoice is a downloadable file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Invoice (PDF)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`Order ${uid.split('-')[0]}.pdf`);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await shopkeeper.transitionOrder(uid, 'DELIVERED');
    await expect(step).toContainText('Delivered');
    await expect(code).toHaveCount(0);
    await expect(page.getByText('Cash on Delivery · Payment DONE')).toBeVisible();
  });

  await test.step('an unconfirmed order can be cancelled after confirmation', async () => {
    const other = await customer.placeOrder({ id: tomato.id, quantity: 5 });
    await page.goto(`/orderSummary/${other}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByLabel('Reason (optional)').fill('Guests fell ill');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('This order was cancelled.')).toBeVisible();
    await expect(page.getByText(/^You cancelled it, .* · Guests fell ill$/)).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test('an open order is read once when its page loads, once when it is loaded again, and once for each change', {
  tag: '@extended',
}, async ({ page, shopper, shopkeeper }) => {
  const customer = await signInAsCustomer(page, shopper);
  let reads: string[] = [];
  page.on('request', (request) => {
    const [, path] = request.url().split(/api\/v1\/(?:orders|complaint)\//);
    if (path && !path.includes('/events')) reads.push(path);
  });
  const streamOpens = () => page.waitForResponse((response) => response.url().includes('/events'));

  // A server that has just reconnected to its database makes pages read again; the test then tries once more.
  await expect(async () => {
    const uid = await customer.placeOrder({ ...demoItems.nashikOnion, quantity: 5 });
    await expect
      .poll(() => readFirstEvent(`${uid}/events?read_ms_ago=2000`, customer.token))
      .not.toContain('changed');
    const eachOnce = [`${uid}/`, `${uid}/items/`, `order/${uid}`];
    reads = [];
    for (const open of [() => page.goto(`/orderSummary/${uid}`), () => page.reload()]) {
      const opened = streamOpens();
      await open();
      await opened;
    }
    expect(reads).toEqual([...eachOnce, ...eachOnce]);
    await shopkeeper.transitionOrder(uid, 'CONFIRMED');
    await expect(page.locator('[aria-current="step"]')).toHaveText(/Confirmed/);
    expect(reads.toSorted()).toEqual([...eachOnce, ...eachOnce, ...eachOnce].toSorted());
  }).toPass();
});

/** Reads the first chunk of an order's event stream. */
async function readFirstEvent(path: string, token: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/orders/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}

test.describe('when the shop cannot be asked', () => {
  test.use({ expectedErrors: [/500|ERR_FAILED/] });

  test('S8.20 failed requests of an order, its items and the complaint reasons are logged without a toast', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 5 });
    const readLog = logOf(page);
    const calls = { order: `**/api/v1/orders/${uid}/`, items: `**/api/v1/orders/${uid}/items/` };
    for (const call of Object.values(calls)) {
      await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    }
    await page.clock.install();
    await page.goto(`/orderSummary/${uid}`);
    await page.clock.runFor(10_000);
    await expect.poll(readLog).toMatch(new RegExp(`orders.*one.*${uid}`));
    await expect.poll(readLog).toMatch(new RegExp(`orders.*items.*${uid}`));
    await expect(page.getByText('The order could not be loaded.')).toBeVisible();
    await shopper.expectAccessible();
    await page.unroute(calls.order);
    await page.unroute(calls.items);
    await page.getByRole('button', { name: 'Try again' }).click();

    await page.route('**/settings/delivery_fail_reasons/**', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.getByRole('button', { name: 'Raise Complaint' }).click();
    const dialog = page.getByRole('dialog', { name: /^Raise Complaint/ });
    await expect(dialog).toBeVisible();
    await page.clock.runFor(10_000);
    await expect.poll(readLog).toContain('complaint-reasons');
    await expect(dialog.getByRole('option')).toHaveText(['Select a reason']);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('S8.12 a failed request of the orders is shown, and can be retried', async ({
    page,
    shopper,
  }) => {
    const customer = await signInAsCustomer(page, shopper);
    const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 5 });
    await page.route('**/api/v1/orders/user/**', (route) => route.abort());
    await page.clock.install();
    await page.goto('/profile/order');
    await page.clock.runFor(10_000);
    await expect(
      page.getByText('Failed to fetch orders. Please try again.', { exact: true }),
    ).toBeVisible();
    await page.unroute('**/api/v1/orders/user/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: `#${uid.split('-')[0]}` })).toBeVisible();
  });
});
