import { dateInDays } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.240 S10.241 S10.242 S10.243 an unknown caller gets an account, an address and an order by keyboard, which survives a reload; they sign in and see it', async ({
  page,
  shopper,
  shopkeeper,
  manager,
}) => {
  // The test is slow: two people and a complete order.
  test.slow();
  const name = `Phone mango ${crypto.randomUUID().slice(0, 8)}`;
  const { subcategories } = await shopkeeper.createCategory(name, ['Mangoes']);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  await shopkeeper.createStock(place, { name: `${name} ripe`, cost: 120, quantity: 3 });
  await shopkeeper.createStock(place, { name: `${name} green`, cost: 80 });
  const staffPage = manager.page;

  await staffPage.goto('/console/orders');
  await staffPage.getByRole('link', { name: 'New order' }).click();
  const number = staffPage.getByLabel('Phone number or name');
  await expect(number).toBeFocused();
  await number.fill(shopper.number);
  await staffPage.getByRole('textbox', { name: 'Name', exact: true }).fill('Mina Sahu');
  await staffPage.getByLabel('Language of messages').selectOption('en');
  await staffPage.getByLabel('The caller agrees').check();
  await manager.shopper.expectAccessible();
  await staffPage.keyboard.press('Enter');
  await expect(staffPage.getByText('number not confirmed')).toBeVisible();

  // Uses the keyboard: search, arrow keys, Enter.
  await staffPage.locator('body').press('/');
  const search = staffPage.getByRole('combobox', { name: 'Search products and combos' });
  const found = staffPage.getByRole('listbox').getByRole('option');
  await search.fill(`${name} ripe`);
  await expect(found.first()).toContainText(`${name} ripe`);
  await search.press('Enter');
  await search.fill(name);
  await expect(found).toHaveCount(2);
  await search.press('ArrowDown');
  await search.press('Enter');
  const items = staffPage.getByRole('list', { name: 'Items' });
  await expect(items.getByRole('listitem')).toHaveCount(2);
  const ripe = items.getByLabel(`Quantity: ${name} ripe`);
  await ripe.fill('9');
  // The quantity is limited to the stock.
  await expect(ripe).toHaveValue('3');
  await items.getByLabel(`Note: ${name} ripe`).fill('Not too soft');

  await staffPage.getByLabel('Pincode').fill('751024');
  await staffPage.getByLabel('Room, house or flat').fill('7 C');
  await staffPage.getByLabel('Area').fill('Patia');
  await staffPage.getByRole('button', { name: 'Save and deliver there' }).click();
  const address = staffPage.getByRole('radio', { name: /751024/ });
  await expect(address).toBeChecked();
  const amounts = staffPage.getByRole('region', { name: 'Amounts' });
  await expect(amounts).toContainText('₹440.00');

  // An order that is not placed survives a reload; the browser asks before the reload.
  staffPage.on('dialog', (dialog) => dialog.accept());
  await staffPage.reload();
  await expect(items.getByRole('listitem')).toHaveCount(2);
  await expect(address).toBeChecked();
  await expect(amounts).toContainText('₹440.00');

  await staffPage.getByLabel('Day').fill(dateInDays());
  await staffPage.getByRole('radio', { name: /free$/ }).first().check({ force: true });
  await staffPage.getByRole('radio', { name: 'Cash on delivery' }).check();
  await expectAtEveryWidth(manager);
  await staffPage.getByRole('button', { name: 'Place the order' }).click();
  await expect(staffPage.getByText('The order is placed')).toBeVisible();
  const placed = (await staffPage.getByRole('link', { name: /^#/ }).textContent()) ?? '';
  await staffPage.getByRole('link', { name: placed }).click();
  await expect(staffPage.getByRole('region', { name: 'Timeline' })).toContainText(
    'Placed by phone',
  );

  await page.goto('/Auth?next=/profile/order');
  await shopper.signIn();
  await page
    .getByRole('link', { name: new RegExp(placed) })
    .first()
    .click();
  await expect(page.getByText('placed by phone')).toBeVisible();
  await expect(page.getByText('Name and address were given on the phone')).toBeVisible();
  await expect(page.getByText('7 C')).toBeHidden();
});
