import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

test('S10.189 S10.191 S10.192 S10.193 S10.194 requests are recorded by support, found in the inbox and carried out', {
  tag: '@extended',
}, async ({ page, shopper, shopkeeper, manager, browser }) => {
  const customer = await signInAsCustomer(page, shopper);
  await shopkeeper.updateStock(demoItems.tomato.id, 'quantity = quantity + 20');
  const order = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 6 });
  const support = await openStaffBrowser(browser, shopkeeper.db, 'support');
  const supportPage = support.page;
  const record = async (kind: string, proof: string) => {
    await supportPage.goto(`/console/customers/${customer.uid}`);
    const part = supportPage.getByRole('region', { name: 'Requests about their data' });
    await part.getByRole('button', { name: 'Record a request' }).click();
    const dialog = supportPage.getByRole('dialog');
    await dialog.getByLabel('Asks for').selectOption(kind);
    await dialog.getByLabel('How it was proven').selectOption(proof);
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Called at noon.');
    await support.shopper.expectAccessible();
    await dialog.getByRole('button', { name: 'Record the request' }).click();
    await expect(dialog).toBeHidden();
    const row = part.getByRole('listitem').filter({ hasText: kind });
    await expect(row).toHaveCount(1);
    return row.getByRole('link').innerText();
  };

  const copy = await record('a copy of the data', 'not proven yet');
  await expectAtEveryWidth(support);

  await test.step('support sends the copy once it knows who asks', async () => {
    await supportPage.goto(`/console/privacy?${new URLSearchParams({ q: copy })}`);
    const row = supportPage.getByRole('listitem').filter({ hasText: copy });
    await expect(row).toContainText('Answer by');
    await expectAtEveryWidth(support);
    await row.getByRole('link', { name: copy }).click();
    await expect(supportPage.getByText('First make sure that it is the customer')).toBeVisible();
    await supportPage.getByLabel('How it was proven').selectOption('called back on their number');
    await expect(supportPage.getByRole('button', { name: 'Save the file' })).toHaveCount(0);
    await expectAtEveryWidth(support);
    await supportPage.getByRole('button', { name: 'Send the link' }).click();
    await expect(supportPage.getByRole('region', { name: 'How it ended' })).toContainText(
      'A link to the copy was sent.',
    );
  });

  await test.step('the customer saves the copy with the link', async () => {
    const sent = await page.request.get(
      `/dev/outbox.json?to=${encodeURIComponent(`+91${shopper.number}`)}`,
    );
    const bodies = ((await sent.json()) as { body: string }[]).map(({ body }) => body).join(' ');
    await page.goto(/\/mydata#[\w-]+/.exec(bodies)?.[0] ?? '');
    await shopper.expectAccessible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^sabuja-.*\.json$/);
    await expect(page.getByRole('status').getByText('Your data is saved')).toBeVisible();
  });

  const deletion = await record('deletion of the account', 'called back on their number');

  await test.step('a manager deletes the account once no order is open', async () => {
    const at = manager.page;
    await at.goto(`/console/privacy/${deletion}`);
    await expect(at.getByText(`still to come: #${order.split('-')[0]}`)).toBeVisible();
    await expectAtEveryWidth(manager);
    await shopkeeper.transitionOrder(order, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED');
    await at.reload();
    await at.getByRole('button', { name: 'Delete the account' }).click();
    await at.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(at.getByRole('heading', { level: 1 })).toContainText('done');
    await expect(at.getByText('The account is deleted.').first()).toBeVisible();
    await at.goto('/console/privacy?state=DONE');
    await expect(at.getByRole('listitem').filter({ hasText: copy })).toContainText(
      'the account is deleted',
    );
  });
  await support.context.close();
});
