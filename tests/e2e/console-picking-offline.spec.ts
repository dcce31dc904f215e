import type { Page } from '@playwright/test';
import { dateInDays, demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';
import { expectToast } from './toasts.ts';

/** Runs in the page: counts the stored snapshots of the orders to pick. */
const COUNT_STORED = `new Promise((resolve) => {
  const opening = indexedDB.open('sabuja-console');
  opening.onsuccess = () => {
    const counting = opening.result.transaction('snapshots').objectStore('snapshots').count();
    counting.onsuccess = () => {
      opening.result.close();
      resolve(counting.result);
    };
  };
})`;
const countStored = (page: Page) => expect.poll(() => page.evaluate(COUNT_STORED));

/** Polls the paths of the pictures that the service worker has cached. */
const storedPictures = (page: Page) =>
  expect.poll(() =>
    page.evaluate(async () => {
      const stored = await (await caches.open('console-pictures')).keys();
      return stored.map(({ url }) => new URL(url).pathname);
    }),
  );

test('S10.168 S10.169 S10.170 S10.267 a picker opens the order without a network, picks it there and after a restart; the server has it once, and nobody else sees it', async ({
  browser,
  page,
  shopper,
  shopkeeper,
}) => {
  // The test is slow: two browsers, and the network is lost and restored twice.
  test.slow();
  const { db } = shopkeeper;
  const customer = await signInAsCustomer(page, shopper);
  const { subcategories } = await shopkeeper.createCategory('Vault', ['Vault roots']);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const create = (name: string) => shopkeeper.createStock(place, { name, cost: 150 });
  const [yam, beet, taro] = [
    await create('Vault yam'),
    await create('Vault beet'),
    await create('Vault taro'),
  ];
  const { image_urls } = await db
    .selectFrom('catalogue.stocks')
    .select('image_urls')
    .where('id', '=', demoItems.tomato.id)
    .executeTakeFirstOrThrow();
  await shopkeeper.updateStock(yam, `image_urls = array['${image_urls[0]}']`);
  const uid = await customer.placeOrder(
    { id: yam, quantity: 2 },
    { id: beet, quantity: 3 },
    { id: taro, quantity: 1 },
  );
  await shopkeeper.transitionOrder(uid, 'CONFIRMED');
  const number = `#${uid.split('-')[0]}`;
  const countPicks = async (name: string) => {
    const picks = await db
      .selectFrom('staff.audit')
      .innerJoin('staff.members', 'staff.members.id', 'staff.audit.member_id')
      .select('staff.audit.id')
      .where('action', '=', 'order.pick')
      .where('subject_id', '=', uid)
      .where('name', '=', name)
      .execute();
    return picks.length;
  };
  const [picker, other] = [
    await openStaffBrowser(browser, db, 'picker', { offline: true }),
    await openStaffBrowser(browser, db, 'picker', { offline: true }),
  ];
  const [cookies, othersCookies] = [await picker.context.cookies(), await other.context.cookies()];
  const tablet = picker.page;
  const line = (name: string) => tablet.getByRole('article', { name });
  await tablet.setViewportSize({ width: 768, height: 1024 });
  await tablet.goto(`/console/picking?date=${dateInDays()}`);
  await tablet.getByRole('button', { name: `Start picking ${number}` }).click();
  await expect(line('Vault yam')).toBeVisible();
  await tablet.evaluate(() => navigator.serviceWorker.ready);
  await countStored(tablet).toBe(1);
  // The service worker controls the page by now, so the requests of the order's page go through it.
  await tablet.reload();
  const picture = image_urls[0]?.replace(/^\/?(.*)\/[^/]+$/, '/$1/160.avif') ?? '';
  await storedPictures(tablet).toContain(picture);

  await picker.context.setOffline(true);
  await tablet.reload();
  await expect(tablet.getByRole('alert')).toContainText('No network. This was loaded at');
  await expect(tablet.getByRole('button', { name: 'Release' })).toBeDisabled();
  await line('Vault yam').getByRole('button', { name: 'Found' }).click();
  await expect(line('Vault yam')).toContainText('All found · Waiting to be sent');
  await line('Vault beet').getByRole('button', { name: 'Not all' }).click();
  const sheet = tablet.getByRole('dialog');
  await sheet.getByRole('button', { name: 'One less' }).click();
  await expect(sheet.getByText('To choose a substitute, you need a network.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(line('Vault beet')).toContainText('2 of 3 found · Not there · Waiting to be sent');

  // The console is closed and opened again: its start page works without a network.
  await tablet.goto('about:blank');
  await tablet.goto('/console/');
  const card = tablet.getByRole('article', { name: number });
  await expect(
    tablet.getByText('The orders that you pick are stored on this device.'),
  ).toBeVisible();
  await expectAtEveryWidth(picker);
  await tablet.setViewportSize({ width: 768, height: 1024 });
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(line('Vault beet')).toContainText('2 of 3 found');
  await line('Vault taro').getByRole('button', { name: 'Found' }).click();
  await expect(tablet.getByText('To release or pack it, you need a network.')).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Mark packed' })).toBeDisabled();
  await expectAtEveryWidth(picker);
  await tablet.setViewportSize({ width: 768, height: 1024 });

  // Another member signs in on the device: with or without a network they see and send nothing of the first member.
  await tablet.goto('about:blank');
  await picker.context.clearCookies();
  await picker.context.addCookies(othersCookies);
  await picker.context.setOffline(false);
  await tablet.goto(`/console/picking/${uid}`);
  await expect(tablet.getByText(`${picker.name} is picking it`)).toBeVisible();
  await expect(tablet.getByText('Waiting to be sent')).toHaveCount(0);
  await countStored(tablet).toBe(0);
  await picker.context.setOffline(true);
  await tablet.reload();
  await expect(tablet.getByText('The order could not be loaded.')).toBeVisible();
  await expect(line('Vault yam')).toHaveCount(0);
  expect(await countPicks(other.name)).toBe(0);

  await tablet.goto('about:blank');
  await picker.context.clearCookies();
  await picker.context.addCookies(cookies);
  await picker.context.setOffline(false);
  await tablet.goto(`/console/picking/${uid}`);
  await expect(tablet.getByRole('button', { name: 'Mark packed' })).toBeEnabled();
  await expect(line('Vault beet')).toContainText('2 of 3 found · Not there');
  await expect(tablet.getByText('Waiting to be sent')).toHaveCount(0);
  expect(await countPicks(picker.name)).toBe(3);
  await tablet.getByRole('button', { name: 'Mark packed' }).click();
  await expect(tablet.getByRole('link', { name: 'Next order' })).toBeVisible();
  await countStored(tablet).toBe(0);
  await picker.context.close();
  await other.context.close();
});

test('S10.157 S10.168 a tablet that was left alone without a network shows nothing of who signed in by PIN', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper }) => {
  test.slow();
  const { db } = shopkeeper;
  const customer = await signInAsCustomer(page, shopper);
  const { subcategories } = await shopkeeper.createCategory('Crypt', ['Crypt roots']);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const id = await shopkeeper.createStock(place, { name: 'Crypt yam', cost: 150 });
  const uid = await customer.placeOrder({ id, quantity: 3 });
  await shopkeeper.transitionOrder(uid, 'CONFIRMED');
  const picker = await openStaffBrowser(browser, db, 'picker', { offline: true });
  await picker.page.goto('/console/account');
  await picker.page.getByLabel('New PIN').fill('580274');
  await picker.page.getByRole('button', { name: 'Set the PIN' }).click();
  await expectToast(picker.page, 'Your PIN is set.');

  const manager = await openStaffBrowser(browser, db, 'manager', { offline: true });
  const tablet = manager.page;
  await tablet.clock.install();
  await tablet.setViewportSize({ width: 768, height: 1024 });
  await tablet.goto('/console/devices');
  await tablet.getByRole('button', { name: 'Enrol this device' }).click();
  const dialog = tablet.getByRole('dialog', { name: 'Enrol this device' });
  await dialog.getByLabel('Name of the device').fill(`Crypt ${crypto.randomUUID()}`);
  await dialog.getByRole('button', { name: 'Enrol this device' }).click();
  await tablet.getByRole('button', { name: picker.name }).click();
  await expect(tablet.getByRole('region', { name: `PIN of ${picker.name}` })).toBeVisible();
  await tablet.keyboard.type('580274');
  await expect(tablet.getByRole('button', { name: 'Change person' })).toBeVisible();
  await tablet.goto(`/console/picking/${uid}`);
  await tablet.getByRole('button', { name: 'Start picking' }).click();
  const line = tablet.getByRole('article', { name: 'Crypt yam' });
  await expect(line.getByRole('button', { name: 'Found' })).toBeVisible();
  await tablet.evaluate(() => navigator.serviceWorker.ready);
  await countStored(tablet).toBe(1);

  await manager.context.setOffline(true);
  await tablet.reload();
  await expect(line).toBeVisible();
  await tablet.goto('about:blank');
  await tablet.clock.fastForward('31:00');
  await tablet.goto(`/console/picking/${uid}`);
  await expect(tablet.getByText('This page could not be shown.')).toBeVisible();
  await expect(line).toHaveCount(0);
  await countStored(tablet).toBe(0);
  await picker.context.close();
  await manager.context.close();
});

test('S10.171 who delivers or picks is offered to install the console, until it is installed', async ({
  browser,
  shopkeeper,
}) => {
  const rider = await openStaffBrowser(browser, shopkeeper.db, 'rider', { offline: true });
  const hint = rider.page.getByRole('region', { name: 'Install the console' });
  /** Dispatches the event that browsers send when a page can be installed. */
  const offer = () =>
    rider.page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = async () => Object.assign(globalThis, { wasAsked: true });
      dispatchEvent(Object.assign(event, { prompt }));
    });
  await rider.page.setViewportSize({ width: 390, height: 844 });
  await rider.page.goto('/console/rider');
  await expect(rider.page.getByText('You have no deliveries now.')).toBeVisible();
  await expect(hint).toBeHidden();
  await offer();
  await expect(hint).toBeVisible();
  await expectAtEveryWidth(rider);
  await hint.getByRole('button', { name: 'Install' }).click();
  await expect(hint).toBeHidden();
  expect(await rider.page.evaluate(() => 'wasAsked' in globalThis)).toBe(true);

  await rider.page.goto('/console/account');
  await expect(rider.page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await offer();
  await expect(hint).toBeVisible();
  // Simulates the display mode of an installed app.
  await rider.page.addInitScript(() => {
    const match = globalThis.matchMedia;
    globalThis.matchMedia = (query) =>
      match(query === '(display-mode: standalone)' ? '(min-width: 1px)' : query);
  });
  await rider.page.reload();
  await expect(rider.page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await offer();
  await expect(hint).toBeHidden();
  await rider.context.close();
});
