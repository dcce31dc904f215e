/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';
import { goOffline } from './go-offline.ts';
import { expect, test } from './shopper.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
});

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map((r) => r.url)),
    );
    return lists.flat().map((url) => new URL(url).pathname);
  });

test('visited pages are available offline, others say so and reload by themselves', async ({
  page,
  context,
  shopper,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => cachedPaths(page)).toContain('/');
  await page.goto('/categories/1');
  await expect.poll(() => cachedPaths(page)).toContain('/categories/1');

  await goOffline(context);
  // The cached pages belong to other cookies: pages depend on the cookies of theme, language and session.
  await context.addCookies([{ name: 'lang', value: 'en', url: page.url() }]);
  await page.goto('/');
  // S10.473: scripts can see how old the page is.
  await expect(page.locator('html')).toHaveAttribute('data-sent-at', /^\d{13}$/);
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
  await page
    .getByRole('link', { name: /Vegetables/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Vegetables', level: 1 })).toBeVisible();

  await page.goto('/contactus');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vegetables', exact: true })).toBeVisible();
  await shopper.expectAccessible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
});

test('S10.479 the offline page is there for a customer who was signed in before the worker was installed', async ({
  page,
  context,
  shopper,
}) => {
  await page.goto('/Auth');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await shopper.signIn();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto('/terms');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await goOffline(context);
  await page.goto('/contactus');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

test('S10.337 only pages that open are offered: none that are too old, or whose scripts are gone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => cachedPaths(page)).toContain('/');
  for (const path of ['/categories/1', '/aboutus', '/terms']) {
    await page.goto(path);
    await expect.poll(() => cachedPaths(page)).toContain(path);
  }
  await page.evaluate(async () => {
    const pages = await caches.open('pages');
    const change = async (path: string, edit: (html: string) => string, date: Date) => {
      const stored = await pages.match(path, { ignoreVary: true });
      const headers = new Headers(stored?.headers);
      headers.set('date', date.toUTCString());
      await pages.delete(path, { ignoreVary: true });
      await pages.put(path, new Response(edit((await stored?.text()) ?? ''), { headers }));
    };
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000);
    await change('/aboutus', (html) => html, eightDaysAgo);
    const ofOldRelease = (html: string) =>
      html.replace(/\/assets\/([\w.-]+)\.js"/, '/assets/$1-old.js"');
    await change('/terms', ofOldRelease, new Date());
  });
  await goOffline(context);
  await page.goto('/contactus');
  const offered = page.locator('#saved-pages').getByRole('link');
  await expect(offered.getByText('Vegetables', { exact: true })).toBeVisible();
  const paths = await offered.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(paths.sort()).toEqual(['/', '/categories/1']);
});

test('a first visit loads no font for Latin letters, the next document shows Anek', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  const fontOf = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await fontOf()).not.toMatch(/Anek,/);
  await expect
    .poll(() => cachedPaths(page))
    .toContainEqual(expect.stringMatching(/anek-latin-.*woff2/));
  await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/latin_font=/);
  expect(requested.filter((url) => url.includes('anek-latin'))).toEqual([]);

  await page.goto('/aboutus');
  expect(await fontOf()).toMatch(/^Anek,/);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem Anek', 'a'))).toBe(true);
});

test('no data of a signed-in customer stays in the browser’s caches', async ({ page, shopper }) => {
  await page.goto('/Auth');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await shopper.signIn();
  await expect(page).toHaveURL('/');
  await page.goto('/');
  await page.goto('/profile/order');
  await expect(page.getByText('No orders found.')).toBeVisible();
  const cached = await cachedPaths(page);
  expect(
    cached.filter(
      (path) => !path.startsWith('/assets/') && /whoami|cart|orders|wallet|profile|Auth/.test(path),
    ),
  ).toEqual([]);
  const texts = await page.evaluate(async () => {
    const pages = await caches.open('pages');
    const requests = await pages.keys();
    return Promise.all(requests.map(async (r) => (await pages.match(r))?.text() ?? ''));
  });
  for (const text of texts) expect(text).not.toContain(shopper.number);
});
