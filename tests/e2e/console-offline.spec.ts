import type { Locator } from '@playwright/test';
import { signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { createGourd, makeRound, placePackedOrder } from './round.ts';
import {
  expectAtEveryWidth,
  openStaffBrowser,
  type StaffBrowser,
  setSessionsEnded,
} from './staff.ts';

/** Sets the browser offline, and expects a control not to move when the page shows the offline notice. */
async function loseNetwork({ page, context }: StaffBrowser, pressable: Locator): Promise<void> {
  await expect(page.getByRole('alert')).toBeHidden();
  const before = await pressable.boundingBox();
  expect(before).not.toBeNull();
  await context.setOffline(true);
  // The page retries, as when a network comes back that does not work.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('alert')).toContainText('No network. This was loaded at');
  expect(await pressable.boundingBox()).toEqual(before);
}

test('S10.70 S10.71 S10.399 a rider works without a network: round and actions outlive a restart and an expired session, and go out once', async ({
  browser,
  page,
  shopper,
  shopkeeper,
  manager,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const id = await createGourd(shopkeeper, 'Far gourd');
  const orders = [
    await placePackedOrder(customer, shopkeeper, { id, quantity: 7 }),
    await placePackedOrder(customer, shopkeeper, { id, quantity: 8 }),
  ];
  const [first = '', second = ''] = orders.map(({ number }) => number);
  const rider = await openStaffBrowser(browser, shopkeeper.db, 'rider', { offline: true });
  await makeRound(manager, rider, [first, second]);
  const phone = rider.page;
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/console/');
  await expect(phone.getByRole('button', { name: 'Take them along' })).toBeVisible();
  await phone.evaluate(() => navigator.serviceWorker.ready);

  const takeAlong = phone.getByRole('button', { name: 'Take them along' });
  await loseNetwork(rider, takeAlong);
  await takeAlong.click();
  const waiting = phone.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting.getByRole('listitem')).toHaveCount(2);
  const stop = phone.getByRole('article', { name: first });
  // A button that needs a network stays visible, but is disabled.
  await expect(stop.getByRole('button', { name: 'Take it by UPI' })).toBeDisabled();
  await stop.getByRole('button', { name: 'No code? Give a reason' }).click();
  await stop.getByLabel('Why is there no code?').fill('The phone is off');
  await stop.getByRole('button', { name: 'Delivered, ₹263.00 taken' }).click();
  await expect(waiting).toContainText(`${first} · Delivered, ₹263.00 taken`);
  // The button was at the lower end of the card: whose order is the next one is in view.
  const nextName = phone.getByRole('article', { name: second }).getByRole('heading', { level: 2 });
  await expect(nextName).toBeInViewport();
  await expect(phone.getByText('Cash with you ₹263.00')).toBeVisible();

  // The page is opened again, still without a network.
  await phone.goto('/console/');
  await expect(phone.getByRole('alert')).toContainText('No network. This was loaded at');
  await expect(waiting.getByRole('listitem')).toHaveCount(3);
  await expect(phone.getByText('Cash with you ₹263.00')).toBeVisible();
  const next = phone.getByRole('article', { name: second });
  await next.getByRole('button', { name: 'Could not deliver' }).click();
  await phone.getByRole('button', { name: 'Nobody at home' }).click();
  await expect(waiting).toContainText(`${second} · Not delivered`);
  await waiting.getByRole('button', { name: `Take back ${second}` }).click();
  await expect(waiting.getByRole('listitem')).toHaveCount(3);
  await next.getByLabel('Code from the customer').fill('12');
  await next.getByLabel('Code from the customer').fill('0000');
  await next.getByRole('button', { name: 'Delivered, ₹297.00 taken' }).click();
  await expect(waiting.getByRole('listitem')).toHaveCount(4);
  await expectAtEveryWidth(rider);
  await phone.setViewportSize({ width: 390, height: 844 });

  // In the meantime the session expires, and the second order gets another delivery code.
  await setSessionsEnded(shopkeeper.db, rider.name, new Date());
  await shopkeeper.db
    .updateTable('orders.orders')
    .set({ delivery_code: '9999' })
    .where('uid', '=', orders[1]?.uid ?? '')
    .execute();
  await rider.context.setOffline(false);
  // The emulation of newer versions of Chromium sends no event to a page that was opened without a network.
  await phone.evaluate(() => dispatchEvent(new Event('online')));
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(phone.getByText('4 actions on this device wait to be sent.')).toBeVisible();
  await setSessionsEnded(shopkeeper.db, rider.name, null);
  await phone.goto('/console/');

  const refused = phone.getByRole('alert');
  await expect(refused).toContainText(`${second} · Delivered, ₹297.00 taken`);
  await expect(refused).toContainText('This code is wrong');
  await expect(waiting).toBeHidden();
  await expect(phone.getByText('Cash with you ₹263.00')).toBeVisible();
  await phone.reload();
  await refused.getByRole('button', { name: `I have seen it ${second}` }).click();
  await expect(refused).toBeHidden();
  await expect(next.getByLabel('Code from the customer')).toBeVisible();
  await page.goto(`/orderSummary/${orders[0]?.uid}`);
  await expect(page.locator('[aria-current="step"]')).toContainText('Delivered');
  await rider.context.close();
});

test('S10.266 what a rider did without a network is sent when there is one, with no page of the console open', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper, manager }) => {
  const customer = await signInAsCustomer(page, shopper);
  const id = await createGourd(shopkeeper, 'Sync gourd');
  const { uid, number } = await placePackedOrder(customer, shopkeeper, { id, quantity: 7 });
  const rider = await openStaffBrowser(browser, shopkeeper.db, 'rider', { offline: true });
  await makeRound(manager, rider, [number]);
  const phone = rider.page;
  await phone.goto('/console/');
  await expect(phone.getByRole('button', { name: 'Take them along' })).toBeVisible();
  await phone.evaluate(() => navigator.serviceWorker.ready);
  await rider.context.setOffline(true);
  await phone.getByRole('button', { name: 'Take them along' }).click();
  await expect(phone.getByRole('region', { name: 'Waiting to be sent' })).toContainText(number);

  const browserSession = await rider.context.newCDPSession(phone);
  const registered = Promise.withResolvers<string>();
  browserSession.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/console/'));
    if (own) registered.resolve(own.registrationId);
  });
  await browserSession.send('ServiceWorker.enable');
  const registrationId = await registered.promise;
  const { origin } = new URL(phone.url());
  await phone.goto('about:blank');
  await rider.context.setOffline(false);
  // Browsers send this event themselves once there is a network.
  const tag = 'device-actions';
  await browserSession.send('ServiceWorker.dispatchSyncEvent', {
    ...{ origin, registrationId, tag, lastChance: false },
  });
  await expect
    .poll(async () => {
      const orders = shopkeeper.db.selectFrom('orders.orders').select('status');
      return (await orders.where('uid', '=', uid).executeTakeFirst())?.status;
    })
    .toBe('OUT_FOR_DELIVERY');
  await phone.goto('/console/');
  await expect(phone.getByRole('article', { name: number })).toBeVisible();
  await expect(phone.getByRole('region', { name: 'Waiting to be sent' })).toBeHidden();
  await rider.context.close();
});

test('S10.164 S10.399 a picker works without a network: what was found outlives an expired session and a restart, and goes out once', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper }) => {
  const customer = await signInAsCustomer(page, shopper);
  const { subcategories } = await shopkeeper.createCategory('Cellar', ['Cellar roots']);
  const [subcategory = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const create = (name: string) => shopkeeper.createStock(subcategory, { name, cost: 150 });
  const [yam, beet] = [await create('Cellar yam'), await create('Cellar beet')];
  const uid = await customer.placeOrder({ id: yam, quantity: 2 }, { id: beet, quantity: 3 });
  await shopkeeper.transitionOrder(uid, 'CONFIRMED');
  const picker = await openStaffBrowser(browser, shopkeeper.db, 'picker', { offline: true });
  const tablet = picker.page;
  await tablet.setViewportSize({ width: 768, height: 1024 });
  await tablet.goto(`/console/picking/${uid}`);
  await tablet.getByRole('button', { name: 'Start picking' }).click();
  const line = (name: string) => tablet.getByRole('article', { name });
  const countAudited = async (action: string) => {
    const entries = shopkeeper.db.selectFrom('staff.audit').select('id');
    return (await entries.where('action', '=', action).where('subject_id', '=', uid).execute())
      .length;
  };
  // A pick without a response is undone on the device; the server receives both only when requests get through again.
  const isPick = ({ pathname }: URL) => pathname.includes('/picking/');
  await picker.context.route(isPick, (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.fallback(),
  );
  await expect(line('Cellar beet').getByRole('button', { name: 'Found' })).toBeVisible();
  const heightOfBar = () => tablet.locator('.bottom-bar').evaluate((bar) => bar.clientHeight);
  await tablet.setViewportSize({ width: 390, height: 640 });
  const height = await heightOfBar();
  await line('Cellar beet').getByRole('button', { name: 'Found' }).click();
  const undo = tablet.getByRole('button', { name: 'Undo: Cellar beet' });
  await expect(undo).toBeVisible();
  expect(await heightOfBar(), 'the bar covers no line anew').toBe(height);
  await tablet.setViewportSize({ width: 768, height: 1024 });
  await undo.click();
  await expect(line('Cellar beet').getByRole('button', { name: 'Found' })).toBeVisible();
  await picker.context.unroute(isPick);
  await tablet.reload();
  await expect.poll(() => countAudited('order.unpick')).toBe(1);
  const found = line('Cellar beet').getByRole('button', { name: 'Found' });
  await expect(found).toBeVisible();
  await loseNetwork(picker, found);
  await picker.context.setOffline(false);
  // The button is gone if the page has found the network itself.
  await tablet
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await expect(tablet.getByRole('alert')).toBeHidden({ timeout: 30_000 });

  await line('Cellar yam').getByRole('button', { name: 'Not all' }).click();
  const sheet = tablet.getByRole('dialog');
  await expect(sheet).toBeVisible();

  await picker.context.setOffline(true);
  await sheet.getByRole('button', { name: 'One less' }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(line('Cellar yam')).toContainText('1 of 2 found · Not there · Waiting to be sent');
  await line('Cellar beet').getByRole('button', { name: 'Found' }).click();
  await expect(line('Cellar beet')).toContainText('All found · Waiting to be sent');
  await tablet.getByRole('button', { name: 'Undo: Cellar beet' }).click();
  await expect(line('Cellar beet').getByRole('button', { name: 'Found' })).toBeVisible();
  await line('Cellar beet').getByRole('button', { name: 'Found' }).click();
  await expect(tablet.getByRole('button', { name: 'Mark packed' })).toBeDisabled();
  await expectAtEveryWidth(picker);

  // The session expires, and the page is closed before anything could be sent.
  await setSessionsEnded(shopkeeper.db, picker.name, new Date());
  await tablet.goto('about:blank');
  await picker.context.setOffline(false);
  await tablet.goto(`/console/picking/${uid}`);
  await expect(tablet.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(tablet.getByText('2 actions on this device wait to be sent.')).toBeVisible();
  await setSessionsEnded(shopkeeper.db, picker.name, null);
  await tablet.goto(`/console/picking/${uid}`);
  await expect(line('Cellar yam')).toContainText('1 of 2 found · Not there');
  await expect(tablet.getByText('Waiting to be sent')).toHaveCount(0);
  await expect(tablet.getByRole('button', { name: 'Mark packed' })).toBeEnabled();
  expect(await countAudited('order.pick')).toBe(3);
  await picker.context.close();
});
