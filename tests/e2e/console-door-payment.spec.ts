import { signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { createGourd, makeRound, placePackedOrder, startRound } from './round.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

test('S10.145 S10.146 S10.147 S10.172 S10.173 a rider shows the code of an order, the customer pays it, and it is delivered without cash; of another that was paid unseen the cash goes back, and the rider confirms it', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper, manager }) => {
  const customer = await signInAsCustomer(page, shopper);
  const id = await createGourd(shopkeeper, 'Door gourd');
  const orders = [
    await placePackedOrder(customer, shopkeeper, { id, quantity: 7 }),
    await placePackedOrder(customer, shopkeeper, { id, quantity: 8 }),
  ];
  const [first = '', second = ''] = orders.map(({ number }) => number);
  const rider = await openStaffBrowser(browser, shopkeeper.db, 'rider');
  await makeRound(manager, rider, [first, second]);
  const phone = rider.page;
  await startRound(rider);
  /** Shows the QR code of a stop; returns the URL that a camera would read from it. */
  const showCode = async (number: string): Promise<string> => {
    const opened = phone.waitForResponse(/\/deliveries\/[^/]+\/upi$/);
    await phone
      .getByRole('article', { name: number })
      .getByRole('button', { name: 'Take it by UPI' })
      .click();
    return ((await (await opened).json()) as { url: string }).url;
  };
  const deliverWithReason = async (number: string, label: string) => {
    const stop = phone.getByRole('article', { name: number });
    await stop.getByRole('button', { name: 'No code? Give a reason' }).click();
    await stop.getByLabel('Why is there no code?').fill('The phone is off');
    await stop.getByRole('button', { name: label, exact: true }).click();
  };

  const stop = phone.getByRole('article', { name: first });
  const url = await showCode(first);
  await expect(stop.getByRole('img', { name: 'UPI code for ₹263.00' })).toBeVisible();
  await stop.getByRole('button', { name: 'Check whether it is paid' }).click();
  await expect(stop.getByRole('status')).toContainText('Not paid yet.');
  await expectAtEveryWidth(rider);
  await phone.setViewportSize({ width: 390, height: 844 });

  const payer = await browser.newPage();
  await payer.goto(url);
  await payer.getByRole('button', { name: 'The bank declines' }).click();
  await expect(payer.getByRole('heading', { name: 'The bank declined' })).toBeVisible();
  await payer.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(payer.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await expect(stop.getByText('₹263.00 paid by UPI. Take no money.')).toBeVisible();
  await expect(stop.getByRole('img', { name: /UPI code/ })).toBeHidden();
  await page.goto(`/orderSummary/${orders[0]?.uid}`);
  await expect(page.getByText('Payment DONE')).toBeVisible();
  await deliverWithReason(first, 'Delivered');
  await expect(stop).toBeHidden();
  await expect(phone.getByText('Cash with you ₹0.00')).toBeVisible();

  // The customer of the second order pays while the rider's phone has no network.
  const secondUrl = await showCode(second);
  await expect(phone.getByRole('img', { name: 'UPI code for ₹297.00' })).toBeVisible();
  await rider.context.setOffline(true);
  await payer.goto(secondUrl);
  await payer.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(payer.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await deliverWithReason(second, 'Delivered, ₹297.00 taken');
  await expect(phone.getByRole('region', { name: 'Waiting to be sent' })).toBeVisible();
  await rider.context.setOffline(false);
  const alert = phone.getByRole('alert').filter({ hasText: `${second} was paid by UPI` });
  await expect(alert).toContainText('If you took ₹297.00, give it back.');
  await expect(phone.getByText('Cash with you ₹297.00')).toBeVisible();
  await phone.reload();
  await expect(alert).toBeVisible();
  await rider.shopper.expectAccessible();
  await expectAtEveryWidth(rider);
  await phone.setViewportSize({ width: 390, height: 844 });

  // Staff see the cash to return on the order's page and in the rider's cash, until the rider has returned it.
  await manager.page.goto('/console/cash');
  const cash = manager.page.getByRole('listitem').filter({ hasText: rider.name });
  await expect(cash).toContainText('₹297.00 of it to give back to customers');
  await manager.page.goto(`/console/orders/${orders[1]?.uid}`);
  const part = manager.page.getByRole('region', { name: 'Cash beside UPI' });
  await expect(part).toContainText('₹297.00 to give back');
  await expect(part).toContainText(rider.name);
  await manager.shopper.expectAccessible();
  await expectAtEveryWidth(manager);
  await rider.context.setOffline(true);
  await alert.getByRole('button', { name: `I gave it back ${second}` }).click();
  await expect(alert).toBeHidden();
  await expect(phone.getByText('Cash with you ₹0.00')).toBeVisible();
  const waiting = phone.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting).toContainText('₹297.00 given back');
  await rider.context.setOffline(false);
  await expect(waiting).toBeHidden({ timeout: 30_000 });
  await manager.page.reload();
  await expect(part).toContainText('₹297.00 given back');
  await expect(part).toContainText(`by ${rider.name}`);
  await expect(part.getByRole('button')).toHaveCount(0);
  await expect(manager.page.getByRole('region', { name: 'Timeline' })).toContainText(
    '₹297.00 given back',
  );
  await payer.close();
  await rider.context.close();
});
