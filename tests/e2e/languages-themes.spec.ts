import type { Page } from '@playwright/test';
import { extended } from './extended.ts';
import { expectNoHorizontalScroll } from './horizontal-scroll.ts';
import { expect, test } from './shopper.ts';

const dark = 'rgb(17, 23, 19)';
const light = 'rgb(251, 252, 248)';
const backgroundOf = (page: Page) =>
  page.evaluate('getComputedStyle(document.body).backgroundColor');
const chooseOption = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click();

test('a language is selected in the footer, stored, and rendered by the server', async ({
  page,
}) => {
  await page.goto('/aboutus');
  await chooseOption(page, 'ଓଡ଼ିଆ');
  await expect(page.getByRole('heading', { level: 1, name: 'ଆମ ବିଷୟରେ' })).toBeVisible();
  const document = await page.request.get('/contactus');
  expect(await document.text()).toContain('<html lang="or-IN"');
  expect(await document.text()).toContain('ଯୋଗାଯୋଗ କରନ୍ତୁ');
  await page.goto('/terms');
  await expect(page.getByText('ଶେଷ ପରିବର୍ତ୍ତନ: 21 ନଭେମ୍ବର 2026।')).toBeVisible();
  await chooseOption(page, 'हिंदी');
  await expect(page.getByRole('heading', { level: 1, name: 'नियम और शर्तें' })).toBeVisible();
  await chooseOption(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
});

/** Runs in the page: lists the clipped labels of the navigation bars. */
const CLIPPED_LABELS = `[...document.querySelectorAll('nav span')].filter(
  (word) => word.textContent !== '' && word.scrollWidth > word.clientWidth + 1,
).map((word) => word.textContent)`;

for (const lang of ['hi', 'or']) {
  test(
    `the bars fit the longer labels of ${lang} at every width`,
    extended(lang === 'hi'),
    async ({ page, context }) => {
      await page.goto('/');
      await context.addCookies([{ name: 'lang', value: lang, url: page.url() }]);
      for (const path of ['/', '/contactus']) {
        await page.goto(path);
        for (const width of [320, 390, 768, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoHorizontalScroll(page, `of ${path} at ${width} px`);
          const clippedLabels = await page.evaluate(CLIPPED_LABELS);
          expect(clippedLabels, `words cut short on ${path} at ${width} px`).toEqual([]);
        }
      }
    },
  );
}

test('an English page loads no fonts of other languages', async ({ page, context }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font')
      fonts.push(request.url().replace(/^.*\/|-\w+\.woff2/g, ''));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fonts).toEqual(['anek-odia-name']);
  const hindiName = page.waitForRequest(/anek-hindi-name/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await hindiName;
  expect(fonts.toSorted()).toEqual(['anek-hindi-name', 'anek-odia-name']);
  await context.addCookies([{ name: 'lang', value: 'or', url: page.url() }]);
  fonts.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  expect(fonts).toContain('anek-odia-oriya-wght-normal');
  expect(fonts).not.toContain('anek-devanagari');
});

test('the page follows the device’s theme until one is selected, which is stored', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/aboutus');
  expect(await backgroundOf(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await backgroundOf(page)).toBe(light);
  await chooseOption(page, 'Dark');
  await expect.poll(() => backgroundOf(page)).toBe(dark);

  // The theme is applied before the first paint: the page is already dark while the scripts are held.
  await page.route('**/assets/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await backgroundOf(page)).toBe(dark);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.goto('/contactus');
  expect(await backgroundOf(page)).toBe(dark);
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await chooseOption(page, 'Auto');
  await expect.poll(() => backgroundOf(page)).toBe(light);
});

/** The translated legal pages, each with the heading of one of its sections. */
const LEGAL_PAGES = [
  ['hi', '/terms', 'ऑर्डर रद्द करना, वापसी और रिफ़ंड'],
  ['hi', '/privacy', 'अपना खाता मिटाना'],
  ['or', '/terms', 'ବାତିଲ, ଫେରସ୍ତ ଓ ରିଫଣ୍ଡ'],
  ['or', '/privacy', 'ନିଜ ଆକାଉଣ୍ଟ ଲିଭାଇବା'],
] as const;

for (const [lang, path, section] of LEGAL_PAGES) {
  test(
    `S2b.6 ${path} is read in ${lang}, at every width, in the light and in the dark`,
    extended(lang === 'hi'),
    async ({ page, context, shopper }) => {
      await page.goto('/aboutus');
      await context.addCookies([{ name: 'lang', value: lang, url: page.url() }]);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
      for (const [width, colorScheme] of [
        [320, 'light'],
        [390, 'light'],
        [1440, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        await expectNoHorizontalScroll(page, `at ${width} px`);
        await shopper.expectAccessible();
      }
    },
  );
}

/** Runs in the page: counts the running transitions, and those that start after these have ended. */
const COUNT_TRANSITIONS = `(async () => {
  const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  const first = running();
  await Promise.allSettled(first.map((animation) => animation.finished));
  return { all: document.querySelectorAll('*').length, first: first.length, later: running().length };
})()`;

test('with less motion preferred, another theme reaches every element at once', async ({
  page,
}) => {
  await page.goto('/contactus');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const count = await page.evaluate(COUNT_TRANSITIONS);
  const { all, first, later } = count as { all: number; first: number; later: number };
  expect(first).toBeLessThan(all / 10);
  expect(later).toBe(0);
});
