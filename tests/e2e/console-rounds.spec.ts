import { dateInDays, signInAsCustomer } from './customer.ts';
import { createGourd, placePackedOrder } from './round.ts';
import { expect, test } from './shopkeeper.ts';
import { openStaffBrowser } from './staff.ts';
import { expectToast } from './toasts.ts';

test('a manager makes a round and sends it out, its rider delivers with the code and takes cash, accounts close it; the customer sees each; S10.278 another order gets another slot at the door', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper }) => {
  const customer = await signInAsCustomer(page, shopper);
  const id = await createGourd(shopkeeper, 'Round gourd');
  const orders = [
    await placePackedOrder(customer, shopkeeper, { id, quantity: 7 }),
    await placePackedOrder(customer, shopkeeper, { id, quantity: 8 }),
  ];
  const [first = '', second = ''] = orders.map(({ number }) => number);
  await page.goto(`/orderSummary/${orders[0]?.uid}`);
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
  // The customer's page was open all the time.
  const code = page.getByRole('paragraph').filter({ hasText: 'Code for the rider' });
  await expect(code).toContainText(/\d{4}/);
  const digits = /\b\d{4}\b/.exec((await code.textContent()) ?? '')?.[0] ?? '';

  await rider.page.setViewportSize({ width: 390, height: 844 });
  await rider.page.goto('/console/');
  await expect(rider.page.getByRole('heading', { level: 1, name: 'My deliveries' })).toBeVisible();
  await expect(rider.page.getByRole('article', { name: second })).toBeVisible();
  await rider.page.getByRole('button', { name: /12, Lane 3/ }).click();
  const stop = rider.page.getByRole('article', { name: first });
  await expect(stop.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  await expect(stop.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /Patia/);
  await rider.shopper.expectAccessible();
  await stop.getByRole('button', { name: 'Could not deliver' }).click();
  await rider.shopper.expectAccessible();
  await rider.page.getByRole('button', { name: 'Nobody at home' }).click();
  await expect(page.getByText('We came by but could not hand it over.')).toBeVisible();
  const attempted = rider.page.getByRole('region', { name: 'Not delivered' });
  await attempted.getByRole('button', { name: 'Try again' }).click();
  await expect(stop).toBeVisible();
  await stop.getByLabel('Code from the customer').fill(digits === '0000' ? '1111' : '0000');
  const deliver = stop.getByRole('button', { name: 'Delivered, ₹263.00 taken' });
  await deliver.dblclick();
  await expect(rider.page.getByRole('alert')).toContainText('This code is wrong');
  await stop.getByLabel('Code from the customer').fill(digits);
  await deliver.dblclick();
  await expect(rider.page.getByText('Cash with you ₹263.00')).toBeVisible();
  await expect(rider.page.getByText('1 of 2 done')).toBeVisible();
  await rider.page.getByRole('button', { name: `Undo: Delivered ${first}` }).click();
  await expect(rider.page.getByText('Cash with you ₹0.00')).toBeVisible();
  await page.reload();
  await expect(code).toBeVisible();
  await rider.shopper.expectAccessible();
  await stop.getByLabel('Code from the customer').fill(digits);
  await deliver.click();
  await expect(rider.page.getByText('Cash with you ₹263.00')).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText('Delivered');
  await expect(page.getByText('Cash on Delivery · Payment DONE')).toBeVisible();

  const accounts = await openStaffBrowser(browser, shopkeeper.db, 'accounts');
  await accounts.page.goto('/console/cash');
  const cash = accounts.page.getByRole('listitem').filter({ hasText: rider.name });
  await expect(cash).toContainText('₹297.00 still to collect');
  await accounts.page.getByRole('button', { name: `Count the cash of ${rider.name}` }).click();
  await accounts.page.getByLabel('Counted').fill('260');
  await expect(accounts.page.getByText('₹3.00 too little')).toBeVisible();
  await accounts.page.getByLabel('Reason for the difference').fill('No change');
  await accounts.shopper.expectAccessible();
  await accounts.page.getByRole('button', { name: 'Close the cash' }).click();
  const closing = accounts.page.getByRole('row').filter({ hasText: rider.name });
  await expect(closing).toContainText('₹263.00');
  await expect(closing).toContainText('−₹3.00');
  await expect(closing).toContainText('No change');
  await expectToast(accounts.page, `The cash of ${rider.name} is closed.`);
  await accounts.shopper.expectAccessible();

  // The customer of the other order wants it on another day.
  await rider.page.getByRole('button', { name: 'Could not deliver' }).click();
  await rider.page.getByRole('button', { name: 'They want it at another time' }).click();
  const slots = rider.page.getByRole('dialog', { name: 'When do they want it?' });
  await slots.getByRole('radio').last().check();
  await rider.shopper.expectAccessible();
  await slots.getByRole('button', { name: 'Book this slot' }).click();
  await expect(attempted).toContainText('New slot:');
  await rider.shopper.expectAccessible();
  await attempted.getByRole('button', { name: 'Back in the shop' }).click();
  await expect(rider.page.getByText('You have no deliveries now.')).toBeVisible();
  for (const { context } of [rider, manager, accounts]) await context.close();
});
