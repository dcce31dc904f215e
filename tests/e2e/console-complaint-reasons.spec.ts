import { demoItems, signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth } from './staff.ts';

test('S10.126 S10.84 a manager adds a reason for complaints; a shopper chooses it, and the complaint keeps its words', {
  tag: '@extended',
}, async ({ page, shopper, manager }) => {
  const text = `Leaves were limp ${shopper.number}`;
  const later = `Greens were limp ${shopper.number}`;
  await manager.page.goto('/console/complaint-reasons');
  await manager.page.getByRole('button', { name: 'New reason' }).click();
  const dialog = manager.page.getByRole('dialog', { name: 'New reason' });
  await dialog.getByRole('textbox', { name: 'Reason', exact: true }).fill(text);
  await dialog.getByLabel('Reason in Hindi').fill('पत्ते मुरझाए थे');
  await dialog.getByLabel('Place in its list').fill('900');
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = manager.page.getByRole('listitem').filter({ hasText: shopper.number });
  await expect(row).toContainText('पत्ते मुरझाए थे');
  await expectAtEveryWidth(manager);
  await manager.page.setViewportSize({ width: 1280, height: 800 });

  const customer = await signInAsCustomer(page, shopper);
  const uid = await customer.placeOrder({ id: demoItems.tomato.id, quantity: 5 });
  await page.goto(`/orderSummary/${uid}`);
  await page.getByRole('button', { name: 'Raise Complaint' }).click();
  const complaint = page.getByRole('dialog', { name: /^Raise Complaint/ });
  await complaint.getByPlaceholder('Write your complaint here...').fill('The coriander.');
  await complaint.getByRole('combobox').selectOption(text);
  await complaint.getByRole('button', { name: 'Submit' }).click();
  await expect(complaint).toBeHidden();

  await row.getByRole('button', { name: `Change: ${text}` }).click();
  const form = manager.page.getByRole('dialog', { name: 'Change the reason' });
  await form.getByRole('textbox', { name: 'Reason', exact: true }).fill(later);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(later);
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Raise Complaint' }).click();
  await expect(complaint.getByRole('option', { name: later })).toBeAttached();

  await row.getByRole('button', { name: `Hide: ${later}` }).click();
  await expect(row).toContainText('Not offered');
  await page.reload();
  await page.getByRole('button', { name: 'Raise Complaint' }).click();
  await expect(complaint.getByRole('option').nth(1)).toBeAttached();
  await expect(complaint.getByRole('option', { name: later })).toHaveCount(0);
});
