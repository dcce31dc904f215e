import type { Page } from '@playwright/test';
import { createEmptySubcategory } from './catalogue-pages.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth, expectNavigation, openStaffBrowser } from './staff.ts';
import { expectToast } from './toasts.ts';

/** A word that exists nowhere in the shop and that only this test uses. */
const wordOf = (number: string) =>
  `zq${[...number].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}`;

const results = (page: Page) => page.getByRole('main').getByRole('article');
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('S10.370 S10.371 S10.372 S10.373 S10.374 a manager adds what a shopper searched for in vain as a synonym; the next search finds it, until it is changed and removed', {
  tag: '@extended',
}, async ({ page, shopper, shopkeeper, manager }) => {
  const word = wordOf(shopper.number);
  const other = `${word}x`;
  const name = `Gourd ${shopper.number}`;
  await shopkeeper.createStock(await createEmptySubcategory(shopkeeper), { name });
  await page.goto(`/search?q=${word}`);
  await expect(page.getByText('No product found')).toBeVisible();

  await manager.page.goto('/console/search');
  await expect(row(manager.page, word)).toContainText('once');
  await manager.page.getByRole('button', { name: `Add as synonym: ${word}` }).click();
  const form = manager.page.getByRole('dialog', { name: 'New synonym' });
  await expect(form.getByLabel('What customers type')).toHaveValue(word);
  await expect(form.getByLabel('What it means')).toBeFocused();
  await manager.shopper.expectAccessible();
  await form.getByLabel('What it means').fill(name);
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(manager.page, 'The synonym is saved.');
  await expect(form).toBeHidden();
  await expect(row(manager.page, word)).toHaveCount(0);
  await page.reload();
  await expect(results(page)).toContainText([name]);

  await manager.page.getByRole('link', { name: 'Synonyms' }).click();
  await manager.page.getByLabel('A word of either side').fill(word.toUpperCase());
  await manager.page.getByRole('button', { name: 'Show' }).click();
  await expect(manager.page.getByText('Synonyms: 1')).toBeVisible();
  await expect(row(manager.page, word)).toContainText(name.toLowerCase());
  await expectAtEveryWidth(manager);
  await manager.page.setViewportSize({ width: 1280, height: 800 });
  await manager.page.getByRole('button', { name: `Change: ${word}` }).click();
  const change = manager.page.getByRole('dialog', { name: 'Change the synonym' });
  await change.getByLabel('What customers type').fill(other);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(row(manager.page, other)).toBeVisible();
  await page.goto(`/search?q=${other}`);
  await expect(results(page)).toContainText([name]);

  await manager.page.getByRole('button', { name: `Remove: ${other}` }).click();
  const question = manager.page.getByRole('dialog', { name: `Remove ${other}?` });
  await manager.shopper.expectAccessible();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(row(manager.page, other)).toBeVisible();
  await manager.page.getByRole('button', { name: `Remove: ${other}` }).click();
  await question.getByRole('button', { name: 'Remove it' }).click();
  await expect(manager.page.getByText('There are no such synonyms.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No product found')).toBeVisible();
});

test('S10.374 refusals, too many synonyms and lists that cannot be loaded are said in words', async ({
  browser,
  shopkeeper,
}) => {
  const { page, context, shopper } = await openStaffBrowser(browser, shopkeeper.db, 'catalogue');
  let isFailing = true;
  await page.route('**/staff/search-misses', (route) =>
    isFailing ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto('/console/search');
  await expect(page.getByText('The searches could not be loaded.')).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The searches could not be loaded.')).toHaveCount(0);
  await page.getByRole('button', { name: 'New synonym' }).click();
  const form = page.getByRole('dialog', { name: 'New synonym' });
  await form.getByLabel('What customers type').fill('dudhi');
  await form.getByLabel('What it means').fill(' - ');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter a word on both sides')).toBeVisible();
  await expect(form.getByLabel('What customers type')).toHaveValue('dudhi');
  await shopper.expectAccessible();
  const refusal = 'There are 3,000 synonyms. Remove one that nobody needs, then save this one.';
  await page.route('**/staff/synonyms', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { code: 'TOO_MANY_SYNONYMS', message: refusal } })
      : route.continue(),
  );
  await form.getByLabel('What it means').fill('bottle gourd');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText(refusal);
  await expect(form.getByLabel('What it means')).toHaveValue('bottle gourd');
  await context.close();
});

test('S10.370 support reads searches and synonyms, and changes none; a rider has no such page', async ({
  browser,
  shopkeeper,
  shopper: _,
}) => {
  const support = await openStaffBrowser(browser, shopkeeper.db, 'support');
  await support.page.goto('/console/search?view=synonyms');
  await expect(support.page.getByRole('listitem').filter({ hasText: 'means' })).not.toHaveCount(0);
  await expect(support.page.getByText(/^The first 200 of [\d,]+ are shown/)).toBeVisible();
  await expect(support.page.getByRole('button', { name: /synonym|^Change|^Remove/ })).toHaveCount(
    0,
  );
  await support.context.close();
  const rider = await openStaffBrowser(browser, shopkeeper.db, 'rider');
  await rider.page.goto('/console/');
  await expectNavigation(rider.page, 'rider');
  await rider.context.close();
});
