import type { Page } from '@playwright/test';
import { signInAsCustomer } from './customer.ts';
import { expect, test } from './manager.ts';
import { expectAtEveryWidth, openStaffBrowser } from './staff.ts';

type Offer = { plan_name: string; discount: number; inactive: number };

/** Reads the plan that shoppers are offered under a name; undefined when there is none. */
const readOffer = async (page: Page, name: string, language = 'en') => {
  const headers = { 'accept-language': language };
  const response = await page.request.get('/api/v1/subscriptions/', { headers });
  const { results } = (await response.json()) as { results: Offer[] };
  return results.find(({ plan_name, inactive }) => plan_name === name && inactive === 0);
};

test.use({ expectedErrors: [/422/] });

test('S10.124 S10.125 S10.84 a manager offers a plan in two languages, changes, hides and removes it, and is shown what another saved meanwhile; nobody pays for other terms than they saw', {
  tag: '@extended',
}, async ({ browser, page, shopper, shopkeeper, manager }) => {
  const name = `Monsoon ${shopper.number}`;
  const hindi = `सावन ${shopper.number}`;
  await manager.page.goto('/console/plans');
  await manager.page.getByRole('button', { name: 'New plan' }).click();
  const dialog = manager.page.getByRole('dialog', { name: 'New plan' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByLabel('Name in Hindi').fill(hindi);
  await dialog.getByLabel('Least recharge, in rupees').fill('1499.50');
  await dialog.getByLabel('Cashback, in rupees').fill('75');
  await dialog.getByLabel('Discount, in percent').fill('4');
  await dialog.getByLabel('Free delivery').check();
  await manager.shopper.expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = manager.page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Recharge from ₹1,499.50 · 4% off every order · ₹75 cashback');
  await expect(row).toContainText('never bought');
  await expect.poll(() => readOffer(page, name)).toMatchObject({ discount: 4 });
  await expect.poll(() => readOffer(page, hindi, 'hi')).toBeDefined();
  await expectAtEveryWidth(manager);
  await manager.page.setViewportSize({ width: 1280, height: 800 });

  await signInAsCustomer(page, shopper);
  await page.goto('/profile/wallet');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('4% off every order');

  const second = await openStaffBrowser(browser, shopkeeper.db, 'manager');
  await second.page.goto('/console/plans');
  await second.page.getByRole('button', { name: `Change: ${name}` }).click();
  const late = second.page.getByRole('dialog', { name });
  await late.getByLabel('Cashback, in rupees').fill('80');
  await row.getByRole('button', { name: `Change: ${name}` }).click();
  const early = manager.page.getByRole('dialog', { name });
  await early.getByLabel('Discount, in percent').fill('5');
  await early.getByRole('button', { name: 'Save' }).click();
  await expect(early).toHaveCount(0);
  await late.getByRole('button', { name: 'Save' }).click();
  await expect(late.getByRole('alert')).toContainText(
    `${manager.name} has changed this meanwhile: Discount, in percent.`,
  );
  await second.shopper.expectAccessible();
  await late.getByRole('textbox', { name: 'Name', exact: true }).fill('Seedling');
  await late.getByRole('button', { name: 'Save' }).click();
  await expect(late.getByText('There is a plan of this name already.')).toBeVisible();
  await late.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await late.getByRole('button', { name: 'Save' }).click();
  await expect(late).toHaveCount(0);
  await second.context.close();
  await manager.page.reload();
  await expect(row).toContainText('5% off every order · ₹80 cashback');

  await card.getByRole('button', { name: `Choose ${name}` }).click();
  await page.getByRole('button', { name: 'Pay ₹1,499.50' }).click();
  await expect(
    page.getByText(`The plan ${name} has changed. Please look at it again.`),
  ).toBeVisible();
  await expect(card).toContainText('5% off every order');
  await card.getByRole('button', { name: `Choose ${name}` }).click();
  await expect(page.getByRole('dialog', { name })).toContainText('₹80.00 cashback');

  await row.getByRole('button', { name: `Hide: ${name}` }).click();
  await expect(row).toContainText('Not offered');
  await expect.poll(() => readOffer(page, name)).toBeUndefined();
  await row.getByRole('button', { name: `Remove: ${name}` }).click();
  await manager.page.getByRole('button', { name: 'Remove it' }).click();
  await expect(row).toHaveCount(0);
});
