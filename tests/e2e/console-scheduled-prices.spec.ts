import { days, istDate } from '@sabuja/kit';
import { expect, test, waitUntilServed } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

/** The midnight (IST) in `count` days, in the format of a `datetime-local` field. */
const midnightIn = (count: number) => `${istDate(new Date(Date.now() + days(count)))}T00:00`;

test('S10.165 S10.167 a price is scheduled, begins by itself for shoppers, is ended, and another one is cancelled', {
  tag: '@extended',
}, async ({ browser, page, shopper: _, shopkeeper }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const { subcategories } = await shopkeeper.createCategory(`Orchard ${key}`, [`Mangoes ${key}`]);
  const [subcategory] = subcategories;
  if (!subcategory) throw new Error('no subcategory');
  const id = await shopkeeper.createStock(subcategory, {
    name: `Mango ${key}`,
    cost: 150,
    mrp: 160,
  });
  const staff = await openStaffBrowser(browser, shopkeeper.db, 'catalogue');
  await staff.page.goto(`/console/products/${id}`);
  const section = staff.page.locator('section').filter({ hasText: 'Scheduled prices' });
  const form = section.getByRole('form', { name: 'Schedule a price' });
  const plan = async (price: string, from: number, until: number) => {
    await section.getByRole('button', { name: 'Schedule a price' }).click();
    await form.getByLabel('Price in rupees').fill(price);
    await form.getByLabel('From').fill(midnightIn(from));
    await form.getByLabel('Until').fill(midnightIn(until));
    await form.getByRole('button', { name: 'Schedule' }).click();
  };
  await plan('170', 0, 1);
  await expect(form.getByText('The price cannot be above the MRP.')).toBeVisible();
  await form.getByLabel('Price in rupees').fill('119');
  await staff.shopper.expectAccessible();
  await form.getByRole('button', { name: 'Schedule' }).click();
  const rows = section.getByRole('listitem');
  await expect(rows.filter({ hasText: '₹119.00' })).toContainText('Planned');

  await shopkeeper.applyScheduledPrices();
  await waitUntilServed(`stocks/${id}`, '"cost":119,');
  await page.goto(`/product/${id}`);
  await expect(page.getByText('₹119').first()).toBeVisible();
  await staff.page.reload();
  const running = rows.filter({ hasText: '₹119.00' });
  await expect(running).toContainText('Running');
  await plan('99', 0, 2);
  await expect(form.getByText('Another scheduled price has part of this time.')).toBeVisible();
  await form.getByLabel('From').fill(midnightIn(7));
  await form.getByLabel('Until').fill(midnightIn(9));
  await form.getByRole('button', { name: 'Schedule' }).click();
  await expectAtEveryWidth(staff);

  const planned = rows.filter({ hasText: '₹99.00' });
  await planned.getByRole('button', { name: /^Cancel/ }).click();
  await expect(planned).toContainText('Cancelled');
  await running.getByRole('button', { name: /^End now/ }).click();
  await expect(running).toContainText('Cancelled');
  await expect(staff.page.getByLabel('Price in ₹')).toHaveValue('150');
  await page.reload();
  await expect(page.getByText('₹150').first()).toBeVisible();
  await staff.context.close();
});

test('S10.165 a combo is cheaper for a weekend', { tag: '@extended' }, async ({
  browser,
  page,
  shopkeeper,
}) => {
  const key = crypto.randomUUID().slice(0, 8);
  const { subcategories } = await shopkeeper.createCategory(`Baskets ${key}`, [`Gifts ${key}`]);
  const [subcategory] = subcategories;
  if (!subcategory) throw new Error('no subcategory');
  const part = await shopkeeper.createStock(subcategory, { name: `Honey ${key}`, cost: 300 });
  const id = await shopkeeper.createCombo(subcategory, [part], {
    name: `Basket ${key}`,
    cost: 280,
  });
  const staff = await openStaffBrowser(browser, shopkeeper.db, 'catalogue');
  await staff.page.goto(`/console/combos/${id}`);
  const section = staff.page.locator('section').filter({ hasText: 'Scheduled prices' });
  await section.getByRole('button', { name: 'Schedule a price' }).click();
  const form = section.getByRole('form', { name: 'Schedule a price' });
  await form.getByLabel('Price in rupees').fill('249');
  await form.getByLabel('From').fill(midnightIn(0));
  await form.getByLabel('Until').fill(midnightIn(2));
  await form.getByRole('button', { name: 'Schedule' }).click();
  const row = section.getByRole('listitem').filter({ hasText: '₹249.00' });
  await expect(row).toContainText('Planned');
  await shopkeeper.applyScheduledPrices();
  await waitUntilServed(`combos/?combo_id=${id}`, '"cost":249,');
  await page.goto(`/product/${id}`);
  await expect(page.getByText('₹249').first()).toBeVisible();
  await staff.page.reload();
  await expectAtEveryWidth(staff);
  await row.getByRole('button', { name: /^End now/ }).click();
  await expect(row).toContainText('Cancelled');
  await expect(staff.page.getByLabel('Price in ₹')).toHaveValue('280');
  await staff.context.close();
});
