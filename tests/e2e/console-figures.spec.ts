import { readFileSync } from 'node:fs';
import { signInAsCustomer } from './customer.ts';
import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

test('S10.101 S10.103 S10.104 S10.195 S10.196 accounts see what was sold in a period, by category and product, GST and service, and save it', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper }) => {
  const customer = await signInAsCustomer(page, shopper);
  const { categoryId, subcategories } = await shopkeeper.createCategory('Figures', ['Sold']);
  const [subcategory = { categoryId, subcategoryId: 0 }] = subcategories;
  const name = `Counted gourd ${categoryId}`;
  const hsn = String(10_000_000 + categoryId);
  const id = await shopkeeper.createStock(subcategory, { name, hsn, cost: 105, gstPercent: 5 });
  const uid = await customer.placeOrder({ id, quantity: 3 });
  await shopkeeper.transitionOrder(uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED');
  await shopkeeper.summarizeDays();
  await shopkeeper.summarizeCustomers();

  const accounts = await openStaffBrowser(browser, shopkeeper.db, 'accounts');
  await accounts.page.goto('/console/today');
  const nav = accounts.page.getByRole('navigation', { name: 'Console' });
  await nav.getByRole('link', { name: 'Figures' }).click();
  const byDay = accounts.page.getByRole('region', { name: 'Sales by day' }).first();
  await expect(byDay.getByRole('application', { name: 'Sales by day' })).toBeVisible();
  await byDay.getByText('In numbers').click();
  await expect(byDay.getByRole('row')).not.toHaveCount(1);

  await test.step('by product, in the address and after a reload', async () => {
    const today = accounts.page
      .getByRole('navigation', { name: 'Period' })
      .getByRole('link', { name: 'Today' });
    await today.click();
    await expect(today).toHaveAttribute('aria-current', 'page');
    await accounts.page.getByLabel('Listed by').selectOption({ label: 'Sales by product' });
    await expect(accounts.page).toHaveURL(/period=today.*by=product/);
    await accounts.page.reload();
    const products = accounts.page.getByRole('region', { name: 'Sales by product' }).first();
    const row = products.getByRole('row').filter({ hasText: name });
    await expect(row.getByRole('cell')).toHaveText([
      '1',
      '3',
      '₹315.00',
      '₹15.00',
      '₹315.00',
      '₹0.00',
    ]);
    await expectAtEveryWidth(accounts);
    const saved = accounts.page.waitForEvent('download');
    await products.getByRole('button', { name: 'Sales by product as CSV' }).click();
    const file = await (await saved).path();
    expect(readFileSync(file, 'utf8')).toContain(`${id},${name} · 1 kg,1,3,315,15,315,0,0`);
  });

  await test.step('GST by HSN code', async () => {
    await accounts.page.getByRole('link', { name: 'GST', exact: true }).click();
    const codes = accounts.page.getByRole('region', { name: 'GST by HSN code' }).first();
    const row = codes.getByRole('row').filter({ hasText: hsn });
    await expect(row.getByRole('cell')).toHaveText([
      hsn,
      '3',
      '5%',
      '₹300.00',
      '₹7.50',
      '₹7.50',
      '₹315.00',
    ]);
    await expectAtEveryWidth(accounts);
  });

  await test.step('how orders were served', async () => {
    await accounts.page.getByRole('link', { name: 'Service', exact: true }).click();
    await expect(accounts.page.getByRole('region', { name: 'Deliveries by day' })).toBeVisible();
    await expect(accounts.page.getByRole('definition').first()).toContainText('%');
    await expectAtEveryWidth(accounts);
  });

  await test.step('who came back, and what wallets hold', async () => {
    await accounts.page.getByRole('link', { name: 'Customers', exact: true }).last().click();
    const title = 'Customers by the month of their first order';
    const cohorts = accounts.page.getByRole('region', { name: title }).first();
    await expect(cohorts.getByRole('columnheader', { name: 'Ordered again' })).toBeVisible();
    await expect(cohorts.getByRole('row')).not.toHaveCount(1);
    const wallets = accounts.page.getByRole('region', { name: 'In wallets' }).first();
    await expect(wallets.getByRole('row')).toHaveCount(6);
    await expectAtEveryWidth(accounts);
    const saved = accounts.page.waitForEvent('download');
    await wallets.getByRole('button', { name: /as CSV$/ }).click();
    const file = await (await saved).path();
    expect(readFileSync(file, 'utf8')).toContain('day,age,wallets,amount');
  });

  await test.step('a period without anything, and one that is refused with a clear message', async () => {
    await accounts.page.goto('/console/figures?from=2020-01-01&to=2020-01-02');
    await expect(accounts.page.getByText('Nothing happened in this period.')).toBeVisible();
    await accounts.page.getByLabel('From').fill('2020-02-01');
    await accounts.page.getByRole('button', { name: 'Show' }).click();
    await expect(accounts.page.getByText(/Please choose a first and a last day/)).toBeVisible();
  });
});
