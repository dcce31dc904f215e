import { expect, test } from './shopkeeper.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

test('S10.255 S10.260 S10.309 a member chooses from the figures which reports come by e-mail, moves one and stops it', {
  tag: '@extended',
}, async ({ browser, shopkeeper }) => {
  const accounts = await openStaffBrowser(browser, shopkeeper.db, 'accounts');
  const { page } = accounts;
  await page.goto('/console/figures');
  await page.getByRole('link', { name: 'By e-mail' }).click();
  await expect(page.getByText('No report yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Get a report by e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get a report by e-mail' });
  await dialog.getByLabel('Report').selectOption({ label: 'GST' });
  await dialog.getByLabel('How often').selectOption('monthly');
  await dialog.getByLabel('Time in India').fill('08:15');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('On the 1st of the month at 08:15: the month before')).toBeVisible();
  await expectAtEveryWidth(accounts);
  await page.getByRole('button', { name: 'Change: GST, On the 1st of the month' }).click();
  await page.getByLabel('Time in India').fill('09:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('On the 1st of the month at 09:00: the month before')).toBeVisible();
  await page.reload();
  await expect(page.getByText('On the 1st of the month at 09:00: the month before')).toBeVisible();
  await shopkeeper.summarizeDays();
  await page.getByRole('button', { name: 'Send me one now: GST, On the 1st of the month' }).click();
  await expect(page.getByText(/^Sent to /)).toBeVisible();
  await page.getByRole('button', { name: 'Stop: GST, On the 1st of the month' }).click();
  await expect(page.getByText('No report yet.')).toBeVisible();
});
