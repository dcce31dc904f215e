import {
  cardNamed,
  cardNames,
  createLongListing,
  listingPath,
  uniqueWord,
} from './catalogue-pages.ts';
import { waitForHydration } from './navigate-home.ts';
import { expect, type Subcategory, test } from './shopkeeper.ts';

test.describe('what a category shows', () => {
  test('S2c.2 can be switched between products and combos, and between all, veg and non-veg', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { subcategories } = await shopkeeper.createCategory('Choice', ['Plates']);
    const subcategory = subcategories[0] as Subcategory;
    const rohu = await shopkeeper.createStock(subcategory, {
      name: 'Rohu',
      veg: false,
      sequence: 1,
    });
    const carrot = await shopkeeper.createStock(subcategory, { name: 'Carrot', sequence: 2 });
    await shopkeeper.createCombo(subcategory, [rohu, carrot], { name: 'Fish plate' });
    await shopkeeper.createCombo(subcategory, [carrot], { name: 'Green plate' });
    await page.goto(listingPath(subcategory));
    await waitForHydration(page);
    const toggle = page.getByRole('navigation', { name: 'What to show' });
    const current = toggle.locator('[aria-current="true"]');
    const diet = page.getByLabel('Vegetarian or not');
    const expectCards = async (...all: string[]) => {
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(all);
    };
    await expect(toggle.getByRole('link')).toHaveText(['Products', 'Combo']);
    await expect(current).toHaveText('Products');
    await expect(diet.getByRole('option')).toHaveText(['All', 'Veg', 'Non-Veg']);
    await expect(diet.locator('option:checked')).toHaveText('All');
    await expectCards('Rohu', 'Carrot');
    await diet.selectOption('Veg');
    await expectCards('Carrot');
    await diet.selectOption('Non-Veg');
    await expectCards('Rohu');
    await toggle.getByRole('link', { name: 'Combo' }).click();
    await expect(current).toHaveText('Combo');
    await expectCards('Fish plate');
    await diet.selectOption('Veg');
    await expectCards('Green plate');
    await diet.selectOption('All');
    await expectCards('Fish plate', 'Green plate');
    await toggle.getByRole('link', { name: 'Products' }).click();
    await expect(current).toHaveText('Products');
    await expectCards('Rohu', 'Carrot');
  });

  test('S2c.1 S2c.2 S7b.6 is stored in the URL: a shared link restores subcategory, listing and diet', async ({
    page,
    shopper,
    shopkeeper,
    browser,
    baseURL,
  }) => {
    const { categoryId, subcategories } = await shopkeeper.createCategory('Shared', [
      'Roots',
      'Fish',
    ]);
    const [roots, fish] = subcategories as [Subcategory, Subcategory];
    const carrot = await shopkeeper.createStock(roots, { name: 'Carrot' });
    const rohu = await shopkeeper.createStock(fish, { name: 'Rohu', veg: false });
    const seaweed = await shopkeeper.createStock(fish, { name: 'Seaweed' });
    await shopkeeper.createCombo(fish, [carrot, seaweed], { name: 'Green plate' });
    await shopkeeper.createCombo(fish, [carrot, rohu], { name: 'Fish plate' });

    await page.goto(`/categories/${categoryId}`);
    await waitForHydration(page);
    await expect(cardNamed(page, 'Carrot')).toBeVisible();
    const subcategoryNav = page.getByRole('navigation', { name: 'Subcategories' });
    await subcategoryNav.getByRole('link', { name: 'Fish' }).click();
    await expect(cardNamed(page, 'Rohu')).toBeVisible();
    await page.getByLabel('Vegetarian or not').selectOption('Non-Veg');
    await expect(cardNamed(page, 'Seaweed')).toHaveCount(0);
    await expect(cardNamed(page, 'Rohu')).toBeVisible();
    await page.getByRole('link', { name: 'Combo', exact: true }).click();
    await expect(cardNamed(page, 'Fish plate')).toBeVisible();
    await expect(cardNamed(page, 'Green plate')).toHaveCount(0);
    await shopper.expectAccessible();

    const friend = await browser.newPage({ baseURL: baseURL ?? '' });
    await friend.goto(page.url());
    await expect(cardNamed(friend, 'Fish plate')).toBeVisible();
    expect(await cardNames(friend)).toEqual(['Fish plate']);
    await expect(
      friend.getByRole('link', { name: 'Fish', exact: true }).and(friend.locator('[aria-current]')),
    ).toHaveCount(1);
    await expect(friend.getByRole('link', { name: 'Combo', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(friend.getByLabel('Vegetarian or not')).toHaveValue('1');
    await friend.getByLabel('Vegetarian or not').selectOption('All');
    await expect(cardNamed(friend, 'Green plate')).toBeVisible();
    await friend.close();
  });

  test('S2c.1 descriptions of a category and its subcategories are shown on wide screens, and on phones above the items', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { subcategories, categoryId } = await shopkeeper.createCategory('Described', ['Gourds']);
    await shopkeeper.createStock(subcategories[0] as Subcategory, { name: 'Ridge gourd' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/categories/${categoryId}`);
    const subcategoryNav = page.getByRole('navigation', { name: 'Subcategories' });
    await expect(subcategoryNav.getByText('All of Gourds')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(subcategoryNav.getByText('Gourds', { exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('All of Gourds').filter({ visible: true })).toHaveCount(1);
    await expect(main.getByText('All of Described')).toBeVisible();
  });

  test('S2c.2 S7b.11 S3.8 has no veg filter where the setting excludes it, whatever the URL asks', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { categoryId, subcategories } = await shopkeeper.createCategory('Unfiltered', ['Leaves']);
    const subcategory = subcategories[0] as Subcategory;
    await shopkeeper.createStock(subcategory, { name: 'Spinach' });
    await page.goto(`/categories/${categoryId}`);
    await expect(page.getByLabel('Vegetarian or not')).toBeVisible();
    await shopkeeper.hideVegFilter(categoryId);
    await expect(async () => {
      await page.goto(`${listingPath(subcategory)}&veg=1`);
      await expect(page.getByLabel('Vegetarian or not')).toHaveCount(0, { timeout: 1 });
    }).toPass();
    await expect(cardNamed(page, 'Spinach')).toBeVisible();
  });

  test('S2c.1 S2c.2 S2c.3 shows a specific message for each empty state', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const bare = await shopkeeper.createCategory('Bare');
    await page.goto(`/categories/${bare.categoryId}`);
    await expect(
      page.getByText('No subcategories available for this category.', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('No products available as this category has no subcategories.', {
        exact: true,
      }),
    ).toBeVisible();
    await shopper.expectAccessible();

    const { subcategories } = await shopkeeper.createCategory('Half', [
      'Only goods',
      'Only combos',
    ]);
    const [productsSubcategory, combosSubcategory] = subcategories as [Subcategory, Subcategory];
    const stock = await shopkeeper.createStock(productsSubcategory, { name: 'Lone bean' });
    await shopkeeper.createCombo(combosSubcategory, [stock], { name: 'Lone combo' });
    await page.goto(listingPath(combosSubcategory));
    await expect(
      page.getByText('No items found in this subcategory.', { exact: true }),
    ).toBeVisible();
    await page.goto(`${listingPath(productsSubcategory)}&show=combo`);
    await expect(
      page.getByText('No combos found in this subcategory.', { exact: true }),
    ).toBeVisible();
    await page.goto(`${listingPath(productsSubcategory)}&veg=1&page=4`);
    await expect(
      page.getByText('No items found in this subcategory.', { exact: true }),
    ).toBeVisible();
    await shopper.expectAccessible();
  });

  test('S5.8 leaves out inactive products, and puts sold-out ones last', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { subcategories } = await shopkeeper.createCategory('Sold', ['Mixed']);
    const subcategory = subcategories[0] as Subcategory;
    await shopkeeper.createStock(subcategory, { name: 'Gone', quantity: 0, sequence: 1 });
    await shopkeeper.createStock(subcategory, { name: 'Hidden', inactive: true, sequence: 2 });
    await shopkeeper.createStock(subcategory, { name: 'There', sequence: 3 });
    await page.goto(listingPath(subcategory));
    expect(await cardNames(page)).toEqual(['There', 'Gone']);
    await expect(cardNamed(page, 'Gone').getByText('Out of stock')).toBeVisible();
    await expect(cardNamed(page, 'Gone').getByRole('button')).toHaveText('Notify Me');
  });
});

test.describe('when the shop cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED|500|404/] });

  test('S7b.11 the veg filter stays when its setting fails', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const name = `Unset ${uniqueWord()}`;
    const { subcategories } = await shopkeeper.createCategory(name, ['Any']);
    await shopkeeper.createStock(subcategories[0] as Subcategory, { name: 'Anything' });
    await page.goto('/');
    await waitForHydration(page);
    await page.route('**/VEG_NONVEG_TOGGLE_IGNORE', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('link', { name }).click();
    await expect(cardNamed(page, 'Anything')).toBeVisible();
    await expect(page.getByLabel('Vegetarian or not')).toBeVisible();
  });

  test('the listing shows the failure and can be retried', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const name = `Failing ${uniqueWord()}`;
    const { subcategories } = await shopkeeper.createCategory(name, ['One', 'Two']);
    await shopkeeper.createStock(subcategories[0] as Subcategory, { name: 'First good' });
    await shopkeeper.createStock(subcategories[1] as Subcategory, { name: 'Second good' });
    await page.goto(listingPath(subcategories[0] as Subcategory));
    await waitForHydration(page);
    await page.route('**/stocks/search*', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Two' }).click();
    await expect(page.getByText('The shelf could not be loaded.')).toBeVisible();
    await shopper.expectAccessible();
    await page.unroute('**/stocks/search*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cardNamed(page, 'Second good')).toBeVisible();
  });
});

test.describe('malformed URLs', () => {
  test('show the nearest valid page', { tag: '@extended' }, async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { subcategory } = await createLongListing(shopkeeper, 25);
    const listingHref = listingPath(subcategory);
    for (const pageParam of ['-1', '0', 'abc', '1.5', '1e99', '%00', '%27%20or%201%3D1']) {
      const response = await page.goto(`${listingHref}&page=${pageParam}`);
      expect([pageParam, response?.status()]).toEqual([pageParam, 200]);
      await expect(cardNamed(page, 'Bean 01')).toBeVisible();
    }
    for (const pageParam of ['3', '99999', '99999999999']) {
      const response = await page.goto(`${listingHref}&page=${pageParam}`);
      expect([pageParam, response?.status()]).toEqual([pageParam, 200]);
      await expect(page).toHaveURL(/[?&]page=2$/);
      await expect(cardNamed(page, 'Bean 25')).toBeVisible();
    }
    for (const query of ['sub=999999', 'sub=-1&show=%3Cscript%3E&veg=7', 'sub[]=1&page[]=2']) {
      const response = await page.goto(`/categories/${subcategory.categoryId}?${query}`);
      expect([query, response?.status()]).toEqual([query, 200]);
      await expect(cardNamed(page, 'Bean 01')).toBeVisible();
    }
  });

  test.describe('and unknown ones', () => {
    test.use({ expectedErrors: [/404/] });
    for (const path of [
      '/categories/999999',
      '/categories/abc',
      '/categories/-1',
      '/product/999999',
      '/product/1e9',
      '/product/3000000000',
      '/categories/3000000000',
      '/product/%00',
      '/product/99999999999999999999',
    ]) {
      test(`S2.17 ${path} is Page not found`, async ({ page, shopper: _ }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      });
    }
  });
});
