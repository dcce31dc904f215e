import { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import type { Db } from '@sabuja/server/platform/db';
import { type Customer, demoItems, signInAsCustomer } from './customer.ts';
import { Payer } from './payer.ts';
import { port } from './shop-folder.ts';
import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

const sandbox = new SandboxControl(`http://127.0.0.1:${port}/sandbox/razorpay`);

const readRefund = (db: Db, uid: string) =>
  db
    .selectFrom('payments.refunds')
    .select(['state', 'provider_refund_id as id'])
    .where('order_uid', '=', uid)
    .executeTakeFirst();

/** Orders that were paid and cancelled, and whose refunds fail at the bank; returns their uids. */
async function cancelWithFailingRefunds(customer: Customer, payer: Payer, db: Db) {
  const uids = [];
  // Refunds of other journeys at this moment only stay on their way.
  await sandbox.changeMode({ refunds: 'pending' });
  for (const quantity of [6, 7]) {
    const uid = await customer.placeUnpaidOrder({ id: demoItems.tomato.id, quantity });
    const order = (await customer.listOrders()).find((listed) => listed.uid === uid);
    await payer.payOrder(uid, order?.final_amount ?? 0);
    await customer.request('POST', `orders/${uid}/cancel`, {});
    await expect.poll(async () => (await readRefund(db, uid))?.state).toBe('PENDING');
    uids.push(uid);
  }
  await sandbox.changeMode({ refunds: 'processed' });
  for (const uid of uids) {
    await sandbox.settleRefund((await readRefund(db, uid))?.id ?? '', 'failed');
    await expect.poll(async () => (await readRefund(db, uid))?.state).toBe('FAILED');
  }
  return uids;
}

test('S10.338 accounts credit refunds that failed at the bank to the wallet, from the list and from an order; the customer sees them there', {
  tag: '@extended',
}, async ({ browser, page: customerPage, shopper, shopkeeper }) => {
  const customer = await signInAsCustomer(customerPage, shopper);
  await shopkeeper.updateStock(demoItems.tomato.id, 'quantity = quantity + 20');
  const payer = new Payer(customerPage, customer);
  const uids = await cancelWithFailingRefunds(customer, payer, shopkeeper.db);
  const [first = '', second = ''] = uids.map((uid) => `#${uid.split('-')[0]}`);
  await customerPage.goto('/profile/order');
  await expect(customerPage.getByText(/could not be sent back yet/)).toHaveCount(2);

  const accounts = await openStaffBrowser(browser, shopkeeper.db, 'accounts');
  const { page } = accounts;
  await page.goto('/console/attention?kind=REFUND_FAILED');
  const list = page.getByRole('region', { name: 'Refunds that failed at the bank' });
  const row = (number: string) => list.getByRole('listitem').filter({ hasText: number });
  const dialog = page.getByRole('dialog');
  const credit = dialog.getByRole('button', { name: 'Credit to wallet' });

  await test.step('in the list', async () => {
    await expect(row(first)).toBeVisible();
    await expectAtEveryWidth(accounts);
    await row(first).getByRole('button', { name: 'Credit to wallet' }).click();
    await expect(
      dialog.getByRole('heading', { name: /^Credit ₹\d.* to the wallet\?$/ }),
    ).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The account is closed');
    await accounts.shopper.expectAccessible();
    await credit.click();
    await expect(dialog).toBeHidden();
    await expect(row(second)).toBeVisible();
    await expect(row(first)).toHaveCount(0);
    await expect(list.getByRole('heading', { level: 2 })).toBeFocused();
  });

  await test.step('on the page of an order', async () => {
    await row(second).getByRole('link', { name: second }).click();
    await expect(page.getByText('held up: look at the payment provider')).toBeVisible();
    await expectAtEveryWidth(accounts);
    await page.getByRole('button', { name: 'Credit to wallet' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The account is closed');
    await credit.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('in the wallet: the bank could not pay it')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Credit to wallet' })).toHaveCount(0);
    await expect(page.locator('section h2:focus')).toBeVisible();
  });

  await test.step('the customer sees them in My Orders, at the order and in the wallet', async () => {
    await customerPage.reload();
    await expect(
      customerPage.getByText(/^₹\d.* is in your wallet: your bank could not take it$/),
    ).toHaveCount(2);
    await shopper.expectAccessible();
    await customerPage.goto(`/orderSummary/${uids[0]}`);
    await expect(
      customerPage.getByRole('heading', { name: 'Your money is in your wallet' }),
    ).toBeVisible();
    await customerPage.goto('/profile/wallet');
    for (const number of [first, second])
      await expect(customerPage.getByText(`Refund: Order ${number}`)).toBeVisible();
  });
});
