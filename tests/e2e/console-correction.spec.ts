import { signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { makeRound } from './round.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';
import { expectToast } from './toasts.ts';

test('S10.111 S10.112 a caller’s phone, address and note are corrected: rider and customer, whose pages are open, see it', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper, manager }) => {
  const { subcategories } = await shopkeeper.createCategory(`Tea ${crypto.randomUUID()}`, ['Tea']);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const tea = await shopkeeper.createStock(place, { name: 'Assam tea', cost: 400 });
  const customer = await signInAsCustomer(page, shopper);
  const uid = await customer.placeOrder({ id: tea, quantity: 1 });
  const number = `#${uid.split('-')[0]}`;
  await shopkeeper.transitionOrder(uid, 'CONFIRMED', 'PACKED');
  const rider = await openStaffBrowser(browser, shopkeeper.db, 'rider');
  await rider.page.goto('/console/rider');
  await expect(rider.page.getByText('You have no deliveries now.')).toBeVisible();
  await makeRound(manager, rider, [number]);
  // The round appears without a reload of the rider's page.
  await rider.page.getByRole('button', { name: 'Take them along' }).click();
  const stop = rider.page.getByRole('article', { name: number });
  await expect(stop).toContainText('12, Lane 3, Patia');
  await page.goto(`/orderSummary/${uid}`);
  await expect(page.getByText('12, Lane 3, Patia, 751024')).toBeVisible();

  await manager.page.goto(`/console/orders/${uid}`);
  const details = manager.page.getByRole('region', { name: 'Customer' });
  await details.getByRole('button', { name: 'Correct' }).click();
  const dialog = manager.page.getByRole('dialog', { name: `Correct ${number}` });
  await dialog.getByLabel('Phone').fill('9437012345');
  await dialog.getByLabel('Address').fill('14 B, Lane 5, Patia, 751024');
  await dialog.getByLabel('Note for picker and rider').fill('The white gate, ring twice');

  // In the meantime another member corrects the phone, after an attempt with a pincode that is too far away.
  const support = await openStaffBrowser(browser, shopkeeper.db, 'support');
  await support.page.goto(`/console/orders/${uid}`);
  await support.page.getByRole('button', { name: 'Correct' }).click();
  const other = support.page.getByRole('dialog');
  await other.getByLabel('Phone').fill('9437054321');
  await other.getByLabel('Pincode').fill('110001');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText(/^110001 is not in the zone/)).toBeVisible();
  await other.getByLabel('Pincode').fill('751024');
  await other.getByRole('button', { name: 'Save' }).click();
  await expectToast(support.page, `${number} is corrected.`);
  await support.context.close();
  await expect(dialog.getByText('Saved meanwhile: 9437054321')).toBeVisible();
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await manager.page.getByRole('button', { name: 'Keep it' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(details).toContainText('+919437012345');
  await expect(details).toContainText('The white gate, ring twice');
  await expectAtEveryWidth(manager);

  // Both pages show the correction without a reload.
  await expect(stop).toContainText('14 B, Lane 5, Patia, 751024');
  await expect(stop).toContainText('The white gate, ring twice');
  await expect(stop.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+919437012345',
  );
  await expect(page.getByText('14 B, Lane 5, Patia, 751024')).toBeVisible();
  await expect(page.getByText('The white gate, ring twice')).toBeVisible();
  await manager.page.goto(`/console/audit?subject=order&action=order.correct&subject_id=${uid}`);
  await expect(manager.page.getByRole('table')).toContainText('delivery_address');
  await rider.context.close();
});
