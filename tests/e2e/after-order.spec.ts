import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './shopkeeper.ts';

const { tomato, onion } = demoItems;

test('Home has a card for each order under way, what was bought before, and nothing of them for visitors', async ({
  page,
  shopper,
  shopkeeper,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Fresh this morning' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Buy again' })).toHaveCount(0);
  const visitorHtml = await (await page.request.get('/')).text();
  expect(visitorHtml).not.toContain('under-way');

  const customer = await signInAsCustomer(page, shopper);
  const delivered = await customer.placeOrder({ id: tomato.id, quantity: 6 });
  const open = await customer.placeOrder({ id: onion.id, quantity: 6 });
  await shopkeeper.transitionOrder(
    delivered,
    'CONFIRMED',
    'PACKED',
    'OUT_FOR_DELIVERY',
    'DELIVERED',
  );
  // The server-rendered document contains these parts, so that nothing moves on hydration.
  const ownHtml = await (await page.request.get('/')).text();
  for (const part of ['Orders under way', `/orderSummary/${open}`, 'Buy again'])
    expect(ownHtml).toContain(part);
  await page.goto('/');
  const orders = page.getByRole('region', { name: 'Orders under way' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders).toContainText(/Grocery Order\s*Placed/);
  const bought = page.locator('section', { has: page.getByRole('heading', { name: 'Buy again' }) });
  await expect(bought.getByRole('link', { name: tomato.name })).toBeVisible();
  await expect(bought.getByRole('link', { name: onion.name })).toBeVisible();
  await shopper.expectAccessible();
  await orders.getByRole('link').click();
  await expect(page).toHaveURL(`/orderSummary/${open}`);

  await test.step('the empty search begins with what was bought', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByRole('region', { name: 'Buy again' })).toContainText(tomato.name);
  });
});

test('My Orders shows state, pictures and refund, and a finished order can be ordered again', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const cancelled = await customer.placeOrder(
    { id: tomato.id, quantity: 6 },
    { id: onion.id, quantity: 2 },
  );
  await customer.request('POST', `orders/${cancelled}/cancel`, {});
  await customer.placeOrder({ id: tomato.id, quantity: 6 });
  await page.goto('/profile/order');
  const open = page.getByRole('article').nth(0);
  const finished = page.getByRole('article').nth(1);
  await expect(open.getByText('Placed', { exact: true }).first()).toBeVisible();
  await expect(open.getByRole('button', { name: 'Order again' })).toHaveCount(0);
  await expect(finished.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(finished.getByText('PENDING', { exact: true })).toBeVisible();
  await expect(finished.locator('img')).toHaveCount(2);
  await finished.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText('2 products are in your cart.')).toBeVisible();
  await expect
    .poll(async () => (await customer.readCart()).map(({ quantity }) => quantity).sort())
    .toEqual([2, 6]);
  await shopper.expectAccessible();
});

test('a favourite is stored although the page is left at once, and a product says when it arrives', {
  tag: '@extended',
}, async ({ page, shopper }) => {
  const customer = await signInAsCustomer(page, shopper);
  const favourites = async () =>
    ((await customer.request('GET', 'favourites/')) as { results: unknown[] }).results.length;
  await page.goto(`/product/${tomato.id}`);
  const heart = page.getByRole('button', { name: `Favourite: ${tomato.name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(/^At your door (today|tomorrow) /)).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/healthz');
  await expect.poll(favourites).toBe(1);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible();

  await page.goto(`/product/${tomato.id}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await page.goto('/healthz');
  await expect.poll(favourites).toBe(0);

  await test.step('after adding to the cart its strip is shown', async () => {
    await page.goto(`/product/${tomato.id}`);
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible();
    await shopper.expectAccessible();
  });
});
