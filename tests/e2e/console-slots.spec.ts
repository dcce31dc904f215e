import { dateInDays, demoItems, signInAsCustomer } from './customer.ts';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

test('S10.12 S10.13 S10.14 a manager limits a slot, closes it, moves its orders to another one and opens the day again', async ({
  browser,
  page,
  shopper,
  shopkeeper,
  manager,
}, testInfo) => {
  // A day on which no other journey orders.
  const date = dateInDays(18 + ((testInfo.repeatEachIndex + 5 * testInfo.retry) % 10));
  const customer = await signInAsCustomer(page, shopper);
  await shopkeeper.updateStock(demoItems.onion.id, 'quantity = quantity + 15');
  const [first = '', second = ''] = [
    await customer.placeOrderOn(date, { id: demoItems.onion.id, quantity: 7 }),
    await customer.placeOrderOn(date, { id: demoItems.onion.id, quantity: 8 }),
  ].map((uid) => `#${uid.split('-')[0]}`);
  await manager.page.goto(`/console/slots?date=${date}`);
  const grocery = manager.page.getByRole('region', { name: 'Grocery' });
  const slot = grocery.getByRole('listitem').filter({ hasText: '6:00 AM - 8:00 AM' });
  await expect(slot).toContainText(/2 of \d+/);

  await slot.getByRole('button', { name: 'Capacity of 6:00 AM - 8:00 AM' }).click();
  const capacity = manager.page.getByRole('dialog', { name: '6:00 AM - 8:00 AM' });
  await capacity.getByLabel(/^Orders on \d/).fill('2');
  await capacity.getByRole('button', { name: 'Save for this day' }).click();
  await expect(slot).toContainText('2 of 2');
  await expect(slot).toContainText('full');

  await slot.getByRole('button', { name: 'Close 6:00 AM - 8:00 AM' }).click();
  const closing = manager.page.getByRole('dialog', { name: 'Close 6:00 AM - 8:00 AM?' });
  const reason = closing.getByRole('group', { name: 'Reason' });
  await reason.getByLabel('English').fill('The cold store is being repaired');
  await reason.getByLabel('ଓଡ଼ିଆ').fill('ଶୀତଳ ଭଣ୍ଡାର ମରାମତି ହେଉଛି');
  await manager.shopper.expectAccessible();
  await closing.getByRole('button', { name: 'Close it' }).click();
  await expect(slot).toContainText('The cold store is being repaired');
  await expect(slot.getByRole('heading', { name: 'To move: 2' })).toBeVisible();
  // At checkout the customer reads the reason in their language.
  await customer.addToCart({ id: demoItems.onion.id, quantity: 1 });
  await page.context().addCookies([{ name: 'lang', value: 'or', url: page.url() }]);
  await page.goto('/checkout');
  await page.locator('input[type=date]').fill(date);
  await expect(page.getByText('6-8 AM: ଶୀତଳ ଭଣ୍ଡାର ମରାମତି ହେଉଛି')).toBeVisible();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page, `at ${width} px`);
  }
  await expectAtEveryWidth(manager);

  const dialog = manager.page.getByRole('dialog');
  await slot.getByRole('button', { name: `Move ${first}` }).click();
  await expect(dialog.getByRole('radio', { name: /^6:00 AM/ })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^8:00 AM/ }).check();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The cold store is being repaired');
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Move to this slot' }).click();
  await expect(slot.getByRole('heading', { name: 'To move: 1' })).toBeVisible();
  await expect(slot).not.toContainText(first);
  await slot.getByRole('button', { name: 'Move all' }).click();
  await dialog.getByRole('radio', { name: /^8:00 AM/ }).check();
  await dialog.getByRole('button', { name: 'Move to this slot' }).click();
  await expect(slot).not.toContainText(second);
  await expect(
    grocery.getByRole('listitem').filter({ hasText: '8:00 AM - 10:00 AM' }),
  ).toContainText(/2 of \d+/);

  await manager.page.getByRole('button', { name: 'Open all slots of the day' }).click();
  await expect(slot).toContainText('0 of 2');
  await expect(slot).toContainText('open');
  await slot.getByRole('button', { name: 'Capacity of 6:00 AM - 8:00 AM' }).click();
  await capacity.getByLabel(/^Orders on \d/).fill('');
  await capacity.getByRole('button', { name: 'Save for this day' }).click();
  await expect(slot).not.toContainText('usually');

  // Support may read slots but not change them; when the server does not respond, the request can be retried.
  const support = await openStaffBrowser(browser, shopkeeper.db, 'support');
  await support.page.route('**/api/v1/staff/slots?*', (route) => route.abort());
  await support.page.goto(`/console/slots?date=${date}`);
  await expect(support.page.getByText('The slots could not be loaded.')).toBeVisible();
  await support.page.unrouteAll();
  await support.page.getByRole('button', { name: 'Try again' }).click();
  await expect(support.page.getByRole('region', { name: 'Grocery' })).toBeVisible();
  await expect(support.page.getByRole('button', { name: /^(Capacity|Close)/ })).toHaveCount(0);
  await support.context.close();
});
