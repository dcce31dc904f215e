import { buttonNamed, createEmptySubcategory, productPath } from './catalogue-pages.ts';
import { demoItems, signInAsCustomer } from './customer.ts';
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './shopkeeper.ts';

test.describe('what goes well with a product', () => {
  test('S10.341 S10.342 is a row below it on a phone, whose products are added by touch and by keyboard', async ({
    page,
    shopper,
    shopkeeper: _,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const customer = await signInAsCustomer(page, shopper);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/goes-with')) asked.push(request.url());
    });
    await recordLayoutShifts(page);
    await page.goto(productPath(demoItems.dalma.id));
    const row = page.locator('section', { hasText: 'Goes well with' });
    await row.scrollIntoViewIfNeeded();
    const cards = row.getByRole('article');
    await expect(cards).toHaveCount(8);
    expect(asked).toHaveLength(1);
    await expect(cards.getByRole('link', { name: demoItems.dalma.name, exact: true })).toHaveCount(
      0,
    );
    expect(await layoutShifts(page)).toEqual([]);
    const [first = '', second = ''] = await cards.getByRole('heading').allInnerTexts();
    await buttonNamed(page, `Add to Cart: ${first}`).first().click();
    await expect(buttonNamed(page, `Add one more ${first}`).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /View cart/i })).toBeVisible();
    await cards.nth(1).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(buttonNamed(page, `Add to Cart: ${second}`).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await customer.readCart()).length).toBe(2);
    await shopper.expectAccessible();
  });

  test.describe('that cannot be had', () => {
    test.use({ expectedErrors: [/404/] });
    test('S10.342 takes no place where nothing goes with it, or where it cannot be loaded', async ({
      page,
      shopper: _,
      shopkeeper,
    }) => {
      const subcategory = await createEmptySubcategory(shopkeeper);
      const id = await shopkeeper.createStock(subcategory, { name: 'Alone' });
      await page.goto(productPath(id));
      await expect(page.getByRole('heading', { level: 1, name: 'Alone' })).toBeVisible();
      await expect(page.getByText('Goes well with')).toHaveCount(0);
      await page.route('**/goes-with', (route) => route.fulfill({ status: 404, json: {} }));
      await page.goto(productPath(demoItems.tomato.id));
      await expect(page.getByText('More from this shelf')).toBeVisible();
      await expect(page.getByText('Goes well with')).toHaveCount(0);
    });
  });
});
