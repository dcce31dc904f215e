import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

const photo = 'tests/fixtures/phone.heic';

// The test aborts the upload of a photo.
test.use({ expectedErrors: [/ERR_FAILED .*\/photos\?/] });

test('S10.30 S10.31 S10.33 S10.35 S10.246 S10.247 S10.248 S10.250 S10.251 a complaint with a photo is answered by a template, refunded with a second person, rated and settled', {
  tag: '@extended',
}, async ({ page, shopper, shopkeeper, manager, browser }) => {
  test.slow();
  const customer = await signInAsCustomer(page, shopper);
  await shopkeeper.updateStock(demoItems.tomato.id, 'quantity = quantity + 20');
  const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 20 });
  await shopkeeper.transitionOrder(uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED');
  const complaints = page.getByRole('list', { name: 'Your complaints' });
  let ticketNo = '';

  await test.step('the customer complains with photos; one that does not arrive is sent again', async () => {
    await page.goto(`/orderSummary/${uid}`);
    await page.getByRole('button', { name: 'Raise Complaint' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByPlaceholder('Write your complaint here...').fill('The tomatoes are crushed.');
    await dialog.getByRole('combobox').selectOption({ index: 1 });
    await dialog.getByLabel('Add photos').setInputFiles([photo, 'docs/pictures/home-phone.webp']);
    await expect(dialog.getByText('Photo 2: Ready to be sent')).toBeAttached();
    await shopper.expectAccessible();
    let sent = 0;
    await page.route('**/photos?*', (route) => (++sent === 2 ? route.abort() : route.continue()));
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Photo 2 could not be sent.');
    ticketNo = /T\d{6}-\w{5}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    await expect(complaints.getByRole('button', { name: 'Show photo 2' })).toBeVisible();
    await complaints.getByRole('button', { name: 'Show photo 1' }).click();
    await expect(page.getByRole('img', { name: 'What you complain about' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const support = await openStaffBrowser(browser, shopkeeper.db, 'support');
  const supportPage = support.page;
  const heading = supportPage.getByRole('heading', { level: 1 });

  await test.step('support writes a template', async () => {
    await supportPage.goto('/console/answer-templates');
    await supportPage.getByRole('button', { name: 'New template' }).click();
    const dialog = supportPage.getByRole('dialog');
    await dialog.getByLabel('Name').fill(`Damaged ${ticketNo}`);
    await dialog
      .getByRole('textbox', { name: /^Answer(?! in)/ })
      .fill('Dear {name}, we are sorry about order #{order} and refund it.');
    await support.shopper.expectAccessible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(supportPage.getByRole('listitem').filter({ hasText: ticketNo })).toBeVisible();
    await expectAtEveryWidth(support);
  });

  await test.step('the complaint is taken, its photo opened', async () => {
    await supportPage.goto(`/console/complaints?${new URLSearchParams({ q: ticketNo })}`);
    const row = supportPage.getByRole('listitem').filter({ hasText: ticketNo });
    await expect(row).toContainText('Take by');
    await expect(row).toContainText('2 photos');
    await expectAtEveryWidth(support);
    await row.getByRole('link', { name: ticketNo }).click();
    await expect(heading).toContainText('new');
    await supportPage.getByRole('button', { name: 'Take it' }).click();
    await expect(heading).toContainText('in work');
    await supportPage.getByRole('button', { name: 'Show photo 1' }).click();
    const large = supportPage.getByRole('img', { name: 'What the customer photographed' });
    await expect
      .poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(320);
    await supportPage.keyboard.press('Escape');
  });

  await test.step('support asks for a refund of all units from there, which is above its limit', async () => {
    const refunds = supportPage.getByRole('region', { name: 'Refunds' });
    await refunds.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = supportPage.getByRole('dialog');
    await dialog.getByLabel(demoItems.tomato.name).selectOption('20');
    await dialog.getByRole('radio', { name: 'Waste, or the customer keeps it' }).check();
    await dialog.getByLabel('Reason').fill('Crushed');
    await expect(dialog).toContainText('another person has to approve it');
    await support.shopper.expectAccessible();
    await dialog.getByRole('button', { name: /^Ask for approval of ₹/ }).click();
    await expect(dialog).toBeHidden();
    await expect(refunds).toContainText('waits for approval');
    await expect(refunds).toContainText('for this complaint');
    await expect(refunds.getByRole('button', { name: 'Approve and refund' })).toHaveCount(0);
  });

  await test.step('it answers with the template, changed', async () => {
    await supportPage.getByLabel('Insert a template').selectOption(`Damaged ${ticketNo}`);
    const answer = supportPage.getByRole('textbox', { name: 'Answer' });
    await expect(answer).toHaveValue(/^Dear .+, we are sorry about order #\w{8} and refund it\.$/);
    await answer.press('End');
    await answer.pressSequentially(' Please keep them.');
    await expectAtEveryWidth(support);
    await supportPage.getByRole('button', { name: 'Send the answer' }).click();
    await expect(heading).toContainText('answered');
  });

  await test.step('a manager approves it, and the credit note is issued', async () => {
    await manager.page.goto(`/console/orders/${uid}`);
    const refunds = manager.page.getByRole('region', { name: 'Refunds' });
    await expect(refunds).toContainText('waits for approval');
    await expect(refunds.getByRole('link', { name: ticketNo })).toBeVisible();
    await expectAtEveryWidth(manager);
    await refunds.getByRole('button', { name: 'Approve and refund' }).click();
    await expect(refunds).toContainText('to the wallet');
    await expect(refunds).not.toContainText('waits for approval');
    await expect(manager.page.getByRole('region', { name: 'Payment' })).toContainText(
      'Credit note',
    );
  });

  await test.step('the customer sees answer and refund, and rates the answer', async () => {
    await page.goto(`/orderSummary/${uid}#${ticketNo}`);
    await page.reload();
    await expect(complaints).toContainText('Please keep them.');
    await expect(complaints).toContainText('We refunded ₹');
    await expect(page.getByText('is back in your wallet.')).toBeVisible();
    await complaints.getByRole('radio', { name: 'good', exact: true }).press('Space');
    await complaints.getByLabel('A few words (optional)').fill('Quick and kind');
    await shopper.expectAccessible();
    await complaints.getByRole('button', { name: 'Send the rating' }).click();
    await expect(complaints).toContainText('You rated this answer 4 of 5.');
    await expect(complaints.getByRole('button', { name: 'Change the rating' })).toBeVisible();
  });

  await test.step('support reads the rating and settles the complaint', async () => {
    await supportPage.goto(`/console/complaints?${new URLSearchParams({ rating: 'good' })}`);
    await supportPage.getByRole('link', { name: ticketNo }).click();
    await expect(supportPage.getByText('Quick and kind')).toBeVisible();
    await supportPage.getByRole('textbox', { name: 'Note' }).fill('Refunded.');
    await supportPage.getByRole('button', { name: 'Settle the complaint' }).click();
    await expect(heading).toContainText('settled');
    await expectAtEveryWidth(support);
  });
  await support.context.close();
});
