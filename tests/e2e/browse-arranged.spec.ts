import { cardNamed, listingPath, uniqueWord } from './catalogue-pages.ts';
import { waitForHydration } from './navigate-home.ts';
import { expect, type Subcategory, test } from './shopkeeper.ts';

test.describe('a listing', () => {
  test('S2c.5 is sorted and filtered in its URL, and going back undoes it', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const { subcategories } = await shopkeeper.createCategory('Sorted', ['Roots', 'Leaves']);
    const [roots, leaves] = subcategories as [Subcategory, Subcategory];
    const add = (name: string, cost: number, discountPercent: number, more = {}) =>
      shopkeeper.createStock(roots, { name, cost, discountPercent, ...more });
    await add('Yam', 90, 0, { sequence: 1 });
    await add('Taro', 50, 0, { sequence: 2 });
    await add('Beet', 80, 50, { sequence: 3 });
    await shopkeeper.createStock(leaves, { name: 'Spinach' });
    const expectCards = (...names: string[]) =>
      expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
    await page.goto(listingPath(roots));
    await expectCards('Yam', 'Taro', 'Beet');
    await page.locator('summary', { hasText: 'Sort and filter' }).click();
    await shopper.expectAccessible();
    await page.getByRole('link', { name: 'Lowest price first' }).click();
    await expectCards('Beet', 'Taro', 'Yam');
    await expect(page).toHaveURL(`${listingPath(roots)}&sort=price`);
    await page.getByRole('link', { name: 'Discounted' }).click();
    await expectCards('Beet');
    await expect(page).toHaveURL(`${listingPath(roots)}&sort=price&off=1`);
    await page.goBack();
    await expectCards('Beet', 'Taro', 'Yam');
    await page.goBack();
    await expectCards('Yam', 'Taro', 'Beet');
    await page.goForward();
    await expectCards('Beet', 'Taro', 'Yam');
    const subcategoryNav = page.getByRole('navigation', { name: 'Subcategories' });
    await subcategoryNav.getByRole('link', { name: 'Leaves' }).click();
    await expectCards('Spinach');
    await expect(page.getByRole('link', { name: 'Lowest price first' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('S2c.5 where something imported is sold, it is limited to and sorted by the country of origin', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const { subcategories } = await shopkeeper.createCategory('Origins', ['Fruit', 'Herbs']);
    const [fruit, herbs] = subcategories as [Subcategory, Subcategory];
    const word = uniqueWord();
    const [kiwi, apple, banana] = [
      `Zesty kiwi ${word}`,
      `Zesty apple ${word}`,
      `Zesty banana ${word}`,
    ];
    const add = async (name: string, origin: string, sequence: number) =>
      shopkeeper.stateOrigin(await shopkeeper.createStock(fruit, { name, sequence }), origin);
    await add(kiwi, 'NZ', 1);
    await add(apple, 'CL', 2);
    await add(banana, 'IN', 3);
    await shopkeeper.createStock(herbs, { name: 'Mint' });
    const expectCards = (...names: string[]) =>
      expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
    await page.goto(listingPath(fruit));
    await page.locator('summary', { hasText: 'Sort and filter' }).click();
    await page.getByRole('link', { name: 'Country of origin' }).click();
    await expectCards(banana, apple, kiwi);
    const countries = page.getByRole('list', { name: 'Country of origin' });
    await expect(countries.getByRole('link')).toHaveText([
      'From Chile',
      'From India',
      'From New Zealand',
    ]);
    await countries.getByRole('link', { name: 'Chile' }).click();
    await expectCards(apple);
    await shopper.expectAccessible();

    await test.step('a subcategory of which nothing is imported does not ask for it', async () => {
      const subcategoryNav = page.getByRole('navigation', { name: 'Subcategories' });
      await subcategoryNav.getByRole('link', { name: 'Herbs' }).click();
      await expectCards('Mint');
      await expect(countries).toHaveCount(0);
    });

    await test.step('results of a search', async () => {
      await page.goto(`/search?q=zesty ${word}`);
      await waitForHydration(page);
      await countries.getByRole('link', { name: 'New Zealand' }).click();
      await expectCards(kiwi);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Country of origin');
      await expect(page).toHaveURL(/sort=origin/);
      await countries.getByRole('link', { name: 'New Zealand' }).click();
      await expectCards(banana, apple, kiwi);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('S2c.3 S2c.5 S2c.6 is sorted and filtered by links, and shows combos where it is empty', async ({
      page,
      shopkeeper,
    }) => {
      const { subcategories } = await shopkeeper.createCategory('Plain', ['Fish', 'Sets']);
      const [fish, sets] = subcategories as [Subcategory, Subcategory];
      const rohu = await shopkeeper.createStock(fish, { name: 'Rohu', cost: 90, veg: false });
      await shopkeeper.createStock(fish, { name: 'Seaweed', cost: 30, quantity: 0 });
      await shopkeeper.createCombo(sets, [rohu], { name: 'Fish plate' });
      await page.goto(listingPath(fish));
      await page.locator('summary', { hasText: 'Sort and filter' }).click();
      await page.getByRole('link', { name: 'Veg', exact: true }).click();
      await expect(cardNamed(page, 'Seaweed')).toBeVisible();
      await expect(cardNamed(page, 'Rohu')).toHaveCount(0);
      await page.locator('summary', { hasText: 'Sort and filter' }).click();
      await page.getByRole('link', { name: 'In stock' }).click();
      await expect(page.getByText('No items found in this subcategory.')).toBeVisible();
      await page.getByRole('link', { name: 'Show everything' }).click();
      await expect(cardNamed(page, 'Rohu')).toBeVisible();
      await page.getByRole('link', { name: 'Combo', exact: true }).click();
      await expect(page.getByText('No combos found in this subcategory.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Combos of this category' })).toContainText(
        'Fish plate',
      );
      await page.goto(listingPath(sets));
      await expect(page.getByText('No items found in this subcategory.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Combos of this subcategory' })).toContainText(
        'Fish plate',
      );
    });
  });
});
