import { dateInDays, demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectNavigation, openStaffBrowser } from './staff.ts';

const board = (query = '') => `/console/orders?date=${dateInDays()}${query}`;

test('S10.7 a manager sees an order arrive and confirms it; the page of its customer shows it', async ({
  page,
  shopper,
  manager,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  // Filters by this customer, since the board of a full day renders only the rows near the visible area.
  await manager.page.goto(board(`&q=${shopper.number.slice(-6)}`));
  await expect(manager.page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible();
  await expectNavigation(manager.page, 'manager');
  const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 8 });
  const number = uid.split('-')[0];
  // The order appears without a reload of the board.
  const row = manager.page.getByRole('row').filter({ hasText: `#${number}` });
  await expect(row).toContainText('To confirm');
  await manager.shopper.expectAccessible();

  await page.goto(`/orderSummary/${uid}`);
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  await expect(cancel).toBeVisible();
  await row.getByRole('button', { name: `Confirm #${number}` }).click();
  await expect(row).toContainText('To pick');
  // The customer, whose page was open all the time, can no longer cancel the order.
  await expect(cancel).toHaveCount(0);

  await row.getByRole('link', { name: `#${number}` }).click();
  await expect(manager.page.getByRole('region', { name: 'Items' })).toContainText('Desi tomato');
  await expect(manager.page.getByRole('region', { name: 'Timeline' })).toContainText(manager.name);
  await manager.shopper.expectAccessible();
  await manager.page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await manager.page.getByLabel('Reason').fill('The road is flooded');
  await manager.page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(manager.page.getByRole('heading', { level: 1 })).toContainText('Cancelled');
  await expect(page.getByText('This order was cancelled.')).toBeVisible();

  await manager.page.goto('/console/audit?subject=order');
  await expect(manager.page.getByRole('table')).toContainText('The road is flooded');
  await manager.shopper.expectAccessible();
});

test('S10.8 orders are chosen by keyboard and moved together, and each that is refused says why', async ({
  page,
  shopper,
  manager,
  shopkeeper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const uids: string[] = [];
  for (const quantity of [7, 8]) {
    uids.push(await customer.placeOrder({ id: demoItems.onion.id, quantity }));
  }
  await manager.page.goto(board());
  const search = manager.page.getByRole('searchbox', { name: 'Find an order' });
  await expect(manager.page.getByRole('table')).toBeVisible();
  await manager.page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill(shopper.number.slice(-6));
  await expect(manager.page).toHaveURL(new RegExp(`q=${shopper.number.slice(-6)}`));
  const rows = manager.page.getByRole('row').filter({ hasText: '#' });
  await expect(rows).toHaveCount(2);
  await search.press('Escape');
  await expect(search).not.toBeFocused();
  for (const key of ['j', 'x', 'j', 'x']) await manager.page.keyboard.press(key);
  await expect(manager.page.getByRole('row', { selected: true })).toHaveCount(2);
  await expect(search, 'the search is kept').toHaveValue(shopper.number.slice(-6));
  // Another member cancels one of the orders, and this board has not been notified yet.
  const query = `date=${dateInDays()}&limit=2500&q=${shopper.number.slice(-6)}`;
  const body = await (await manager.page.request.get(`/api/v1/staff/orders?${query}`)).text();
  await manager.page.route('**/api/v1/staff/orders?**', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
  const path = `/api/v1/staff/orders/${uids[0]}`;
  const staleOrder = await (await manager.page.request.get(path)).text();
  await manager.page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: staleOrder }),
  );
  await shopkeeper.transitionOrder(uids[0] ?? '', 'CANCELLED');
  const bar = manager.page.getByRole('region', { name: 'Selected orders' });
  await bar.getByRole('button', { name: /^Confirm/ }).click();
  const results = manager.page.getByRole('dialog', { name: '1 not moved, 1 moved' });
  await expect(results).toContainText(`#${uids[0]?.split('-')[0]}`);
  await manager.shopper.expectAccessible();
  await results.getByRole('button', { name: 'Close' }).last().click();
  await manager.page.unrouteAll();
  await manager.page.goto(board(`&q=${shopper.number.slice(-6)}`));
  await expect(manager.page.getByRole('row').filter({ hasText: 'To pick' })).toHaveCount(1);
  await expect(manager.page.getByRole('row').filter({ hasText: 'Cancelled' })).toHaveCount(1);
});

test('an address shows one status of one day, and other roles see what they may', async ({
  browser,
  page,
  shopper,
  shopkeeper,
  manager,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.placeOrder({ id: demoItems.onion.id, quantity: 7 });
  await manager.page.goto(board('&status=DELIVERED&zone=Nowhere'));
  await expect(manager.page.getByText('No order matches.')).toBeVisible();
  await manager.page.getByRole('button', { name: 'Show all of the day' }).click();
  await expect(manager.page).toHaveURL(/orders\?date=[\d-]+$/);
  await manager.page.keyboard.press('?');
  await expect(manager.page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  const rider = await openStaffBrowser(browser, shopkeeper.db, 'rider');
  await rider.page.goto('/console/');
  await expectNavigation(rider.page, 'rider');
  await rider.context.close();
});
