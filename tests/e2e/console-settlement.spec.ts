import { addDays, formatIstDay, istDate } from '@sabuja/kit';
import { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import type { Db } from '@sabuja/server/platform/db';
import { sql } from 'kysely';
import { demoItems, signInAsCustomer } from './customer.ts';
import { holdPhotos } from './hold-photos.ts';
import { port } from './shop-folder.ts';
import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

/** Adds to the safe cash that a rider took for an order already paid by UPI, and then handed in. */
const addHandedInCash = (db: Db, uid: string) =>
  sql`with reported as (
      insert into orders.cash_returns (order_id, member_id, amount_paise, reported_at)
      select id, 1, 31500, now() from orders.orders where uid = ${uid}::uuid returning order_id
    ), closing as (
      insert into orders.cash_closings (member_id, expected_paise, counted_paise, reason, closed_by, closed_at)
      values (1, 31500, 31500, null, 1, now()) returning id
    ) select order_id, id from reported, closing`
    .execute(db)
    .then(async ({ rows }) => {
      const [row] = rows as { order_id: number; id: number }[];
      await sql`insert into orders.closed_returns (order_id, closing_id)
        values (${row?.order_id}, ${row?.id})`.execute(db);
    });

/** Lets the shop have opened 30 days ago: days before the opening are not listed. */
const openEarlier = (db: Db) =>
  db.transaction().execute(async (tx) => {
    await sql`alter table content.opening disable trigger keep_open`.execute(tx);
    await sql`update content.opening set opened_at = now() - interval '30 days'`.execute(tx);
    await sql`alter table content.opening enable trigger keep_open`.execute(tx);
  });

test('S10.230 S10.231 S10.236 S10.237 S10.238 S10.307 accounts fetch what was settled, resolve what differs, verify a deposit and sign the day', {
  tag: '@extended',
}, async ({ browser, page: customerPage, shopper, shopkeeper }) => {
  const yesterday = addDays(istDate(new Date()), -1);
  await openEarlier(shopkeeper.db);
  const sandbox = new SandboxControl(`http://127.0.0.1:${port}/sandbox/razorpay`);
  await sandbox.changeMode({ settlements: { unknown: [{ day: yesterday, amount: 43_210 }] } });
  await sql`insert into orders.cash_closings (member_id, expected_paise, counted_paise, reason, closed_by, closed_at)
    values (1, 0, 250000, 'Found in the till', 1, now())`.execute(shopkeeper.db);

  const accounts = await openStaffBrowser(browser, shopkeeper.db, 'accounts');
  const { page } = accounts;
  await page.goto('/console/today');
  const nav = page.getByRole('navigation', { name: 'Console' });
  await nav.getByRole('link', { name: 'Settlement' }).click();
  const views = page.getByRole('navigation', { name: 'Settlement' });

  await test.step('a payment that the shop does not know is listed and resolved with a note', async () => {
    await views.getByRole('link', { name: 'Settlements' }).click();
    await page.getByRole('button', { name: 'Fetch now' }).click();
    await expect(page.getByText('Differs').first()).toBeVisible();
    await expectAtEveryWidth(accounts);
    await views.getByRole('link', { name: 'Differences' }).click();
    const row = page.getByRole('listitem').filter({ hasText: '₹432.10' });
    await row.getByRole('link', { name: 'Its settlement' }).click();
    await expect(page.getByRole('row').filter({ hasText: '₹432.10' })).toContainText('Unknown');
    await expectAtEveryWidth(accounts);
    await page.goBack();
    await row.getByRole('button', { name: 'Resolve with a note' }).click();
    await page.getByLabel('Note').fill('Paid at the counter by mistake');
    await page.getByRole('button', { name: 'Resolve', exact: true }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('a manager records a deposit, accounts verify it', async () => {
    const manager = await openStaffBrowser(browser, shopkeeper.db, 'manager');
    await manager.page.goto('/console/settlement?view=cash');
    await manager.page.getByRole('button', { name: 'Record a deposit' }).click();
    await manager.page.getByLabel('Amount').fill('2000');
    await manager.page.getByLabel('Number of the deposit slip').fill('0071');
    await manager.page.getByLabel('Bank account').fill('SBI 4321');
    const releasePhotos = await holdPhotos(manager.page);
    await manager.page.getByLabel('Take a photo').setInputFiles('docs/pictures/home-phone.webp');
    const record = manager.page.getByRole('button', { name: 'Record', exact: true });
    await expect(record).toHaveAttribute('aria-busy');
    await manager.page.getByLabel('Bank account').press('Enter');
    await releasePhotos();
    await expect(manager.page.getByRole('img', { name: 'The slip' })).toBeVisible();
    await record.click();
    await expect(manager.page.getByText('Somebody else verifies what you recorded.')).toBeVisible();

    await views.getByRole('link', { name: 'Cash and bank' }).click();
    const deposit = page.getByRole('listitem').filter({ hasText: '0071' });
    await deposit.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('button', { name: 'Show the slip' }).click();
    await expect(page.getByRole('img', { name: 'The slip' })).toBeVisible();
    await accounts.shopper.expectAccessible();
    await page.getByLabel('Amount at the bank').fill('2000');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(deposit).toContainText('Verified');
    await expectAtEveryWidth(accounts);
  });

  await test.step('S10.236 who confirms cash that a customer has back says whether it came from the safe', async () => {
    const customer = await signInAsCustomer(customerPage, shopper);
    await shopkeeper.updateStock(demoItems.tomato.id, 'quantity = quantity + 6');
    const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 6 });
    await addHandedInCash(shopkeeper.db, uid);
    const manager = await openStaffBrowser(browser, shopkeeper.db, 'manager');
    await manager.page.goto(`/console/orders/${uid}`);
    await manager.page.getByRole('button', { name: 'The customer has it back' }).click();
    const dialog = manager.page.getByRole('dialog', { name: 'Where did the ₹315.00 come from?' });
    await expectAtEveryWidth(manager);
    await dialog.getByLabel('From the safe').check();
    await dialog.getByRole('button', { name: 'The customer has it back' }).click();
    await expect(manager.page.getByText('It came from the safe.')).toBeVisible();
  });

  await test.step('yesterday is signed as it is shown', async () => {
    await views.getByRole('link', { name: 'Days' }).click();
    await page.getByRole('link', { name: formatIstDay(yesterday), exact: true }).click();
    await page.getByRole('button', { name: 'Sign this day' }).click();
    await expect(page.getByText(`Signed by ${accounts.name}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign this day' })).toHaveCount(0);
    await expectAtEveryWidth(accounts);
  });
});
