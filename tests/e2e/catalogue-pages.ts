import type { Page } from '@playwright/test';
import { expect, type Shopkeeper, type Subcategory } from './shopkeeper.ts';
import type { Shopper } from './shopper.ts';

/** The names on the cards, in order. */
export const cardNames = (page: Page) =>
  page.getByRole('article').getByRole('heading').allInnerTexts();
export const cardNamed = (page: Page, name: string) =>
  page.getByRole('article').filter({ hasText: name });
/** URL of a listing. */
export const listingPath = ({ categoryId, subcategoryId }: Subcategory) =>
  `/categories/${categoryId}?sub=${subcategoryId}`;

type Scrollable = { scrollIntoView(options: { block: 'center' }): void };
export const scrollY = (page: Page) => page.evaluate('Math.round(scrollY)') as Promise<number>;
const TWO_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))';

/**
 * Scrolls a card into the middle of the window; repeats it until earlier scrolling has ended and the card stays there.
 */
export async function scrollTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await cardNamed(page, name).evaluate((element) =>
      (element as unknown as Scrollable).scrollIntoView({ block: 'center' }),
    );
    const position = await scrollY(page);
    await page.evaluate(TWO_FRAMES);
    expect(await scrollY(page)).toBe(position);
  }).toPass();
}

/** Scrolls down step by step until the card exists. */
export async function scrollUntil(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1200);
    await expect(cardNamed(page, name)).toBeVisible({ timeout: 250 });
  }).toPass();
}
/** A word unique to this test. */
export const uniqueWord = () => Math.random().toString(36).slice(2, 7);

/** Creates a listing of `count` stocks, 'Bean 01', 'Bean 02' and so on; returns the subcategory and their ids. */
export async function createLongListing(shopkeeper: Shopkeeper, count = 45) {
  const { categoryId, subcategories } = await shopkeeper.createCategory(`Long ${uniqueWord()}`, [
    'Beans',
  ]);
  const subcategory = subcategories[0] ?? { categoryId, subcategoryId: 0 };
  return { subcategory, ids: await shopkeeper.createStocks(subcategory, 'Bean', count) };
}

/** Creates an empty subcategory 'Pulses'. */
export async function createEmptySubcategory(shopkeeper: Shopkeeper): Promise<Subcategory> {
  const { subcategories, categoryId } = await shopkeeper.createCategory(`Pantry ${uniqueWord()}`, [
    'Pulses',
  ]);
  return subcategories[0] ?? { categoryId, subcategoryId: 0 };
}

export const productPath = (id: number) => `/product/${id}`;
export const buttonNamed = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });
/** The link to a product of the displayed combo. */
export const comboPartLink = (page: Page, name: string) =>
  page.locator('section', { hasText: 'In this combo' }).getByRole('link', { name });

/** Signs in and waits until the sign-in screen has navigated Home. */
export async function signIn(page: Page, shopper: Shopper): Promise<void> {
  await page.goto('/Auth');
  await shopper.signIn();
  await expect(page.getByText('Signed in as')).toBeVisible();
}
