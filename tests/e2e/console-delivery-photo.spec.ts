import type { Response } from '@playwright/test';
import { signInAsCustomer } from './customer.ts';
import { holdPhotos } from './hold-photos.ts';
import { expect, test } from './manager.ts';
import { createGourd, makeRound, placePackedOrder, startRound } from './round.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

test('S10.150 S10.151 a rider without a network takes a photo in place of the code; it is sent once, and staff open it at the order', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper, manager }) => {
  const customer = await signInAsCustomer(page, shopper);
  const id = await createGourd(shopkeeper, 'Guarded gourd');
  const { uid, number } = await placePackedOrder(customer, shopkeeper, { id, quantity: 7 });
  const rider = await openStaffBrowser(browser, shopkeeper.db, 'rider', { offline: true });
  await makeRound(manager, rider, [number]);
  const phone = rider.page;
  await startRound(rider);
  const stop = phone.getByRole('article', { name: number });
  await expect(stop).toBeVisible();
  await expect(phone.getByRole('region', { name: 'Waiting to be sent' })).toBeHidden();
  await phone.evaluate(() => navigator.serviceWorker.ready);

  await rider.context.setOffline(true);
  await stop.getByRole('button', { name: 'No code? Give a reason' }).click();
  const camera = stop.getByLabel('Take a photo');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await camera.setInputFiles({
    name: 'no-photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no photo'),
  });
  await expect(stop.getByRole('alert')).toContainText('This photo cannot be read.');
  const door = await phone.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
    canvas.getContext('2d')?.fillRect(1000, 500, 2000, 2500);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const releasePhotos = await holdPhotos(phone);
  await camera.setInputFiles({
    name: 'door.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(door, 'base64'),
  });
  const deliver = stop.getByRole('button', { name: 'Delivered, ₹263.00 taken' });
  await expect(deliver).toHaveAttribute('aria-busy');
  const reason = stop.getByLabel('Why is there no code?');
  await reason.fill('Left with the guard');
  await reason.press('Enter');
  await releasePhotos();
  await expect(stop.getByRole('img', { name: 'Where the order was left' })).toBeVisible();
  await expect(stop.getByRole('alert')).toBeHidden();
  await rider.shopper.expectAccessible();
  await reason.clear();
  await deliver.click();
  await expect(reason).toBeFocused();
  await reason.fill('Left with the guard');
  await deliver.dblclick();
  const waiting = phone.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting).toContainText(`${number} · Delivered with a photo, ₹263.00 taken`);
  await phone.goto('/console/');
  await expect(waiting.getByRole('listitem')).toHaveCount(1);

  // The server receives the delivery although the upload of its photo fails.
  await rider.context.route('**/photo?*', (route) => route.abort());
  await rider.context.setOffline(false);
  await expect(waiting).toBeHidden({ timeout: 30_000 });
  await expect(
    phone.getByText('1 photo waits to be sent. Its delivery is recorded.'),
  ).toBeVisible();
  await expectAtEveryWidth(rider);
  await phone.setViewportSize({ width: 390, height: 844 });
  const uploads: string[] = [];
  const isUpload = (response: Response) => response.url().includes('/photo?') && response.ok();
  phone.on('response', (response) => {
    if (isUpload(response)) uploads.push(response.url());
  });
  const isStored = phone.waitForResponse(isUpload);
  await rider.context.unroute('**/photo?*');
  await phone.reload();
  await isStored;
  await expect(phone.getByText('1 photo waits to be sent.')).toBeHidden();
  await phone.reload();
  await expect(phone.getByText('Cash with you ₹263.00')).toBeVisible();
  expect(uploads).toHaveLength(1);

  await manager.page.goto(`/console/orders/${uid}`);
  const part = manager.page.getByRole('region', { name: 'Delivered with a photo' });
  await expect(part).toContainText('Left with the guard');
  await expect(part).toContainText(rider.name);
  await part.getByRole('button', { name: 'Show the photo' }).click();
  const photo = part.getByRole('img', { name: 'Where the order was left' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);
  await manager.shopper.expectAccessible();
  await rider.context.close();
});
