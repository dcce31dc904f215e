import { signInAsCustomer } from './customer.ts';
import { expect, test } from './shopper.ts';

test('the language is chosen in the top bar, for items too', async ({ page, shopper }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('link', { name: 'सब्ज़ियाँ' }).first()).toBeVisible();
  await shopper.expectAccessible();
});

test('S10.331 the place of an address is named in the chosen language', async ({
  page,
  shopper,
}) => {
  const customer = await signInAsCustomer(page, shopper);
  await customer.saveAddress();
  await page.goto('/profile/myaddress');
  const card = page.getByRole('article');
  await expect(card).toContainText('We deliver to Patia, KIIT');
  await page.getByRole('contentinfo').getByRole('button', { name: 'हिंदी' }).click();
  await expect(card).toContainText('हम पटिया, केआईआईटी में पहुँचाते हैं');
});

test.describe('in a browser that prefers Odia', () => {
  test.use({ locale: 'or-IN' });
  test('the language is offered once, in that language', async ({ page, shopper }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    const offer = page.getByRole('region', { name: 'ଓଡ଼ିଆରେ ଦେଖନ୍ତୁ' });
    await expect(offer).toBeVisible();
    await shopper.expectAccessible();
    await offer.getByRole('button', { name: 'ଏବେ ନୁହେଁ' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Search “chhena poda”' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test('accepting the offer shows the shop in it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'ଓଡ଼ିଆରେ ଦେଖନ୍ତୁ' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'or-IN');
    await expect(page.getByRole('region', { name: 'ଓଡ଼ିଆରେ ଦେଖନ୍ତୁ' })).toHaveCount(0);
  });
});
