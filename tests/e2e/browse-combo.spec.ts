import {
  buttonNamed,
  comboPartLink,
  createEmptySubcategory,
  productPath,
  signIn,
} from './catalogue-pages.ts';
import { waitForHydration } from './navigate-home.ts';
import { expect, test } from './shopkeeper.ts';

test.describe('a combo page', () => {
  test('S2d.1 S3.5 S7b.6 lists its parts with links, and shows the saving', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    const dal = await shopkeeper.createStock(subcategory, {
      name: 'Dal',
      cost: 80,
      discountPercent: 10,
      label: { allergens: ['SOY'] },
    });
    const rice = await shopkeeper.createStock(subcategory, {
      name: 'Rice',
      cost: 55.5,
      units: '1 kg bag',
    });
    const combo = await shopkeeper.createCombo(subcategory, [dal, rice], {
      name: 'Dal and rice',
      cost: 120,
      discountPercent: 5,
    });
    await page.goto(productPath(combo));
    await expect(page.getByRole('heading', { level: 1, name: 'Dal and rice' })).toBeVisible();
    const parts = page.locator('section', { hasText: 'In this combo' });
    await expect(parts.getByRole('listitem')).toHaveText([
      /Dal.*₹72\.00/s,
      /Rice.*1 × 1 kg bag.*₹55\.50/s,
    ]);
    await expect(parts.getByText('Bought one by one: ₹127.50')).toBeVisible();
    await expect(parts.getByText('You save ₹13.50')).toBeVisible();
    await expect(parts.getByText('Contains: soya')).toBeVisible();
    await expect(parts.getByText('Not stated for: Rice')).toBeVisible();
    await shopper.expectAccessible();
    await comboPartLink(page, 'Rice').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rice' })).toBeVisible();
  });

  test('S4d.1 S4d.2 is added to the cart as a combo', async ({ page, shopper, shopkeeper }) => {
    const subcategory = await createEmptySubcategory(shopkeeper);
    const part = await shopkeeper.createStock(subcategory, { name: 'Besan', quantity: 2 });
    const combo = await shopkeeper.createCombo(subcategory, [part], { name: 'Besan set' });
    await signIn(page, shopper);
    await page.goto(`/categories/${subcategory.categoryId}?show=combo`);
    const sent = page.waitForRequest('**/api/v1/cart/item/?*');
    await buttonNamed(page, 'Add to Cart: Besan set').click();
    const query = new URL((await sent).url()).searchParams;
    expect([query.get('item_id'), query.get('type')]).toEqual([String(combo), 'COMBO']);
    await buttonNamed(page, 'Add one more Besan set').click();
    await expect(buttonNamed(page, 'Notify Me: Besan set')).toBeVisible();
  });

  test.describe('with nothing to show', () => {
    test.use({ expectedErrors: [/404/] });
    test('S2d.2 shows that no items are included, or that there are no details', async ({
      page,
      shopper,
      shopkeeper,
    }) => {
      const subcategory = await createEmptySubcategory(shopkeeper);
      const part = await shopkeeper.createStock(subcategory, { name: 'Sattu' });
      const emptyCombo = await shopkeeper.createCombo(subcategory, [part], { name: 'Hollow' });
      await shopkeeper.emptyCombo(emptyCombo);
      await page.goto(productPath(emptyCombo));
      await expect(
        page.getByText('No items included in this combo.', { exact: true }),
      ).toBeVisible();
      await shopper.expectAccessible();

      const removedCombo = await shopkeeper.createCombo(subcategory, [part], { name: 'Gone set' });
      await page.goto(`/categories/${subcategory.categoryId}?show=combo`);
      await waitForHydration(page);
      await expect(page.getByRole('link', { name: 'Gone set' })).toBeVisible();
      await shopkeeper.removeCombo(removedCombo);
      await page.getByRole('link', { name: 'Gone set' }).click();
      await expect(page.getByText('No combo details available.', { exact: true })).toBeVisible();
      await shopper.expectAccessible();
    });
  });
});
