import type { Page } from '@playwright/test';
import { productPath } from './catalogue-pages.ts';
import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

/** Finds a field by its label, whether it is marked as required or not. */
const fieldOf = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`));

test('S10.24 S10.25 a combo is made of products, put on sale, changed by two at once and retired', {
  tag: '@extended',
}, async ({ browser, page, shopkeeper }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const name = `Breakfast ${key}`;
  const { subcategories } = await shopkeeper.createCategory(`Sets ${key}`, [`Mornings ${key}`]);
  const [subcategory] = subcategories;
  if (!subcategory) throw new Error('no subcategory');
  const stock = (part: string, overrides: object = {}) =>
    shopkeeper.createStock(subcategory, { name: `${part} ${key}`, quantity: 9, ...overrides });
  await stock('Poha', { cost: 60 });
  await stock('Jaggery', { cost: 50 });
  await stock('Thali', { department: 'KITCHEN' });
  const { page: form, ...staff } = await openStaffBrowser(browser, shopkeeper.db, 'catalogue');
  const save = form.getByRole('button', { name: 'Save' });
  const fill = (label: string, text: string) => fieldOf(form, label).fill(text);

  await form.goto('/console/products');
  await form.getByRole('link', { name: 'Combos' }).click();
  await expectAtEveryWidth({ page: form, ...staff });
  await form.setViewportSize({ width: 1280, height: 800 });
  await form.getByRole('link', { name: 'New combo' }).click();
  await fill('Name', name);
  await fill('Name in Odia', `ଜଳଖିଆ ${key}`);
  await fieldOf(form, 'Subcategory').selectOption(`Mornings ${key}`);
  await fill('Price in ₹', '140');
  await save.click();
  await expect(form.getByText('Please choose the products of the combo.')).toBeVisible();

  // After a product is chosen, only products of its department are offered.
  await form.getByRole('button', { name: 'Add products' }).click();
  const sheet = form.getByRole('dialog', { name: 'Add products' });
  const offers = sheet.getByRole('listitem');
  await sheet.getByLabel('Find a product').fill(key);
  await expect(offers).toHaveCount(3);
  await sheet.getByRole('button', { name: `Poha ${key}` }).click();
  await expect(offers).toHaveCount(2);
  await sheet.getByRole('button', { name: `Jaggery ${key}` }).click();
  await staff.shopper.expectAccessible();
  await form.keyboard.press('Escape');
  await fill(`Quantity of Poha ${key}`, '2');
  await expect(form.getByText('Bought alone, its products cost ₹170.00.')).toContainText(
    'Customers save ₹30.00.',
  );
  await form.getByLabel('Add pictures').setInputFiles('storefront/public/icons/icon-192.png');
  const preview = form.getByRole('figure', { name: 'As shoppers see it' });
  await expect(preview.locator('img')).toHaveAttribute('src', /\/media\/combos\/photo-/);
  await form.getByLabel('Preview in').selectOption('or');
  await expect(preview).toContainText(`ଜଳଖିଆ ${key}`);

  await form.getByRole('link', { name: 'Categories' }).click();
  await form.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await save.click();
  await expect(form).toHaveURL(/\/console\/combos\/\d+$/);
  await expect(form.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAtEveryWidth({ page: form, ...staff });
  const id = Number(form.url().split('/').at(-1));

  expect((await page.request.get(productPath(id))).status()).toBe(404);
  await fieldOf(form, 'State').selectOption('active');
  await save.click();
  await expect(form.getByRole('link', { name: 'Open in the shop' })).toBeVisible();
  await page.goto(productPath(id));
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.locator('section', { hasText: 'In this combo' })).toContainText(`Poha ${key}`);
  await expect(page.getByText('₹140').first()).toBeVisible();

  // Another member changes the combo's products in the meantime; saving must not overwrite that change unnoticed.
  const manager = await openStaffBrowser(browser, shopkeeper.db, 'manager');
  await manager.page.goto(`/console/combos/${id}`);
  await fieldOf(manager.page, `Quantity of Poha ${key}`).fill('3');
  await fill(`Quantity of Jaggery ${key}`, '4');
  await fill('Price in ₹', '150');
  await manager.page.getByRole('button', { name: 'Save' }).click();
  await expect(manager.page.getByText('Not saved yet')).toHaveCount(0);
  await save.click();
  const conflict = form.getByRole('alert');
  await expect(conflict).toContainText(`${manager.name} has changed this meanwhile: Products.`);
  await expect(conflict).toBeInViewport();
  await expect(conflict).toContainText(`3 × Poha ${key}, 1 × Jaggery ${key}`);
  await staff.shopper.expectAccessible();
  await conflict.getByRole('button', { name: 'Use theirs' }).click();
  await save.click();
  await expect(form.getByText('Not saved yet')).toHaveCount(0);
  await expect(fieldOf(form, `Quantity of Poha ${key}`)).toHaveValue('3');
  await page.goto(productPath(id));
  await expect(page.getByText('₹150').first()).toBeVisible();

  await form.getByRole('button', { name: `Remove Jaggery ${key}` }).click();
  await fieldOf(form, 'State').selectOption('retired');
  await save.click();
  await expect(form.getByText('Not saved yet')).toHaveCount(0);
  await form.goto(`/console/combos?q=${key}&state=retired`);
  const row = form.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(`3 × Poha ${key}`);
  await expect(row).not.toContainText('Jaggery');
  await expect(row).toContainText('Retired');
  await manager.context.close();
  await staff.context.close();
});
