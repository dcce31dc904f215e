import type { Page } from '@playwright/test';
import { signIn } from './catalogue-pages.ts';
import { extended } from './extended.ts';
import { findHiddenText } from './hidden-text.ts';
import { expect, test } from './shopper.ts';

/** Widths of the window at each text size; from 768 px, double text size shows the phone layout. */
const WIDTHS = {
  'small and common': { '100%': [320, 390, 1440], '200%': [320] },
  remaining: {
    '100%': [344, 360, 375, 412, 430, 600, 768, 1024, 1280],
    '200%': [344, 360, 375, 390, 412, 430, 600],
  },
};
type Widths = (typeof WIDTHS)[keyof typeof WIDTHS];

/**
 * Runs in the page: puts the cards of all listings of the shop, products and combos, into the list
 * of the open category.
 */
const SHOW_ALL_ITEMS = `(async () => {
  const load = async (path) => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(path + ' ' + response.status);
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  };
  const links = (page, selector) => [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
  const isPlainListing = (path) => [...new URL(path, location).searchParams.keys()].join() === 'sub';
  // Those of the demo shop: other journeys add their own.
  const categories = links(await load('/'), '#categories a').filter((path) => /\\/[1-9]$/.test(path));
  const subcategories = (await Promise.all(categories.map(async (path) =>
    links(await load(path), '#page a[href*="sub="]')))).flat().filter(isPlainListing);
  const loadAll = (paths) => Promise.all([...new Set(paths)].map(load));
  const firstPages = await loadAll(subcategories.flatMap((path) => [path, path + '&show=combo']));
  const secondPages = await loadAll(firstPages.flatMap((page) => links(page, '#page a[href*="page=2"]')));
  const grid = document.querySelector('main article').parentElement;
  const cards = new Map();
  for (const listing of [...firstPages, ...secondPages])
    for (const card of listing.querySelectorAll('main article')) cards.set(card.id, card);
  grid.replaceChildren(...cards.values());
  return grid.children.length;
})()`;

/**
 * Runs in the page: finds the tags of pictures that leave no space for the mark in its corner, or that break into
 * several lines at the normal text size.
 */
const FIND_CROWDED_MARKS = `(() => {
  const isNormalSize = getComputedStyle(document.documentElement).fontSize === '16px';
  const isCrowded = (marks) => {
    const frame = marks.getBoundingClientRect();
    const mark = marks.lastElementChild.getBoundingClientRect();
    const tag = marks.querySelector('.discount-tag')?.getBoundingClientRect();
    return mark.top > frame.top + 1 || mark.right < frame.right - 1 || (isNormalSize && tag?.height > 24);
  };
  const crowded = [...document.querySelectorAll('main article .card-marks')].filter(isCrowded);
  return [...new Set(crowded.map((marks) => marks.textContent))];
})()`;

/** Expects the texts in `selector` to be readable at these widths, at normal and at double text size. */
async function expectReadable(page: Page, selector: string, widths: Widths): Promise<void> {
  for (const textSize of ['100%', '200%'] as const) {
    await page.addStyleTag({ content: `html { font-size: ${textSize} }` });
    for (const width of widths[textSize]) {
      await page.setViewportSize({ width, height: 1200 });
      const hidden = await findHiddenText(page, selector);
      expect(hidden, `at ${width} px and ${textSize} text`).toEqual([]);
      expect(await page.evaluate(FIND_CROWDED_MARKS), `at ${width} px`).toEqual([]);
    }
  }
}

for (const [name, widths] of Object.entries(WIDTHS)) {
  test.describe(
    `at ${name} widths, with normal and double text size,`,
    extended(name === 'remaining'),
    () => {
      test.use({ bypassCSP: true });
      for (const lang of ['en', 'hi', 'or']) {
        test(
          `S4d.1 S10.344 no name, price or button of any item is covered or cut (${lang})`,
          extended(lang === 'hi'),
          async ({ page, context, baseURL }) => {
            test.slow();
            await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
            await page.goto('/categories/1', { waitUntil: 'load' });
            expect(await page.evaluate(SHOW_ALL_ITEMS)).toBeGreaterThan(360);
            await expectReadable(page, 'main article', widths);
          },
        );

        test(`S10.397 no title, text or button of an offer is covered or cut (${lang})`, async ({
          page,
          context,
          baseURL,
        }) => {
          await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
          await page.goto('/', { waitUntil: 'load' });
          expect(await page.locator('.banner-text').count()).toBeGreaterThan(8);
          await expectReadable(page, '.banner-text', widths);
        });
      }

      test('S4d.2 the quantity control of a card stays inside it', async ({ page, shopper }) => {
        await signIn(page, shopper);
        await page.goto('/categories/1');
        const card = page.getByRole('article').first();
        await card.getByRole('button').click();
        await expect(card.getByRole('button')).toHaveCount(2);
        await expectReadable(page, 'main article', widths);
      });
    },
  );
}
