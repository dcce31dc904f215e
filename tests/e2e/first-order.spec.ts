import { expect, test } from './shopper.ts';
import { expectToast } from './toasts.ts';

test('S1.1 S1.2 S2.2 S2.4 S2.5 S2.12 S2.16 from visitor to a placed cash-on-delivery order, on a phone', async ({
  page,
  shopper,
}) => {
  test.setTimeout(90_000);
  await test.step('Home shows products', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Vegetables/ }).first()).toBeVisible();
    await shopper.expectAccessible();
  });

  await test.step('a category shows its products', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /Vegetables/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Vegetables' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Desi tomato/ }).first()).toBeVisible();
    await shopper.expectAccessible();
  });

  await test.step('a visitor who adds to the cart signs in and finds the item in it', async () => {
    await page
      .getByRole('link', { name: /Desi tomato/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Desi tomato' })).toBeVisible();
    await shopper.expectAccessible();
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Sign in to Sabuja' })).toBeVisible();
    await shopper.expectAccessible();
    await shopper.signIn();
    await expect(page.getByRole('heading', { name: 'Desi tomato' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove one Desi tomato' })).toBeVisible();
  });

  await test.step('the quantity is increased until the minimum order is reached', async () => {
    const more = page.getByRole('button', { name: 'Add one more Desi tomato' });
    for (let quantity = 2; quantity <= 5; quantity++) {
      await more.click();
      await expect(
        page.getByRole('status').filter({ hasText: new RegExp(`^${quantity}$`) }),
      ).toBeVisible();
    }
    await page.getByRole('link', { name: 'Cart, 1 item' }).first().click();
    await expect(page.getByRole('heading', { name: 'My Cart' })).toBeVisible();
    await expect(page.getByText('₹215.00').first()).toBeVisible();
    await shopper.expectAccessible();
    await page
      .getByRole('button', { name: 'Checkout' })
      .or(page.getByRole('link', { name: 'Checkout' }))
      .first()
      .click();
  });

  await test.step('checkout asks for what is missing, in one message', async () => {
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await shopper.expectAccessible();
  });

  await test.step('an address is added in place', async () => {
    await page
      .getByRole('button', { name: /Add.*address/i })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Room Number').fill('12');
    await dialog.getByLabel('Locality').fill('Lane 3');
    await dialog.getByLabel('Area').fill('Patia');
    await dialog.getByLabel('Pincode').fill('751024');
    await dialog.getByRole('combobox').selectOption('Home');
    await shopper.expectAccessible();
    await dialog.getByRole('button', { name: /Save|Add/ }).click();
    await expectToast(page, 'Address added');
  });

  await test.step('date, slot and payment are selected, the amounts appear', async () => {
    const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
      Date.now() + 24 * 3_600_000,
    );
    await page.getByLabel(/Date/).fill(tomorrow);
    await page.getByLabel(/Time Slot/).selectOption({ index: 1 });
    await page.getByLabel(/Payment Type/).selectOption({ label: 'Cash on Delivery' });
    await expect(page.getByText('Final Amount').first()).toBeVisible();
    await expect(page.getByText('₹214.20').first()).toBeVisible();
  });

  await test.step('the order is placed and its summary adds up', async () => {
    await page.getByRole('button', { name: /Place Order/ }).click();
    await expectToast(page, 'Orders placed successfully!');
    await expect(page).toHaveURL(/\/orderSummary\//);
    await expect(page.getByRole('heading', { name: /Order ID : #[0-9a-f]{8}/ })).toBeVisible();
    await expect(page.getByText('Desi tomato')).toBeVisible();
    await expect(page.getByText('12, Lane 3, Patia, 751024')).toBeVisible();
    await shopper.expectAccessible();
    await page.reload();
    await expect(page.getByText('Thank you. Your order is placed.')).toBeVisible();
  });

  await test.step('the cart is empty and the order is in the list', async () => {
    await page.goto('/profile/order');
    await expect(page.getByText('PENDING')).toBeVisible();
    await shopper.expectAccessible();
    await page.goto('/profile/info');
    await expect(page.getByRole('heading', { name: 'Profile details' })).toBeVisible();
    await shopper.expectAccessible();
    await page.goto('/cart');
    await expect(page.getByText(/empty/i).first()).toBeVisible();
  });
});
