import type { Page } from '@playwright/test';
import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

const pictures = ['storefront/public/icons/icon-192.png', 'storefront/public/icons/icon-512.png'];

/** Finds a field by its label, whether it is marked as required or not. */
const fieldOf = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`));

test('S10.19 S10.20 S10.21 S10.22 S10.25 S10.66 S10.289 S10.291 S10.292 a product is created as a draft, put on sale, found, bought and changed', async ({
  browser,
  page,
  shopper,
  shopkeeper,
}) => {
  const key = crypto.randomUUID().slice(0, 8);
  const name = `Himsagar ${key}`;
  const { categoryId, subcategories } = await shopkeeper.createCategory(`Orchard ${key}`, [
    `Mangoes ${key}`,
  ]);
  const { page: form, ...staff } = await openStaffBrowser(browser, shopkeeper.db, 'catalogue');
  const save = form.getByRole('button', { name: 'Save' });
  const fill = (label: string, text: string) => fieldOf(form, label).fill(text);
  await form.goto('/console/products');
  await form.getByRole('link', { name: 'New product' }).click();
  await fill('Name', name);
  await fill('Unit', '1 kg');
  await fill('Name in Odia', `ହିମସାଗର ${key}`);
  await fill('Price in ₹', '120');
  await fill('Discount in %', '10');
  await fieldOf(form, 'GST').selectOption('0');
  await fill('HSN code', '0804');
  await fieldOf(form, 'Subcategory').selectOption(`Mangoes ${key}`);
  await fill('SKU', 'taken');
  await fieldOf(form, 'Veg mark').selectOption('0');
  await fill('Quantity in stock', '20');
  await expect(form.getByRole('figure', { name: 'As shoppers see it' })).toContainText('₹108.00');
  const picture = form.getByRole('figure', { name: 'As shoppers see it' }).locator('img');
  await form.getByLabel('Add pictures').setInputFiles('README.md');
  await expect(form.getByText('This picture cannot be read.')).toBeVisible();
  await form.getByLabel('Add pictures').setInputFiles(pictures);
  // Changes the order of the pictures by dragging, and back by the button.
  const second = form.getByRole('img', { name: 'Picture 2' });
  const dragged = (await second.getAttribute('src')) ?? '';
  const itemOf = (name: string) =>
    form.getByRole('listitem').filter({ has: form.getByRole('img', { name }) });
  await itemOf('Picture 2').dragTo(itemOf('Picture 1'));
  await expect(form.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', dragged);
  await form.getByRole('button', { name: 'Move picture 2 forward' }).click();
  await expect(second).toHaveAttribute('src', dragged);
  await expect(picture).toHaveAttribute('src', /\/media\/stocks\/photo-/);
  const first = (await picture.getAttribute('src')) ?? '';
  await form.getByRole('button', { name: 'Describe picture 1' }).click();
  const description = form.getByRole('dialog', { name: 'What the picture shows' });
  await description.getByLabel('In English').fill('A ripe mango, cut open');
  await description.getByRole('button', { name: 'Use this text' }).click();

  // Leaving the page asks first; a refused save preserves the input.
  await form.getByRole('link', { name: 'Categories' }).click();
  await form.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await fill('HSN code', '08');
  await save.click();
  await expect(form.getByText('Please enter an HSN code of 4, 6 or 8 digits.')).toBeVisible();
  await fill('HSN code', '0804');
  await fill('SKU', `mango-${key}`);
  await save.click();
  await expect(form).toHaveURL(/\/console\/products\/\d+$/);
  await expect(form.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAtEveryWidth({ page: form, ...staff });
  const id = form.url().split('/').at(-1);

  // Previews the shop's page with the unsaved changes, in each language; the form stays as it is.
  await fill('Price in ₹', '150');
  await form.getByRole('button', { name: 'Show the whole page' }).click();
  const preview = form.getByRole('dialog', { name: 'As shoppers see it' });
  const shown = preview.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shown.getByText('₹135.00').first()).toBeVisible();
  await expect(shown.locator(`img[src*="${first}"]`).first()).toBeVisible();
  await preview.getByLabel('Language').selectOption('or');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`ହିମସାଗର ${key}`);
  await preview.getByRole('button', { name: 'Close' }).click();
  await fill('Price in ₹', '120');

  // A draft has no page; once it is on sale it can be found and bought.
  expect((await page.request.get(`/product/${id}`)).status()).toBe(404);
  await fieldOf(form, 'State').selectOption('active');
  await fill('Net quantity', '900');
  await fieldOf(form, 'Unit of the net quantity').selectOption('grams');
  await fieldOf(form, 'Country of origin').selectOption('Sri Lanka');
  await form.getByLabel('The pack states its allergens').check();
  await form.getByLabel('Milk').check();
  await save.click();
  await expect(form.getByRole('link', { name: 'Open in the shop' })).toBeVisible();
  await page.goto(`/categories/${categoryId}?sub=${subcategories[0]?.subcategoryId}`);
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(`/product/${id}`);
  await expect(page.locator(`img[src*="${first}"]`).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'A ripe mango, cut open' })).toBeVisible();
  for (const stated of ['900 g', 'Sri Lanka', 'Contains: milk'])
    await expect(page.getByText(stated, { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: `Add to Cart: ${name}` })
    .first()
    .click();
  await shopper.signIn();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();

  // Another member changes the product in the meantime; saving must not overwrite that change unnoticed.
  const manager = await openStaffBrowser(browser, shopkeeper.db, 'manager');
  await manager.page.goto(`/console/products/${id}`);
  await fieldOf(manager.page, 'Price in ₹').fill('130');
  await fill('Price in ₹', '110');
  await fill('Aisle', 'F2');
  await manager.page.getByRole('button', { name: 'Save' }).click();
  await expect(manager.page.getByText('Not saved yet')).toHaveCount(0);
  await save.click();
  await expect(form.getByRole('alert')).toContainText(`${manager.name} has changed this`);
  await form.getByRole('button', { name: 'Use theirs' }).click();
  await save.click();
  await expect(form.getByText('Not saved yet')).toHaveCount(0);
  await expect(fieldOf(form, 'Aisle')).toHaveValue('F2');
  await expect(async () => {
    await page.goto(`/product/${id}`);
    await expect(page.getByText('₹117').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await form.goto(`/console/products?q=mango-${key}`);
  await expect(form.getByRole('listitem').filter({ hasText: name })).toContainText('₹130.00');
  await manager.context.close();
  await staff.context.close();
});
