import { aLongShelf, card, names, pathOf, unique } from './shelves.ts';
import { expect, type Shelf, test } from './shopkeeper.ts';

test.describe('what a category shows', () => {
  test('S2c.2 is chosen between products and combos, and between all, veg and non-veg', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { shelves } = await shopkeeper.category('Choice', ['Plates']);
    const shelf = shelves[0] as Shelf;
    const rohu = await shopkeeper.stock(shelf, { name: 'Rohu', veg: false, sequence: 1 });
    const carrot = await shopkeeper.stock(shelf, { name: 'Carrot', sequence: 2 });
    await shopkeeper.combo(shelf, [rohu, carrot], { name: 'Fish plate' });
    await shopkeeper.combo(shelf, [carrot], { name: 'Green plate' });
    await page.goto(pathOf(shelf));
    const toggle = page.getByRole('navigation', { name: 'What to show' });
    const current = toggle.locator('[aria-current="true"]');
    const diet = page.getByLabel('Vegetarian or not');
    const shows = async (...all: string[]) => {
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(all);
    };
    await expect(toggle.getByRole('link')).toHaveText(['Products', 'Combo']);
    await expect(current).toHaveText('Products');
    await expect(diet.getByRole('option')).toHaveText(['All', 'Veg', 'Non-Veg']);
    await expect(diet.locator('option:checked')).toHaveText('All');
    await shows('Rohu', 'Carrot');
    await diet.selectOption('Veg');
    await shows('Carrot');
    await diet.selectOption('Non-Veg');
    await shows('Rohu');
    await toggle.getByRole('link', { name: 'Combo' }).click();
    await expect(current).toHaveText('Combo');
    await shows('Fish plate');
    await diet.selectOption('Veg');
    await shows('Green plate');
    await diet.selectOption('All');
    await shows('Fish plate', 'Green plate');
    await toggle.getByRole('link', { name: 'Products' }).click();
    await expect(current).toHaveText('Products');
    await shows('Rohu', 'Carrot');
  });

  test('S2c.1 S2c.2 S7b.6 is all in its address: a shared link brings back subcategory, list and diet', async ({
    page,
    shopper,
    shopkeeper,
    browser,
    baseURL,
  }) => {
    const { categoryId, shelves } = await shopkeeper.category('Shared', ['Roots', 'Fish']);
    const [roots, fish] = shelves as [Shelf, Shelf];
    const carrot = await shopkeeper.stock(roots, { name: 'Carrot' });
    const rohu = await shopkeeper.stock(fish, { name: 'Rohu', veg: false });
    const seaweed = await shopkeeper.stock(fish, { name: 'Seaweed' });
    await shopkeeper.combo(fish, [carrot, seaweed], { name: 'Green plate' });
    await shopkeeper.combo(fish, [carrot, rohu], { name: 'Fish plate' });

    await page.goto(`/categories/${categoryId}`);
    await expect(card(page, 'Carrot')).toBeVisible();
    const subs = page.getByRole('navigation', { name: 'Subcategories' });
    await subs.getByRole('link', { name: 'Fish' }).click();
    await expect(card(page, 'Rohu')).toBeVisible();
    await page.getByLabel('Vegetarian or not').selectOption('Non-Veg');
    await expect(card(page, 'Seaweed')).toHaveCount(0);
    await expect(card(page, 'Rohu')).toBeVisible();
    await page.getByRole('link', { name: 'Combo', exact: true }).click();
    await expect(card(page, 'Fish plate')).toBeVisible();
    await expect(card(page, 'Green plate')).toHaveCount(0);
    await shopper.expectAccessible();

    const friend = await browser.newPage({ baseURL: baseURL ?? '' });
    await friend.goto(page.url());
    await expect(card(friend, 'Fish plate')).toBeVisible();
    expect(await names(friend)).toEqual(['Fish plate']);
    await expect(
      friend.getByRole('link', { name: 'Fish', exact: true }).and(friend.locator('[aria-current]')),
    ).toHaveCount(1);
    await expect(friend.getByRole('link', { name: 'Combo', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(friend.getByLabel('Vegetarian or not')).toHaveValue('1');
    await friend.getByLabel('Vegetarian or not').selectOption('All');
    await expect(card(friend, 'Green plate')).toBeVisible();
    await friend.close();
  });

  test('S2c.1 subcategories have their description on wide screens', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { shelves, categoryId } = await shopkeeper.category('Described', ['Gourds']);
    await shopkeeper.stock(shelves[0] as Shelf, { name: 'Ridge gourd' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/categories/${categoryId}`);
    const subs = page.getByRole('navigation', { name: 'Subcategories' });
    await expect(subs.getByText('All of Gourds')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(subs.getByText('All of Gourds')).toBeHidden();
    await expect(subs.getByText('Gourds', { exact: true })).toBeVisible();
  });

  test('S2c.2 S7b.11 S3.8 has no veg filter where the shop says so, whatever the address asks', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { categoryId, shelves } = await shopkeeper.category('Unfiltered', ['Leaves']);
    const shelf = shelves[0] as Shelf;
    await shopkeeper.stock(shelf, { name: 'Spinach' });
    await page.goto(`/categories/${categoryId}`);
    await expect(page.getByLabel('Vegetarian or not')).toBeVisible();
    await shopkeeper.hideVegFilter(categoryId);
    await expect(async () => {
      await page.goto(`${pathOf(shelf)}&veg=1`);
      await expect(page.getByLabel('Vegetarian or not')).toHaveCount(0, { timeout: 1 });
    }).toPass();
    await expect(card(page, 'Spinach')).toBeVisible();
  });

  test('S2c.1 S2c.2 S2c.3 says in its own words why there is nothing', async ({
    page,
    shopper,
    shopkeeper,
  }) => {
    const bare = await shopkeeper.category('Bare');
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

    const { shelves } = await shopkeeper.category('Half', ['Only goods', 'Only combos']);
    const [goods, combos] = shelves as [Shelf, Shelf];
    const stock = await shopkeeper.stock(goods, { name: 'Lone bean' });
    await shopkeeper.combo(combos, [stock], { name: 'Lone combo' });
    await page.goto(pathOf(combos));
    await expect(
      page.getByText('No items found in this subcategory.', { exact: true }),
    ).toBeVisible();
    await page.goto(`${pathOf(goods)}&show=combo`);
    await expect(
      page.getByText('No combos found in this subcategory.', { exact: true }),
    ).toBeVisible();
    await page.goto(`${pathOf(goods)}&veg=1&page=4`);
    await expect(
      page.getByText('No items found in this subcategory.', { exact: true }),
    ).toBeVisible();
    await shopper.expectAccessible();
  });

  test('S5.8 leaves out what is not on sale, and puts what is sold out last', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const { shelves } = await shopkeeper.category('Sold', ['Mixed']);
    const shelf = shelves[0] as Shelf;
    await shopkeeper.stock(shelf, { name: 'Gone', quantity: 0, sequence: 1 });
    await shopkeeper.stock(shelf, { name: 'Hidden', inactive: true, sequence: 2 });
    await shopkeeper.stock(shelf, { name: 'There', sequence: 3 });
    await page.goto(pathOf(shelf));
    expect(await names(page)).toEqual(['There', 'Gone']);
    await expect(card(page, 'Gone').getByText('Out of stock')).toBeVisible();
    await expect(card(page, 'Gone').getByRole('button')).toHaveText('Notify Me');
  });
});

test.describe('when the shop cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED|500|404/] });

  test('S7b.11 the veg filter stays when its setting fails', async ({
    page,
    shopper: _,
    shopkeeper,
  }) => {
    const name = `Unset ${unique()}`;
    const { shelves } = await shopkeeper.category(name, ['Any']);
    await shopkeeper.stock(shelves[0] as Shelf, { name: 'Anything' });
    await page.goto('/');
    await page.route('**/VEG_NONVEG_TOGGLE_IGNORE', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('link', { name }).click();
    await expect(card(page, 'Anything')).toBeVisible();
    await expect(page.getByLabel('Vegetarian or not')).toBeVisible();
  });

  test('the shelf says so and is tried again', async ({ page, shopper, shopkeeper }) => {
    const name = `Failing ${unique()}`;
    const { shelves } = await shopkeeper.category(name, ['One', 'Two']);
    await shopkeeper.stock(shelves[0] as Shelf, { name: 'First good' });
    await shopkeeper.stock(shelves[1] as Shelf, { name: 'Second good' });
    await page.goto(pathOf(shelves[0] as Shelf));
    await page.route('**/stocks/search*', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Two' }).click();
    await expect(page.getByText('The shelf could not be loaded.')).toBeVisible();
    await shopper.expectAccessible();
    await page.unroute('**/stocks/search*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Second good')).toBeVisible();
  });
});

test.describe('addresses that garble', () => {
  test('show the nearest sensible page', async ({ page, shopper: _, shopkeeper }) => {
    const { shelf } = await aLongShelf(shopkeeper, 25);
    const shelfPath = pathOf(shelf);
    for (const page1 of ['-1', '0', 'abc', '1.5', '1e99', '%00', '%27%20or%201%3D1']) {
      const response = await page.goto(`${shelfPath}&page=${page1}`);
      expect([page1, response?.status()]).toEqual([page1, 200]);
      await expect(card(page, 'Bean 01')).toBeVisible();
    }
    for (const beyond of ['3', '99999', '99999999999']) {
      const response = await page.goto(`${shelfPath}&page=${beyond}`);
      expect([beyond, response?.status()]).toEqual([beyond, 200]);
      await expect(page).toHaveURL(/[?&]page=2$/);
      await expect(card(page, 'Bean 25')).toBeVisible();
    }
    for (const query of ['sub=999999', 'sub=-1&show=%3Cscript%3E&veg=7', 'sub[]=1&page[]=2']) {
      const response = await page.goto(`/categories/${shelf.categoryId}?${query}`);
      expect([query, response?.status()]).toEqual([query, 200]);
      await expect(card(page, 'Bean 01')).toBeVisible();
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
