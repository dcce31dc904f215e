import type { Page } from '@playwright/test';
import { type Customer, dateInDays, signInAsCustomer } from './customer.ts';
import { expect, type Shopkeeper, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser, type StaffBrowser } from './staff.ts';

/** Creates products in one aisle, with barcodes. */
async function createRoots(shopkeeper: Shopkeeper) {
  const { subcategories } = await shopkeeper.createCategory('Trolley', ['Trolley roots']);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const create = async (name: string) => {
    const id = await shopkeeper.createStock(place, { name, cost: 250 });
    const barcode = `891${String(id).padStart(10, '0')}`;
    await shopkeeper.updateStock(id, `barcode = '${barcode}'`);
    return { id, barcode };
  };
  const [yam, beet, taro] = [
    await create('Trolley yam'),
    await create('Trolley beet'),
    await create('Trolley taro'),
  ];
  await create('Trolley carrot');
  return { yam, beet, taro };
}

type PlacedLines = Parameters<Customer['placeOrder']>;

async function placeConfirmed(customer: Customer, shopkeeper: Shopkeeper, ...lines: PlacedLines) {
  const uid = await customer.placeOrder(...lines);
  await shopkeeper.transitionOrder(uid, 'CONFIRMED');
  return { uid, number: `#${uid.split('-')[0]}` };
}

/** Selects orders in the list and claims them together. */
async function claimTogether({ page }: StaffBrowser, ...numbers: string[]) {
  for (const number of numbers) await page.getByLabel(`Select ${number}`).check();
  await page.getByRole('button', { name: `Pick ${numbers.length} together` }).click();
}

const openList = async ({ page }: StaffBrowser, number: string) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/console/picking?date=${dateInDays()}`);
  await expect(page.getByRole('article', { name: number })).toBeVisible();
};

async function scan(page: Page, barcode: string) {
  await page.keyboard.type(barcode);
  await page.keyboard.press('Enter');
}

test('S10.204 S10.205 S10.206 S10.207 S10.208 a picker picks three orders in one walk, by scan and tap, a while without a network; each is packed with what it has, and an order that another picker claims is not shared', async ({
  browser,
  page,
  shopper,
  shopkeeper,
}) => {
  // The test is slow: two pickers, four orders, and the network is lost and restored.
  test.slow();
  const { yam, beet, taro } = await createRoots(shopkeeper);
  const customer = await signInAsCustomer(page, shopper);
  const place = (...lines: PlacedLines) => placeConfirmed(customer, shopkeeper, ...lines);
  const one = await place({ id: yam.id, quantity: 2 }, { id: beet.id, quantity: 1 });
  const two = await place({ id: yam.id, quantity: 1 }, { id: taro.id, quantity: 1 });
  const three = await place(
    { id: yam.id, quantity: 1 },
    { id: taro.id, quantity: 2, if_missing: 'REPLACE' },
  );
  const four = await place({ id: yam.id, quantity: 1 });
  const picker = await openStaffBrowser(browser, shopkeeper.db, 'picker', { offline: true });
  const other = await openStaffBrowser(browser, shopkeeper.db, 'picker', { offline: true });
  const tablet = picker.page;
  await openList(picker, one.number);
  await openList(other, four.number);
  const claim = Promise.withResolvers<void>();
  await other.page.route('**/staff/orders/moves', async (route) => {
    await claim.promise;
    await route.continue();
  });
  await claimTogether(other, three.number, four.number);
  await claimTogether(picker, one.number, two.number, three.number);
  const product = (name: string) => tablet.getByRole('article', { name });
  await expect(product('Trolley yam')).toContainText('× 4');

  await test.step('S10.204 what another picker has claimed meanwhile is refused by itself, with its reason', async () => {
    claim.resolve();
    await expect(other.page.getByRole('alert')).toContainText(three.number);
    const containers = other.page.getByRole('list', { name: 'Containers' });
    await expect(containers.getByRole('article')).toHaveCount(1);
    await expect(containers.getByRole('article', { name: four.number })).toBeVisible();
  });

  await test.step('S10.206 a scan says into which container the unit goes', async () => {
    const said = tablet.getByRole('status').filter({ hasText: 'Into' });
    for (const text of [
      'Into A · Trolley yam: 1 of 2',
      'Into A · Trolley yam: 2 of 2',
      'Into B · Trolley yam: 1 of 1',
      'Into C · Trolley yam: 1 of 1',
    ]) {
      await scan(tablet, yam.barcode);
      await expect(said).toHaveText(text);
    }
    await scan(tablet, yam.barcode);
    await expect(tablet.getByRole('alert')).toHaveText('All 4 of Trolley yam are found already.');
    await expect(product('Trolley yam').getByText('All found')).toHaveCount(3);
    await expectAtEveryWidth(picker);
    await tablet.setViewportSize({ width: 768, height: 1024 });
  });

  await test.step('S10.207 it opens without a network, and what is picked then goes out once', async () => {
    await tablet.evaluate(() => navigator.serviceWorker.ready);
    await picker.context.setOffline(true);
    await tablet.reload();
    await expect(tablet.getByText('No network. This was loaded at')).toBeVisible();
    await product('Trolley beet').getByRole('button', { name: 'Not all' }).click();
    const sheet = tablet.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Nothing: take it out' }).click();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(product('Trolley beet')).toContainText('0 of 1 found · Not there · Waiting');
    await expect(tablet.getByRole('button', { name: `Mark packed ${one.number}` })).toBeDisabled();
    await picker.context.setOffline(false);
    await tablet.reload();
    await expect(tablet.getByText('Waiting to be sent')).toHaveCount(0);
    await expect(tablet.getByRole('button', { name: `Mark packed ${one.number}` })).toBeEnabled();
  });

  await test.step('S10.205 of one product one order gets it, another a substitute; the last pick is undone', async () => {
    const taros = product('Trolley taro');
    await taros.getByRole('button', { name: 'Found Trolley taro, B' }).click();
    await tablet.getByRole('button', { name: 'Undo: B · Trolley taro' }).click();
    await taros.getByRole('button', { name: 'Found Trolley taro, B' }).click();
    await taros.getByRole('button', { name: 'Not all Trolley taro, C' }).click();
    const sheet = tablet.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Nothing: take it out' }).click();
    await sheet.getByRole('button', { name: /^Trolley carrot/ }).click();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(taros).toContainText('Instead: 2 × Trolley carrot');
  });

  await test.step('S10.208 each order is packed by itself and leaves the walk', async () => {
    for (const { number } of [one, two, three]) {
      await tablet.getByRole('button', { name: `Mark packed ${number}` }).click();
      await expect(tablet.getByRole('article', { name: number })).toContainText('Packed');
    }
    await expect(tablet.getByText('All of these orders are packed.')).toBeVisible();
    await expectAtEveryWidth(picker);
    const audit = shopkeeper.db.selectFrom('staff.audit').where('action', '=', 'order.pick');
    const picks = await audit
      .where('subject_id', 'in', [one.uid, three.uid])
      .select('id')
      .execute();
    expect(picks).toHaveLength(4);
  });

  await page.goto(`/orderSummary/${one.uid}`);
  await expect(page.locator('[aria-current="step"]')).toContainText('Packed');
  await expect(page.getByText('₹250.00 less than the agreed ₹')).toBeVisible();
  await page.goto(`/orderSummary/${three.uid}`);
  await expect(page.getByText('Instead: 2 x Trolley carrot, 1 kg')).toBeVisible();
  await picker.context.close();
  await other.context.close();
});
