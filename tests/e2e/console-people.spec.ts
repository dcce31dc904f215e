import { expect, test } from './shopkeeper.ts';
import { expectNavigation, openStaffBrowser } from './staff.ts';

test('S10.97 S10.484 an owner invites a picker in a language, who joins by the link; the owner changes the role and shuts them out', async ({
  browser,
  shopkeeper,
}) => {
  const owner = await openStaffBrowser(browser, shopkeeper.db, 'owner');
  const name = `Sunita ${Date.now()}`;
  const email = `sunita-${Date.now()}@example.in`;
  await owner.page.goto('/console/people');
  await owner.page.getByRole('button', { name: 'Invite' }).click();
  const dialog = owner.page.getByRole('dialog', { name: 'Invite' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Role').selectOption('picker');
  await dialog.getByLabel('Language').selectOption('हिंदी');
  await owner.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const link = await owner.page.getByLabel('Link', { exact: true }).inputValue();
  await owner.page.getByRole('button', { name: 'Close' }).click();
  await expect(owner.page.getByText(email)).toBeVisible();

  const picker = await browser.newContext();
  const page = await picker.newPage();
  await page.goto(link);
  await expect(page.getByText(`आप ${email} से साइन इन करते हैं। भूमिका: पिकर।`)).toBeVisible();
  await expect(page).toHaveURL(/\/console\/invitation$/);
  await page.getByLabel('पासफ़्रेज़').fill('green chillies by the river');
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await page.getByRole('combobox', { name: 'भाषा' }).selectOption('English');
  await expectNavigation(page, 'picker');

  await owner.page.reload();
  const changed = owner.page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  );
  await owner.page.getByLabel(`Role of ${name}`).selectOption('support');
  await changed;
  // A change of the role ends the member's sessions.
  await page.goto('/console/orders');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const row = owner.page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: 'Shut out' }).click();
  await owner.page
    .getByRole('dialog', { name: `Shut ${name} out?` })
    .getByRole('button', { name: 'Shut out' })
    .click();
  await expect(row.getByText('Shut out', { exact: true })).toBeVisible();
  await owner.shopper.expectAccessible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Passphrase').fill('green chillies by the river');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await picker.close();
  await owner.context.close();
});
