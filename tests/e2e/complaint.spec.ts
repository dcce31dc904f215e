import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './shopkeeper.ts';
import { expectToast } from './toasts.ts';

test.use({ expectedErrors: [/500 \(/] });

test('S2g.5 S4k.1 S5.14 S7f.6 S7f.7 S8.17 S3.18 a complaint is raised, gets a number, and is answered', async ({
  page,
  shopper,
  shopkeeper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 5 });
  await page.goto(`/orderSummary/${uid}`);
  await expect(page.getByText('Need help with your order?')).toBeVisible();
  const raiseButton = page.getByRole('button', { name: 'Raise Complaint' });
  await raiseButton.click();
  const dialog = page.getByRole('dialog', {
    name: `Raise Complaint for Order #${uid.split('-')[0]}`,
  });
  const detailsField = dialog.getByPlaceholder('Write your complaint here...');
  const reasonField = dialog.getByRole('combobox');
  const submitButton = dialog.getByRole('button', { name: 'Submit' });
  const alert = dialog.getByRole('alert');

  await test.step('it requires a description and a reason', async () => {
    await expect(reasonField).toContainText('Select a reason');
    await submitButton.click();
    await expect(alert).toHaveText('Please complete all fields before submitting.');
    await detailsField.fill('   ');
    await reasonField.selectOption({ index: 1 });
    await submitButton.click();
    await expect(alert).toHaveText('Please complete all fields before submitting.');
    await shopper.expectAccessible();
  });

  await test.step('a server failure is shown and keeps the input', async () => {
    await page.route('**/api/v1/complaint/', (route) =>
      route.fulfill({ status: 500, json: { code: 'FAULT', message: 'No.' } }),
    );
    await detailsField.fill('Two tomatoes were crushed.');
    await submitButton.click();
    await expect(alert).toHaveText('Failed to submit complaint.');
    await expect(detailsField).toHaveValue('Two tomatoes were crushed.');
    await page.unroute('**/api/v1/complaint/');
  });

  await test.step('then it is listed with its number, and the form is empty again', async () => {
    const sent = page.waitForRequest('**/api/v1/complaint/');
    await submitButton.click();
    expect((await sent).postDataJSON()).toEqual({
      user_uid: customer.uid,
      order_id: uid,
      details: 'Two tomatoes were crushed.',
      actions: expect.any(Number),
      severity: 'MEDIUM',
      source: 'WEB',
    });
    await expectToast(page, 'Your complaint has been submitted.');
    await expect(dialog).toBeHidden();
    await raiseButton.click();
    await expect(detailsField).toHaveValue('');
    await expect(reasonField).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('its answer appears without a reload', async () => {
    const ticket = page.getByRole('list', { name: 'Your complaints' }).getByRole('listitem');
    await expect(ticket).toContainText('We are looking into it');
    const number = /T\d{6}-\w{5}/.exec((await ticket.textContent()) ?? '')?.[0] ?? '';
    await shopkeeper.answerComplaint(number, 'We are sorry. New ones come tomorrow.');
    await expect(ticket).toContainText('We are sorry. New ones come tomorrow.');
    await expect(ticket).toContainText('Answered');
  });
});
