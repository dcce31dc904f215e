import { mergeTests } from '@playwright/test';
import { aCustomer, goods } from './customer.ts';
import { test as withShopkeeper } from './shopkeeper.ts';
import { test as withShopper } from './shopper.ts';

const test = mergeTests(withShopkeeper, withShopper);
test('look', async ({ page, shopper, shopkeeper }) => {
  test.setTimeout(120000);
  const customer = await aCustomer(page, shopper);
  const one = await customer.order(
    { id: goods.tomato.id, quantity: 3 },
    { id: goods.onion.id, quantity: 2 },
  );
  const shot = async (name: string) => {
    for (const [w, h] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(250);
      await page.screenshot({
        path: `/tmp/o/s-${name}-${w}.png`,
        fullPage: !name.includes('dialog'),
      });
    }
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await page.goto(`/orderSummary/${one}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await page.getByText('See the cart').waitFor();
  await shot('placed');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').waitFor();
  await shot('dialog-cancel');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Raise Complaint' }).click();
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'Submit' }).click();
  await shot('dialog-complaint');
  await page
    .getByPlaceholder('Write your complaint here...')
    .fill('Two tomatoes were crushed, and the bag was wet.');
  await page.getByRole('dialog').getByRole('combobox').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('We are looking into it').waitFor();
  const number = /T\d{6}-\w{5}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  await shopkeeper.answer(
    number,
    'We are sorry. ₹34.00 is back in your wallet, and new ones come tomorrow.',
  );
  await shopkeeper.move(one, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY');
  await page.getByText('Our answer').waitFor();
  await page.getByText('Invoice (PDF)').waitFor();
  await page.waitForTimeout(2500);
  await shot('moving');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(300);
  await page.screenshot({ path: '/tmp/o/s-dark-390.png', fullPage: true });
  await page.emulateMedia({ colorScheme: 'light' });
  const two = await customer.order({ id: goods.tomato.id, quantity: 5 });
  await customer.ask('POST', `orders/${two}/cancel`, { reason: 'Guests fell ill' });
  await page.goto(`/orderSummary/${two}`);
  await page.getByText('This order was cancelled.').waitFor();
  await shot('cancelled');
});
