import { dateInDays, demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './shopkeeper.ts';
import { openStaffBrowser } from './staff.ts';

test('a manager puts packed orders into a round in a sequence and sends it out; the customer sees the code', async ({
  browser,
  page,
  shopper,
  shopkeeper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const uids: string[] = [];
  for (const quantity of [7, 8]) {
    const uid = await customer.placeOrder({ id: demoItems.onion.id, quantity });
    await shopkeeper.transitionOrder(uid, 'CONFIRMED', 'PACKED');
    uids.push(uid);
  }
  const [first = '', second = ''] = uids.map((uid) => `#${uid.split('-')[0]}`);
  await page.goto(`/orderSummary/${uids[0]}`);
  await expect(page.locator('[aria-current="step"]')).toContainText('Packed');
  const rider = await openStaffBrowser(browser, shopkeeper.db, 'rider');
  const manager = await openStaffBrowser(browser, shopkeeper.db, 'manager');
  const name = `Round of ${first}`;
  await manager.page.goto(`/console/rounds?date=${dateInDays()}`);
  for (const number of [first, second]) {
    await manager.page.getByRole('checkbox', { name: number }).check();
  }
  await manager.page.getByRole('button', { name: 'Make a round' }).click();
  const dialog = manager.page.getByRole('dialog', { name: 'Make a round' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Rider').selectOption({ label: rider.name });
  await dialog.getByRole('button', { name: `Later: ${first}` }).click();
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const round = manager.page.getByRole('article', { name });
  await expect(round.getByRole('listitem')).toContainText([second, first]);
  await expect(round).toContainText(rider.name);
  await manager.shopper.expectAccessible();

  await round.getByRole('button', { name: 'Send out 2 orders' }).click();
  await expect(round.getByText('On its way')).toHaveCount(2);
  // Its page was open all the time.
  const code = page.getByRole('paragraph').filter({ hasText: 'Code for the rider' });
  await expect(code).toContainText(/\d{4}/);
  await rider.context.close();
  await manager.context.close();
});
