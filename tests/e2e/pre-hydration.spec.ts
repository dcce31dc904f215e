import type { Browser, Locator, Page } from '@playwright/test';
import { demoItems, signInAsCustomer } from './customer.ts';
import { extended } from './extended.ts';
import { holdRequests } from './requests.ts';
import { expect, Shopper, test } from './shopper.ts';

/** Tests run one after another, since each loads several (also throttled) pages beside other workers' journeys. */
test.describe.configure({ mode: 'default' });

const PAGES_AT_ONCE = 2;

/** A long timeout: throttled pages hydrate late and a busy machine is slow, but a lost click never takes effect. */
const toTakeEffect = { timeout: 60_000 };

/** Opens the URL, and clicks the button with the mouse `delay` milliseconds after it was painted. */
async function clickAfterPaint(page: Page, url: string, button: Locator, delay: number) {
  await page.goto(url, { waitUntil: 'commit' });
  await button.waitFor();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not on the screen');
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), delay);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function throttleCpu(page: Page, rate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Runs `visit` on several pages at once, each in its own browser context. */
async function onParallelPages(
  browser: Browser,
  visit: (page: Page, index: number) => Promise<void>,
) {
  await Promise.all(
    Array.from({ length: PAGES_AT_ONCE }, async (_, index) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await visit(page, index);
      await context.close();
    }),
  );
}

/** `MANY_CLICKS=1` makes sixteen times as many clicks, at intervals a sixteenth as long: hundreds on each button. */
const density = process.env.MANY_CLICKS ? 16 : 1;
const phones = [
  { speed: 'a quick', cpuThrottling: 1, searches: 6, additions: 6, last: 350 },
  // A throttled page takes that many times as long, so it makes fewer clicks.
  { speed: 'a slow', cpuThrottling: 4, searches: 4, additions: 2, last: 1100 },
];

for (const { speed, cpuThrottling, searches, additions, last } of phones) {
  test.describe(`on ${speed} phone`, extended(cpuThrottling > 1), () => {
    test.describe.configure({ timeout: 180_000 * density });
    /** The delays of one page's clicks in ms: its share of the range from 0 to `last`. */
    const delaysOf = (page: number, clicks: number) => {
      const count = clicks * density;
      const step = last / (count * PAGES_AT_ONCE - 1);
      return Array.from({ length: count }, (_, i) => (page * count + i) * step);
    };

    test('S2b.1 a click on Search opens it at any time after first paint', async ({ browser }) => {
      await onParallelPages(browser, async (page, index) => {
        await throttleCpu(page, cpuThrottling);
        const search = page.getByRole('banner').getByRole('button', { name: /^Search/ });
        for (const delay of delaysOf(index, searches)) {
          await clickAfterPaint(page, '/', search, delay);
          await expect(page.getByRole('combobox').first(), `${delay} ms`).toBeVisible(toTakeEffect);
        }
      });
    });

    test('S4d.1 S4d.2 a click on Add to Cart adds one at any time after first paint', async ({
      browser,
    }) => {
      await onParallelPages(browser, async (page, index) => {
        const customer = await signInAsCustomer(page, new Shopper(page));
        let changes = 0;
        page.on('request', (request) => {
          const isCartChange = request.url().includes('/api/v1/cart/item');
          if (isCartChange && request.method() !== 'OPTIONS') changes += 1;
        });
        await throttleCpu(page, cpuThrottling);
        const { id, name } = demoItems.tomato;
        const add = page.getByRole('button', { name: `Add to Cart: ${name}` }).first();
        for (const delay of delaysOf(index, additions)) {
          await clickAfterPaint(page, `/product/${id}`, add, delay);
          const count = page.getByRole('main').getByRole('status').first();
          await expect(count, `${delay} ms`).toHaveText('1', toTakeEffect);
          await expect
            .poll(() => customer.readCart(), { message: `${delay} ms`, ...toTakeEffect })
            .toEqual([{ item_id: id, quantity: 1 }]);
          await customer.request('DELETE', 'cart/');
        }
        expect(changes, 'changes of the cart').toBe(additions * density);
      });
    });
  });
}

test('a click before the page’s scripts have loaded takes effect afterwards', async ({ page }) => {
  test.setTimeout(120_000);
  const release = await holdRequests(page, '**/assets/frame-*.js');
  await page.goto('/contactus', { waitUntil: 'commit' });
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Light' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(html).not.toHaveAttribute('data-theme', 'dark');
  release();
  await expect(html).toHaveAttribute('data-theme', 'dark', toTakeEffect);
});

test('S5.1 a number typed before the page is hydrated is not lost', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/frame-*.js');
  await page.goto('/Auth', { waitUntil: 'commit' });
  await page.getByPlaceholder('Enter mobile number').pressSequentially('98x76543210');
  release();
  await expect(page.getByRole('button', { name: 'Get OTP' })).toBeEnabled(toTakeEffect);
  await expect(page.getByPlaceholder('Enter mobile number')).toHaveValue('9876543210');
});

test('S2c.2 a diet chosen before the page is hydrated selects the items, and the select can be used again', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/frame-*.js');
  await page.goto('/categories/8', { waitUntil: 'commit' });
  const diet = page.getByLabel('Vegetarian or not');
  await diet.selectOption('Veg');
  release();
  await expect(page).toHaveURL(/[?&]veg=0/, toTakeEffect);
  await expect(diet).toHaveValue('0');
  await diet.selectOption('All');
  await expect(page).not.toHaveURL(/veg=/);
});

test('a language chosen before the page is hydrated is that of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await holdRequests(page, '**/assets/frame-*.js');
  await page.goto('/contactus', { waitUntil: 'commit' });
  await page.getByLabel('Language').first().selectOption('or');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'or-IN', toTakeEffect);
});

test('browsers find the icons at their default paths', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()['content-type']]).toEqual([
      path,
      200,
      type,
    ]);
  }
});
