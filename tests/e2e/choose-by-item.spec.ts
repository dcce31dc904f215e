import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './shopper.ts';

const { tomato, nashikOnion } = demoItems;

test('S10.160 S10.161 what is done about a missing item is chosen for the order and for one item, with a note; a reload keeps it', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.addToCart({ ...tomato, quantity: 6 }, { ...nashikOnion, quantity: 2 });
  await customer.saveAddress();
  await customer.fillCheckout('Grocery');
  const tomatoes = page.getByLabel('Desi tomato', { exact: true });
  await expect(tomatoes).toBeHidden();
  await page.getByRole('radio', { name: 'Replace it with something alike' }).check();
  await page.getByText('Choose by item').click();
  await expect(tomatoes).toHaveValue('');
  await tomatoes.selectOption({ label: 'Call me' });
  await page.getByRole('button', { name: 'Add a note Desi tomato' }).click();
  await page.getByLabel('Note for Desi tomato').fill('Ripe, for today 🍅');
  await page.reload();
  await expect(tomatoes).toHaveValue('CALL');
  await customer.waitForAmounts();
  await shopper.expectAccessible();
  const placed = page.waitForRequest((request) => request.url().endsWith('/api/v1/orders/'));
  await page.getByRole('button', { name: 'Place Order' }).click();
  const { items, if_missing } = (await placed).postDataJSON();
  expect(if_missing).toBe('REPLACE');
  expect(items).toEqual([
    expect.objectContaining({ id: tomato.id, if_missing: 'CALL', note: 'Ripe, for today 🍅' }),
    { id: nashikOnion.id, quantity: 2, type: 'STOCK', department: 'GROCERY' },
  ]);
  const article = page.getByRole('article').filter({ hasText: 'Desi tomato' });
  await expect(article).toContainText('“Ripe, for today 🍅”');
  await expect(article).toContainText('If something is missing: Call me');
  await shopper.expectAccessible();

  // Choices by item are not copied to the next order, but the choice for the whole order is.
  await customer.addToCart({ ...tomato, quantity: 6 }, { ...nashikOnion, quantity: 2 });
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Replace it/);
  await page.getByText('Choose by item').click();
  await expect(tomatoes).toHaveValue('');
});
