import { signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { createGourd, makeRound, placePackedOrder, startRound } from './round.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

test('S10.143 S10.144 a customer refuses a part of a line: without a network the rider takes less at once, and the customer, the bill and the shop agree', async ({
  browser,
  page,
  shopper,
  shopkeeper,
  manager,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const id = await createGourd(shopkeeper, 'Soft gourd');
  const { uid, number } = await placePackedOrder(customer, shopkeeper, { id, quantity: 7 });
  const rider = await openStaffBrowser(browser, shopkeeper.db, 'rider', { offline: true });
  await makeRound(manager, rider, [number]);
  const phone = rider.page;
  await startRound(rider);
  const stop = phone.getByRole('article', { name: number });
  await expect(stop).toContainText('₹263.00');
  await expect(phone.getByRole('region', { name: 'Waiting to be sent' })).toBeHidden();
  await phone.evaluate(() => navigator.serviceWorker.ready);
  await stop.getByRole('button', { name: 'Something is refused' }).click();
  const dialog = phone.getByRole('dialog', { name: 'What is refused?' });
  const count = dialog.getByLabel('Soft gourd · 1 kg');
  await count.selectOption('7');
  await expect(dialog.getByRole('alert')).toContainText('Could not deliver');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await rider.context.setOffline(true);
  await count.selectOption('2');
  await dialog.getByLabel('Why is Soft gourd refused?').selectOption('Not fresh');
  await rider.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(stop.getByRole('status')).toContainText('−₹68.00');
  await expect(stop).toContainText('To take in cash₹195.00');
  await expectAtEveryWidth(rider);
  await phone.setViewportSize({ width: 390, height: 844 });
  await stop.getByRole('button', { name: 'No code? Give a reason' }).click();
  await stop.getByLabel('Why is there no code?').fill('The phone is off');
  await stop.getByRole('button', { name: 'Delivered, ₹195.00 taken' }).dblclick();
  const waiting = phone.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting).toContainText('Delivered without what was refused, ₹195.00 taken');
  await rider.context.setOffline(false);
  await expect(waiting).toBeHidden({ timeout: 30_000 });
  await expect(phone.getByText('Cash with you ₹195.00')).toBeVisible();
  await expect(phone.getByRole('button', { name: /Undo/ })).toBeHidden();

  await page.goto(`/orderSummary/${uid}`);
  await expect(page.locator('[aria-current="step"]')).toContainText('Delivered');
  const item = page.getByRole('article').filter({ hasText: 'Soft gourd' });
  await expect(item).toContainText('Delivered: 5 x 1 kg');
  await expect(item).toContainText('Refused: 2 x Soft gourd, not fresh');
  await expect(page.getByText('₹68.00 less for what you refused at the door.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '₹195.00' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invoice and credit note (PDF)' })).toBeVisible();
  await shopper.expectAccessible();

  await manager.page.goto(`/console/orders/${uid}`);
  const refused = manager.page.getByRole('region', { name: 'Refused at the door' });
  await expect(refused).toContainText('To be checked');
  await refused.getByLabel('Waste').check();
  await manager.shopper.expectAccessible();
  await refused.getByRole('button', { name: 'Save' }).click();
  await expect(refused.getByRole('button', { name: 'Save' })).toBeHidden();
  await expect(refused).toContainText('Not fresh · Waste');
  await rider.context.close();
});
