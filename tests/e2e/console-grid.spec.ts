import type { Page } from '@playwright/test';
import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

/** Finds a cell by the number of its row and the heading of its column. */
const cellOf = async (page: Page, row: number, column: string) => {
  await page.getByRole('grid').waitFor();
  const headings = await page.getByRole('columnheader').allInnerTexts();
  const index = headings.findIndex((heading) => heading.trim() === column);
  return page.locator(`[aria-rowindex="${row + 1}"] [aria-colindex="${index + 1}"]`);
};

test('S10.210 S10.211 S10.212 S10.213 S10.214 a block is pasted, undone, saved with a row that fails, mended and saved', {
  tag: '@extended',
}, async ({ browser, shopkeeper }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const { subcategories } = await shopkeeper.createCategory(`Gourds ${key}`, [`Summer ${key}`]);
  const place = subcategories[0] as (typeof subcategories)[number];
  const ids = await shopkeeper.createStocks(place, `Gourd ${key}`, 4);
  const other = await shopkeeper.createStock(place, { name: `Zucchini ${key}` });
  await shopkeeper.updateStock(other, `sku = '${`TAKEN-${key}`.toUpperCase()}'`);
  const { page, ...staff } = await openStaffBrowser(browser, shopkeeper.db, 'catalogue');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const press = (...keys: string[]) =>
    keys.reduce((before, each) => before.then(() => page.keyboard.press(each)), Promise.resolve());
  const costs = async () =>
    Promise.all(
      [1, 2, 3].map(async (row) => (await cellOf(page, row, 'Price in ₹')).textContent()),
    );

  // The grid uses the filter of the list.
  await page.goto(`/console/products?q=${key}`);
  await page.getByRole('link', { name: 'As a grid' }).click();
  await expect(page).toHaveURL(new RegExp(`/console/products/grid\\?q=${key}$`));
  await expect(page.getByRole('row')).toHaveCount(6);
  const before = await costs();

  // Pastes text in the format of a spreadsheet; one paste is one step to undo.
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    '₹61.50\t\n62\t70\n"63"\t60\n',
  );
  await (await cellOf(page, 1, 'Price in ₹')).click();
  await press('Control+v');
  await expect(page.getByText('Cells changed: 5, in products: 3')).toBeVisible();
  await press('Control+z');
  await expect.poll(costs).toEqual(before);
  await press('Control+y');
  await expect(page.getByText('Price in ₹, MRP in ₹: The price cannot be above')).toBeVisible();
  await press('ArrowDown', 'ArrowDown', 'ArrowRight', 'Delete');
  await expect(page.getByText('The price cannot be above')).toHaveCount(0);
  await expect(await cellOf(page, 3, 'MRP in ₹')).toBeFocused();

  // With the keyboard only: enters a SKU that another product has, and changes a row that another member has changed.
  await press('Control+Home', 'ArrowRight', 'ArrowDown');
  await page.keyboard.type(`taken-${key}`);
  await press('Enter');
  await expect(await cellOf(page, 3, 'SKU')).toBeFocused();
  await shopkeeper.updateStock(ids[2] as number, 'cost_paise = 9900, version = version + 1');
  await press('Control+s');
  await expect(page.getByText('Products saved: 1. Products not saved: 2.')).toBeVisible();
  const grid = page.getByRole('grid');
  await expect(grid.getByText(`Zucchini ${key} has this SKU already.`)).toBeVisible();
  await expect(grid.getByText('theirs is ₹99.00, yours is ₹63.00')).toBeVisible();
  await expect(await cellOf(page, 2, 'SKU')).toHaveText(new RegExp(`TAKEN-${key}`, 'i'));
  await expectAtEveryWidth({ page, ...staff });
  await page.getByRole('link', { name: 'As a list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();

  await page.getByRole('button', { name: 'Next row with a problem (2)' }).click();
  await expect(await cellOf(page, 2, 'SKU')).toBeFocused();
  await page.keyboard.type(`free-${key}`);
  await press('Tab');
  await page.getByRole('button', { name: 'Next row with a problem (1)' }).click();
  await expect(await cellOf(page, 3, 'Price in ₹')).toBeFocused();
  await press('Escape', 'Tab');
  await expect(page.getByRole('button', { name: /^Use theirs/ })).toBeFocused();
  await press('Enter', 'Control+s');
  await expect(page.getByText('Products saved: 1.', { exact: true })).toBeVisible();
  await page.reload();
  await expect.poll(costs).toEqual(['₹61.50', '₹62.00', '₹99.00']);
  await expect(await cellOf(page, 2, 'SKU')).toHaveText(`FREE-${key}`.toUpperCase());

  // A member who may not change products can only read the grid.
  const reader = await openStaffBrowser(browser, shopkeeper.db, 'support');
  await reader.page.goto(`/console/products/grid?q=${key}`);
  await (await cellOf(reader.page, 1, 'Price in ₹')).dblclick();
  await reader.page.keyboard.type('5');
  await expect(reader.page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
  await expect(reader.page.getByRole('button', { name: 'Save all' })).toHaveCount(0);
  await reader.context.close();
  await staff.context.close();
});
