import { signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

test('S10.180 S10.181 S10.182 a picker counts an aisle on a tablet with a scanner while orders come, and a manager closes it', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper, manager }) => {
  const key = crypto.randomUUID().slice(0, 8);
  const aisle = `Shelf ${key}`;
  const { subcategories } = await shopkeeper.createCategory(`Dry goods ${key}`, [aisle]);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  const create = async (name: string) => {
    const id = await shopkeeper.createStock(place, { name, quantity: 20, cost: 200 });
    const barcode = `890${String(id).padStart(10, '0')}`;
    await shopkeeper.updateStock(id, `barcode = '${barcode}'`);
    return { id, barcode };
  };
  const [dal, rice, salt] = [
    await create(`Arhar dal ${key}`),
    await create(`Rice ${key}`),
    await create(`Salt ${key}`),
  ];
  const picker = await openStaffBrowser(browser, shopkeeper.db, 'picker');
  const tablet = picker.page;
  await tablet.setViewportSize({ width: 768, height: 1024 });
  await tablet.goto('/console/stock');
  await tablet.getByRole('link', { name: 'Stock-take' }).click();
  await tablet.getByRole('button', { name: `Start ${aisle}` }).click();
  await expect(tablet.getByText('0 of 3 products counted')).toBeVisible();
  const field = (name: string) => tablet.getByLabel(`Units of ${name} ${key}`);
  const scan = async (barcode: string) => {
    await tablet.keyboard.type(barcode);
    await tablet.keyboard.press('Enter');
  };

  await scan(rice.barcode);
  await expect(field('Rice')).toBeFocused();
  await tablet.keyboard.type('18');
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByRole('article', { name: `Rice ${key}` })).toContainText('18 counted');
  // The scanner types into the focused field, after the number that was entered.
  await scan(dal.barcode);
  await expect(field('Arhar dal')).toBeFocused();
  await tablet.keyboard.type('20');
  await scan(salt.barcode);
  await expect(field('Salt')).toBeFocused();
  await expect(tablet.getByRole('article', { name: `Arhar dal ${key}` })).toContainText(
    '20 counted',
  );
  await scan('4006381333931');
  await expect(tablet.getByRole('alert')).toContainText(
    'No product of this aisle has the barcode 4006381333931.',
  );
  await expect(field('Salt')).toHaveValue('');
  await tablet.reload();
  await expect(tablet.getByText('2 of 3 products counted')).toBeVisible();
  await expect(field('Rice')).toHaveValue('18');
  await expect(tablet.getByText('expected')).toHaveCount(0);
  await expectAtEveryWidth(picker);

  const customer = await signInAsCustomer(page, shopper);
  await customer.placeOrder({ id: rice.id, quantity: 5 });
  await tablet.getByRole('link', { name: 'Review' }).click();
  const difference = (browser: typeof tablet) =>
    browser.getByRole('listitem').filter({ hasText: `Rice ${key}` });
  await expect(difference(tablet)).toContainText('18 counted, 20 expected−2');
  await expect(tablet.getByText('A manager closes the count.')).toBeVisible();

  const console = manager.page;
  await console.goto('/console/stock/counts');
  await console.getByRole('link', { name: `Continue ${aisle}` }).click();
  await console.getByRole('link', { name: 'Review' }).click();
  await expect(console.getByText('1 product is not counted; it stays as it is.')).toBeVisible();
  await expectAtEveryWidth(manager);
  await console.getByRole('button', { name: 'Close the count' }).click();
  await console
    .getByRole('dialog', { name: 'Close this count?' })
    .getByRole('button', { name: 'Close the count' })
    .click();
  await expect(console.getByRole('button', { name: 'Close the count' })).toHaveCount(0);
  await expect(console.getByRole('heading', { level: 1 })).toContainText('closed');
  await console.goto(`/console/stock?q=${encodeURIComponent(`Rice ${key}`)}`);
  // 20 units, minus 2 that were missing and 5 that were sold during the count.
  await expect(console.getByRole('listitem').filter({ hasText: `Rice ${key}` })).toContainText(
    '13',
  );
  await picker.context.close();
});
