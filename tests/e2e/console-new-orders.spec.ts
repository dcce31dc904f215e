import { dateInDays, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { openStaffBrowser } from './staff.ts';

test('S10.113 S10.114 a new order stays marked on two screens until one of them opens it', async ({
  browser,
  page,
  shopper,
  shopkeeper,
  manager,
}) => {
  const { subcategories } = await shopkeeper.createCategory(`Jam ${crypto.randomUUID()}`, ['Jam']);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const jam = await shopkeeper.createStock(place, { name: 'Mango jam', cost: 400 });
  const customer = await signInAsCustomer(page, shopper);
  const owner = await openStaffBrowser(browser, shopkeeper.db, 'owner');
  await manager.page.addInitScript(() => {
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      Object.assign(globalThis, { hasSounded: true });
      return create.call(this);
    };
  });
  await manager.page.goto(`/console/orders?date=${dateInDays()}&q=${shopper.number.slice(-6)}`);
  await expect(manager.page.getByText('No order matches.')).toBeVisible();
  await owner.page.goto('/console/stock');
  await expect(owner.page.getByRole('heading', { level: 1 })).toBeVisible();

  const uid = await customer.placeOrder({ id: jam, quantity: 1 });
  const number = `#${uid.split('-')[0]}`;
  const row = manager.page.getByRole('row').filter({ hasText: number });
  await expect(row.getByTitle('New')).toBeVisible();
  const strip = manager.page.getByRole('region', { name: 'New orders' });
  await expect(strip.getByRole('link', { name: number })).toBeVisible();
  await expect(manager.page).toHaveTitle(/^\(\d+\) Orders/);
  // The other screen shows a page without orders, but it is notified too.
  await expect(owner.page).toHaveTitle(/^\(\d+\) Stock/);
  await expect(owner.page.getByRole('link', { name: /^Orders ?\d+ new$/ })).toBeVisible();
  await manager.page.reload();
  await expect(row.getByTitle('New')).toBeVisible();
  await manager.shopper.expectAccessible();

  // Browsers play no sound before the first input; the page listens for input once it has loaded the new orders.
  await expect(strip).toBeVisible();
  await manager.page.keyboard.press('Shift');
  await expect.poll(() => manager.page.evaluate(() => 'hasSounded' in globalThis)).toBe(true);
  const sound = manager.page.getByRole('button', { name: 'Sound of new orders' });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await manager.page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();

  await owner.page.goto(`/console/orders/${uid}`);
  await expect(row.getByTitle('New')).toHaveCount(0);
  await expect(row).toContainText('To confirm');
  await expect(strip.getByRole('link', { name: number })).toHaveCount(0);
  await owner.context.close();
});
