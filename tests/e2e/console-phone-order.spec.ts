import { dateInDays } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.240 S10.241 S10.242 S10.243 an unknown caller gets an account, an address and an order by keyboard, which survives a reload; they sign in and see it', async ({
  page,
  shopper,
  shopkeeper,
  manager,
}) => {
  const name = `Phone mango ${crypto.randomUUID().slice(0, 8)}`;
  const { subcategories } = await shopkeeper.createCategory(name, ['Mangoes']);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  await shopkeeper.createStock(place, { name: `${name} ripe`, cost: 120, quantity: 3 });
  await shopkeeper.createStock(place, { name: `${name} green`, cost: 80 });
  const desk = manager.page;

  await desk.goto('/console/orders');
  await desk.getByRole('link', { name: 'New order' }).click();
  const number = desk.getByLabel('Phone number or name');
  await expect(number).toBeFocused();
  await number.fill(shopper.number);
  await desk.getByLabel('Name', { exact: true }).fill('Mina Sahu');
  await desk.getByLabel('The caller agrees').check();
  await manager.shopper.expectAccessible();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('number not confirmed')).toBeVisible();

  // By keyboard: search, arrows, Enter.
  await desk.locator('body').press('/');
  const search = desk.getByRole('combobox', { name: 'Search products and combos' });
  await search.fill(`${name} ripe`);
  await expect(desk.getByRole('option', { name: `${name} ripe` })).toBeVisible();
  await search.press('Enter');
  await search.fill(name);
  await expect(desk.getByRole('option')).toHaveCount(2);
  await search.press('ArrowDown');
  await search.press('Enter');
  const items = desk.getByRole('list', { name: 'Items' });
  await expect(items.getByRole('listitem')).toHaveCount(2);
  const ripe = items.getByLabel(`Quantity: ${name} ripe`);
  await ripe.fill('9');
  // No more than is in stock.
  await expect(ripe).toHaveValue('3');
  await items.getByLabel(`Note: ${name} ripe`).fill('Not too soft');

  await desk.getByLabel('Pincode').fill('751024');
  await desk.getByLabel('Room, house or flat').fill('7 C');
  await desk.getByLabel('Area').fill('Patia');
  await desk.getByRole('button', { name: 'Save and deliver there' }).click();
  const amounts = desk.getByRole('region', { name: 'Amounts' });
  await expect(amounts).toContainText('₹440.00');

  // What is not placed survives a reload, which asks.
  desk.on('dialog', (dialog) => dialog.accept());
  await desk.reload();
  await expect(items.getByRole('listitem')).toHaveCount(2);
  await expect(amounts).toContainText('₹440.00');

  await desk.getByLabel('Day').fill(dateInDays());
  await desk.getByRole('radio', { name: /free$/ }).first().check({ force: true });
  await desk.getByRole('radio', { name: 'Cash on delivery' }).check();
  await manager.shopper.expectAccessible();
  await expectAtEveryWidth(manager);
  await desk.getByRole('button', { name: 'Place the order' }).click();
  await expect(desk.getByText('The order is placed')).toBeVisible();
  const placed = await desk.getByRole('link', { name: /^#/ }).innerText();
  await desk.getByRole('link', { name: placed }).click();
  await expect(desk.getByRole('region', { name: 'Timeline' })).toContainText('Placed by phone');

  await page.goto('/Auth');
  await shopper.signIn();
  await page.goto('/profile/order');
  await page.getByRole('link', { name: new RegExp(placed) }).first().click();
  await expect(page.getByText('placed by phone')).toBeVisible();
  await expect(page.getByText('Name and address were given on the phone')).toBeVisible();
  await expect(page.getByText('7 C')).toBeHidden();
});
